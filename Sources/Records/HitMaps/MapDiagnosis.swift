/// The difference of two hit maps if no known mistake matches: measured, not guessed.
package enum MapDiagnosis: Codable, Sendable, Hashable {
  /// Every point has the same owner as with the starter.
  case asBefore
  /// `name` gets no touch at all; `takenBy` gets most of its points, nil if no view does.
  case never(name: String, takenBy: String?)
  /// `name` answers wherever it was asked at all.
  case everywhere(name: String)
  /// The region has the right shape, but another position; positive is right and down. `origin` is
  /// the view's distance that is just as long.
  case shifted(name: String, dx: Double, dy: Double, origin: Origin?)
  /// Mirrored at its middle.
  case mirrored(name: String, isVertical: Bool)
  /// The view was moved to the right as far as it should have moved down, and the other way round.
  case axesExchanged(name: String)
  /// Where the regions of two views overlap, `name` gets the points that are nearer to its middle,
  /// and `over`, which is in front, should get them all.
  case nearestWins(name: String, over: String)
  /// Width and height exchanged.
  case sidesExchanged(name: String)
  /// It answers exactly in the part of the region's rectangle where it should not.
  case insideOut(name: String)
  /// The right shape at another scale.
  case scaled(name: String, factor: Double)
  /// A full rectangle, although another shape is right.
  case rectangle(name: String)
  /// It extends to the edge of the superview's content, on sides where it should end earlier.
  case unlimited(name: String, sides: [Side])
  /// The rectangle around the view's own bounds is expanded in a wrong way.
  case growth(name: String, Growth)
  /// The distances by which the edges of the region are too far out, in points; negative is in.
  case edges(name: String, left: Double, top: Double, right: Double, bottom: Double)
  /// The corners are missing, or are too many: of the region itself, or of what it leaves free.
  case corners(name: String, areExtra: Bool)
  /// It is an ellipse, where a rectangle is right.
  case round(name: String)
  /// Along one whole side, a strip of this width is missing or superfluous, in points.
  case strip(name: String, side: Side, width: Double, isExtra: Bool)
  /// The part that it leaves free ends too early, by these distances in points.
  case opening(name: String, left: Double, top: Double, right: Double, bottom: Double)
  /// It lets touches through to some views, and not to others that lie there, too.
  case onlyThrough(name: String, to: [String], not: [String])
  /// The view ends elsewhere after the touches; the offset to the right and down.
  case endsAt(name: String, dx: Double, dy: Double)
  /// The region covers everything that it should, and the given number of points more.
  case tooLarge(name: String, points: Int)
  /// The region lacks the given number of points, and covers nothing else.
  case tooSmall(name: String, points: Int)
  /// Some points are missing, and others are superfluous.
  case otherShape(name: String, missing: Int, extra: Int)

  /// A distance of a view by which a region is shifted if it is confused with another one.
  package enum Origin: String, Codable, Sendable {
    /// The origin of its frame.
    case frame
    /// The same, to the left and up.
    case frameBackwards
    /// The omitted origin of its bounds.
    case bounds
    /// Half its size, to the left and up: its corner is used as its middle.
    case corner
    /// Half the region's size, to the right and down: its middle is used as its corner.
    case middle
  }

  /// A side of a region.
  package enum Side: String, Codable, Sendable, CaseIterable {
    case left
    case top
    case right
    case bottom
  }

  /// The wrong way in which a rectangle is expanded beyond the bounds of its view.
  package enum Growth: Codable, Sendable, Hashable {
    /// It is smaller than the bounds.
    case inward
    /// It is expanded to the right and downwards only.
    case rightAndDown
    /// It is expanded to the left and upwards only.
    case leftAndUp
    /// By a multiple of the right distance at each side.
    case times(factor: Double)
    /// Horizontally by the distance that belongs to the vertical direction, and the reverse.
    case exchanged
    /// Only horizontally.
    case onlyWide
    /// Only vertically.
    case onlyTall
    /// By the same distance at all sides, where they need different ones.
    case alike(distance: Double)
    /// At every side by the given excess, in points; negative is too little.
    case off(distance: Double)
    /// A part of the bounds themselves is missing.
    case cut
  }

  /// Whether it is about a part of a region.
  package var isOfPart: Bool {
    switch self {
    case .corners, .round, .strip, .opening, .onlyThrough, .endsAt: true
    default: false
    }
  }

  /// Whether it says more than that points are missing or superfluous.
  package var isTelling: Bool {
    switch self {
    case .asBefore, .never, .everywhere, .shifted, .mirrored, .axesExchanged, .nearestWins,
      .sidesExchanged, .insideOut, .scaled, .rectangle, .unlimited, .growth, .edges, .corners,
      .round, .strip, .opening, .onlyThrough, .endsAt:
      true
    case .tooLarge, .tooSmall, .otherShape: false
    }
  }
}

/// The JSON keys of unlabelled associated values.
extension MapDiagnosis {
  // swift-format-ignore: OneCasePerLine
  private enum GrowthCodingKeys: String, CodingKey { case name, _1 = "growth" }
}
