import EventVocabulary
import Foundation

/// The cost of a view for the render server and the GPU.
package struct CostRecord: Codable, Sendable {
  /// A layer that is rendered offscreen first.
  package struct Pass: Codable, Sendable, Hashable {
    package let layer: ObjectName
    package let reasons: [OffscreenReason]

    package init(layer: ObjectName, reasons: [OffscreenReason]) {
      self.layer = layer
      self.reasons = reasons
    }
  }

  /// A visible image: its own pixels and those of the screen that it covers, its bytes in memory,
  /// and whether its edges are between pixels (FP-39, FP-40).
  package struct Picture: Codable, Sendable, Hashable {
    package let layer: ObjectName
    package let pixels: CGSize
    package let shown: CGSize
    package let bytes: Int
    package let isScaled: Bool
    package let isMisaligned: Bool

    package init(
      layer: ObjectName, pixels: CGSize, shown: CGSize, bytes: Int, isScaled: Bool,
      isMisaligned: Bool
    ) {
      self.layer = layer
      self.pixels = pixels
      self.shown = shown
      self.bytes = bytes
      self.isScaled = isScaled
      self.isMisaligned = isMisaligned
    }
  }

  /// How often each cell is blended: each is `step` points wide and twice as high.
  package struct Overdraw: Codable, Sendable, Hashable {
    package let step: Int
    package let rows: [[Int]]

    package init(step: Int, rows: [[Int]]) {
      self.step = step
      self.rows = rows
    }

    /// The same in cells of twice the size, each with the maximum of its parts.
    package var halved: Overdraw {
      let tops = stride(from: 0, to: rows.count, by: 2)
      return Overdraw(step: 2 * step, rows: tops.map(halves(of:)))
    }

    /// The row of larger cells that begins at a row of these.
    private func halves(of top: Int) -> [Int] {
      let pair = rows[top..<min(top + 2, rows.count)]
      return stride(from: 0, to: rows[top].count, by: 2).map { (left: Int) -> Int in
        let most = pair.map { row in row[left..<min(left + 2, row.count)].max() ?? 0 }
        return most.max() ?? 0
      }
    }
  }

  package let view: ObjectName
  /// The number of visible layers.
  package let layers: Int
  package let offscreen: [Pass]
  /// The layers that are blended with those below.
  package let blended: [ObjectName]
  /// The number of points of the view, of those where layers are blended, and the maximum blending.
  package let points: Int
  package let blendedPoints: Int
  package let mostBlended: Int
  /// The memory of the views' drawing, in bytes.
  package let drawnBytes: Int
  package let pictures: [Picture]
  /// nil if no map was requested.
  package let overdraw: Overdraw?

  package init(
    view: ObjectName, layers: Int, offscreen: [Pass], blended: [ObjectName], points: Int,
    blendedPoints: Int, mostBlended: Int, drawnBytes: Int, pictures: [Picture] = [],
    overdraw: Overdraw? = nil
  ) {
    self.view = view
    self.layers = layers
    self.offscreen = offscreen
    self.blended = blended
    self.points = points
    self.blendedPoints = blendedPoints
    self.mostBlended = mostBlended
    self.drawnBytes = drawnBytes
    self.pictures = pictures
    self.overdraw = overdraw
  }
}

/// Frames on their way to the screen, simulated.
package struct FramesRecord: Codable, Sendable {
  /// The refreshes of the display per second, and the milliseconds of each.
  package let refreshes: Double
  package let period: Double
  package let isTripleBuffered: Bool
  package let frames: [FramePipeline.Frame]
  /// The milliseconds by which frames were late, and those per second.
  package let hitchTime: Double
  package let hitchRatio: Double

  /// The maximum number of frames that are simulated.
  package static let mostFrames = 1000

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
