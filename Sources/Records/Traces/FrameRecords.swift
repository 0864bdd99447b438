import EventVocabulary

/// What a view costs the render server and the GPU.
package struct CostRecord: Codable, Sendable {
  /// A layer that is rendered elsewhere first.
  package struct Pass: Codable, Sendable, Hashable {
    package let layer: ObjectName
    package let reasons: [OffscreenReason]

    package init(layer: ObjectName, reasons: [OffscreenReason]) {
      self.layer = layer
      self.reasons = reasons
    }
  }

  package let view: ObjectName
  /// How many layers show.
  package let layers: Int
  package let offscreen: [Pass]
  /// The layers that are blended with what is below.
  package let blended: [ObjectName]
  /// The points of the view, those where something is blended, and how often at most.
  package let points: Int
  package let blendedPoints: Int
  package let mostBlended: Int
  /// The memory of what views have drawn, in bytes.
  package let drawnBytes: Int

  package init(
    view: ObjectName, layers: Int, offscreen: [Pass], blended: [ObjectName], points: Int,
    blendedPoints: Int, mostBlended: Int, drawnBytes: Int
  ) {
    self.view = view
    self.layers = layers
    self.offscreen = offscreen
    self.blended = blended
    self.points = points
    self.blendedPoints = blendedPoints
    self.mostBlended = mostBlended
    self.drawnBytes = drawnBytes
  }
}

/// Frames on their way to the screen, simulated.
package struct FramesRecord: Codable, Sendable {
  /// The refreshes of the display in a second, and the milliseconds of each.
  package let refreshes: Double
  package let period: Double
  package let isTripleBuffered: Bool
  package let frames: [FramePipeline.Frame]
  /// The milliseconds by which frames were late, and those in each second.
  package let hitchTime: Double
  package let hitchRatio: Double

  package init(
    refreshes: Double, isTripleBuffered: Bool, pipeline: FramePipeline
  ) {
    self.refreshes = refreshes
    self.isTripleBuffered = isTripleBuffered
    period = pipeline.period
    frames = pipeline.frames
    hitchTime = pipeline.hitchTime
    hitchRatio = pipeline.hitchRatio
  }
}
