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
  /// The right shape around the right middle, this many times as large.
  case scaled(name: String, factor: Double)
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
    case frame
    case bounds
  }

  /// Whether it says more than that points are missing or too many.
  package var isTelling: Bool {
    switch self {
    case .asBefore, .never, .everywhere, .shifted, .mirrored, .sidesExchanged, .insideOut, .scaled,
      .edges:
      true
    case .tooLarge, .tooSmall, .otherShape: false
    }
  }
}
