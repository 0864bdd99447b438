import Foundation
import Records

/// Finds pairs of numbers that are exchanged.
nonisolated enum ExchangedAxes {
  /// Whether a view was moved with x and y exchanged: from its position without any touch, by the
  /// vector that it was moved and by the right one.
  static func moved(_ name: String, mine: SceneSketch, right: SceneSketch, before: SceneSketch)
    -> Bool
  {
    func center(_ sketch: SceneSketch) -> CGPoint? { sketch.view(name)?.center }
    guard let start = center(before), let end = center(right), let own = center(mine) else {
      return false
    }
    let (way, ownWay) = (end - start, own - start)
    return areExchanged([ownWay.x, ownWay.y], [way.x, way.y])
  }

  /// Whether one pair of numbers is the other one exchanged, and the two are not equal.
  static func areExchanged(_ mine: [Double], _ right: [Double]) -> Bool {
    guard mine.count == 2, right.count == 2, abs(right[0] - right[1]) > 0.5 else { return false }
    return abs(mine[0] - right[1]) < 0.01 && abs(mine[1] - right[0]) < 0.01
  }

  /// The same for a fact about an object, such as `center = 10 20`.
  static func diagnosis(of name: String, _ mine: FactList, _ right: FactList) -> FactDiagnosis? {
    zip(mine.facts, right.facts).lazy.compactMap { fact, other -> FactDiagnosis? in
      guard let (key, numbers) = pair(fact), let (otherKey, expected) = pair(other),
        key == otherKey, areExchanged(numbers, expected)
      else { return nil }
      return .numbersExchanged(name: name, areSides: key.hasSuffix("size"))
    }.first
  }

  private static func pair(_ fact: String) -> (key: String, numbers: [Double])? {
    let parts = fact.components(separatedBy: " = ")
    guard parts.count == 2 else { return nil }
    let numbers = parts[1].split(separator: " ").compactMap { Double($0) }
    return numbers.count == 2 ? (parts[0], numbers) : nil
  }
}

nonisolated extension CGPoint {
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
