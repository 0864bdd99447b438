import Foundation
import HitMaps

/// The aspect in which two hit maps are compared.
package enum HitMapComparison: Codable, Sendable, Hashable {
  /// The view that gets the touch.
  case owners
  /// The points at which one view gets it.
  case hittable(String)
}

/// The points of a hit map with another owner than the right one.
package struct HitMapDifference: Codable, Sendable {
  /// Points of one kind of fault: the view that should get them and the one that does.
  package struct Pair: Codable, Sendable, Hashable {
    /// nil for no view; with `hittable` for any other view.
    package let expected: String?
    package let actual: String?
    package let points: Int

    package init(expected: String?, actual: String?, points: Int) {
      self.expected = expected
      self.actual = actual
      self.points = points
    }
  }

  /// The maximum number of kinds of fault in a map.
  package static let mostKinds = Int(HitMap.nobody) - 1

  package let comparison: HitMapComparison
  /// The kinds of fault, the largest first.
  package let pairs: [Pair]
  /// The wrong points: a map whose names are the indices of `pairs`, and `nobody` where all is
  /// well. If there are more pairs than `mostKinds`, the smallest share the last index.
  ///
  /// Computed at each access: a grader stores the verdicts of a whole course.
  package var wrong: HitMap { folded.map }
  private let folded: FoldedHitMap
  /// The first wrong point in reading order.
  package let firstPoint: CGPoint
  /// The bounding box of the wrong points, in points of the screen.
  package let box: CGRect

  package init(
    comparison: HitMapComparison, pairs: [Pair], wrong: HitMap, firstPoint: CGPoint, box: CGRect
  ) {
    self.comparison = comparison
    self.pairs = pairs
    folded = FoldedHitMap(wrong)
    self.firstPoint = firstPoint
    self.box = box
  }

  private enum CodingKeys: String, CodingKey {
    case comparison, pairs, firstPoint, box
    case folded = "wrong"
  }

  /// The number of wrong points.
  package var points: Int { pairs.reduce(0) { $0 + $1.points } }
}
