/// The difference of two hit maps where an answer is wrong in no known way: measured, not guessed.
package enum MapDiagnosis: Codable, Sendable, Hashable {
  /// Every point goes where it goes with the starter.
  case asBefore
  /// `name` gets no touch at all; `takenBy` gets most of those that belong to it, nil where nobody
  /// does.
  case never(name: String, takenBy: String?)
  /// `name` answers wherever it was asked at all.
  case everywhere(name: String)
  /// The region has the right shape, but lies elsewhere; positive is right and down. `origin` is
  /// what the view has that is just as long.
  case shifted(name: String, dx: Double, dy: Double, origin: Origin?)
  /// Turned over at its middle, left for right.
  case mirrored(name: String, isVertical: Bool)
  /// Width and height exchanged.
  case sidesExchanged(name: String)
  /// In the rectangle of the region it answers where it should not, and only there.
  case insideOut(name: String)
  /// The right shape, this many times as large.
  case scaled(name: String, factor: Double)
  /// A full rectangle, where another shape is right.
  case rectangle(name: String)
  /// It goes on to the end of what the superview holds, at sides where it should end.
  case unlimited(name: String, sides: [Side])
  /// The rectangle around the view's own bounds grows in another way than it should.
  case growth(name: String, Growth)
  /// The edges of the region lie this many points farther out than they should; negative is in.
  case edges(name: String, left: Double, top: Double, right: Double, bottom: Double)
  /// The region covers everything that it should, and this many points more.
  case tooLarge(name: String, points: Int)
  /// The region lacks this many points of what it should cover, and covers nothing else.
  case tooSmall(name: String, points: Int)
  /// Both: lacking and covering too much.
  case otherShape(name: String, missing: Int, extra: Int)

  /// Something of a view that a region is shifted by when it is taken for something else.
  package enum Origin: String, Codable, Sendable {
    /// The origin of its frame.
    case frame
    /// The same, to the left and up.
    case frameBackwards
    /// What is left out: the origin of its bounds.
    case bounds
    /// Half its size, to the left and up: its corner is taken for its middle.
    case corner
    /// Half the region's size, to the right and down: its middle is taken for its corner.
    case middle
  }

  /// A side of a region.
  package enum Side: String, Codable, Sendable, CaseIterable {
    case left
    case top
    case right
    case bottom
  }

  /// How a rectangle grows beyond the bounds of its view, where it should grow by something else.
  package enum Growth: Codable, Sendable, Hashable {
    /// It is smaller than the bounds.
    case inward
    /// All of it is at the right and below.
    case rightAndDown
    /// All of it is at the left and above.
    case leftAndUp
    /// By this many times as much at each side.
    case times(factor: Double)
    /// Horizontally by what belongs to the vertical direction, and the other way round.
    case exchanged
    /// Only horizontally.
    case onlyWide
    /// Only vertically.
    case onlyTall
    /// By the same distance at all sides, where they need different ones.
    case alike(distance: Double)
    /// At every side by this much more than it should; negative is less.
    case off(distance: Double)
    /// A part of the bounds themselves is missing.
    case cut
  }

  /// Whether it says more than that points are missing or too many.
  package var isTelling: Bool {
    switch self {
    case .asBefore, .never, .everywhere, .shifted, .mirrored, .sidesExchanged, .insideOut, .scaled,
      .rectangle, .unlimited, .growth, .edges:
      true
    case .tooLarge, .tooSmall, .otherShape: false
    }
  }
}

/// The names in JSON of the values that a case has without a label.
extension MapDiagnosis {
  // swift-format-ignore: OneCasePerLine
  private enum GrowthCodingKeys: String, CodingKey { case name, _1 = "growth" }
}
