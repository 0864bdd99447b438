import Foundation
import HitMaps

/// The aspect in which two hit maps are compared.
package enum HitMapComparison: Codable, Sendable, Hashable {
  /// Who gets the touch.
  case owners
  /// Where one view gets it.
  case hittable(String)
}

/// Where a hit map goes to other views than the right one.
package struct HitMapDifference: Codable, Sendable {
  /// Points of one kind of fault: who should get them and who does.
  package struct Pair: Codable, Sendable, Hashable {
    /// nil for nobody; with `hittable` for anybody else.
    package let expected: String?
    package let actual: String?
    package let points: Int

    package init(expected: String?, actual: String?, points: Int) {
      self.expected = expected
      self.actual = actual
      self.points = points
    }
  }

  /// How many kinds of fault a map can tell apart.
  package static let mostKinds = Int(HitMap.nobody) - 1

  package let comparison: HitMapComparison
  /// The kinds of fault, the largest first.
  package let pairs: [Pair]
  /// The wrong points: a map whose names are the numbers of `pairs`, nobody where all is well. Of
  /// more pairs than `mostKinds` the smallest share the last number.
  ///
  /// Made each time that it is asked for: a grader keeps the verdicts of a whole course.
  package var wrong: HitMap { folded.map }
  private let folded: FoldedHitMap
  /// The first wrong point in reading order.
  package let firstPoint: CGPoint
  /// The rectangle around the wrong points, in points of the screen.
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

  /// How many points are wrong.
  package var points: Int { pairs.reduce(0) { $0 + $1.points } }
}
