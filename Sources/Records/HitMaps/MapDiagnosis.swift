/// What two hit maps tell of an answer that is wrong in no known way: measured, not guessed.
package enum MapDiagnosis: Codable, Sendable, Hashable {
  /// `name` answers nowhere.
  case never(name: String)
  /// `name` answers wherever it was asked at all.
  case everywhere(name: String)
  /// The region has the right shape, but lies elsewhere; positive is right and down.
  case shifted(name: String, dx: Double, dy: Double)
  /// Turned over at its middle, left for right.
  case mirrored(name: String, isVertical: Bool)
  /// The edges of the region lie this many points farther out than they should; negative is in.
  case edges(name: String, left: Double, top: Double, right: Double, bottom: Double)
  /// The region covers everything that it should, and this many points more.
  case tooLarge(name: String, points: Int)
  /// The region lacks this many points of what it should cover, and covers nothing else.
  case tooSmall(name: String, points: Int)
  /// Both: lacking and covering too much.
  case otherShape(name: String, missing: Int, extra: Int)

  /// Whether it says more than that points are missing or too many.
  package var isTelling: Bool {
    switch self {
    case .never, .everywhere, .shifted, .mirrored, .edges: true
    case .tooLarge, .tooSmall, .otherShape: false
    }
  }
}
