import Foundation
import HitMaps
import Records

/// Finds whether overlapping regions of siblings are divided by the distance to their middles,
/// where all of the overlap belongs to the one in front (HT-4).
nonisolated struct NearestMeasure {
  private let actual: HitMap
  private let expected: HitMap
  private let sketch: SceneSketch

  /// The greatest distance in points of a border from the line between two middles.
  private static let tolerance = 2.0
  /// The minimum number of points along that line that are evidence enough.
  private static let leastBorder = 4
  /// The minimum share of the points that must be where the distance would have them.
  private static let leastShare = 0.95

  init(actual: HitMap, expected: HitMap, _ sketch: SceneSketch) {
    self.actual = actual
    self.expected = expected
    self.sketch = sketch
  }

  /// The pair of views for which that is so; nil if there is none.
  func diagnosis(among pairs: [HitMapDifference.Pair]) -> MapDiagnosis? {
    pairs.lazy.compactMap { pair -> MapDiagnosis? in
      guard let front = pair.expected, let name = pair.actual, divides(front, name) else {
        return nil
      }
      return .nearestWins(name: name, over: front)
    }.first
  }

  private func divides(_ front: String, _ name: String) -> Bool {
    guard let parent = sketch.superview(of: front)?.name,
      sketch.superview(of: name)?.name == parent, isInFront(front, of: name, in: parent),
      let middle = self.middle(of: front), let other = self.middle(of: name),
      let wanted = index(of: front, in: expected), let mine = index(of: front, in: actual),
      let taker = index(of: name, in: actual)
    else { return false }
    // Positive where the view in front is nearer.
    func lead(_ cell: Int) -> Double {
      let point = expected.middle(of: cell)
      return hypot(point.x - other.x, point.y - other.y)
        - hypot(point.x - middle.x, point.y - middle.y)
    }
    let taken = expected.cells.indices.filter {
      expected.cells[$0] == wanted && actual.cells[$0] == taker
    }
    let inOrder = taken.count { lead($0) <= Self.tolerance }
    guard !taken.isEmpty, Double(inOrder) >= Double(taken.count) * Self.leastShare else {
      return false
    }
    // The line where both meet has the same distance from both.
    let border = taken.filter { cell in
      neighbours(of: cell).contains {
        expected.cells[$0] == wanted && actual.cells[$0] == mine
      }
    }
    let onLine = border.count { abs(lead($0)) <= Self.tolerance }
    return onLine >= Self.leastBorder
      && Double(onLine) >= Double(border.count) * Self.leastShare
  }

  /// Whether the view that should get the overlap really lies in front: one behind may get points
  /// that the other refuses, such as those in the hole of a ring.
  private func isInFront(_ front: String, of name: String, in parent: String) -> Bool {
    let order = sketch.subviews(of: parent)
    guard let place = order.firstIndex(of: front), let other = order.firstIndex(of: name) else {
      return false
    }
    return place > other
  }

  private func neighbours(of cell: Int) -> [Int] {
    let column = cell % expected.width
    return [
      column > 0 ? cell - 1 : nil, column + 1 < expected.width ? cell + 1 : nil,
      cell - expected.width, cell + expected.width,
    ].compactMap(\.self).filter(expected.cells.indices.contains)
  }

  private func index(of name: String, in map: HitMap) -> UInt16? {
    map.names.firstIndex(of: name).map(UInt16.init)
  }

  private func middle(of name: String) -> CGPoint? {
    guard let bounds = sketch.view(name)?.bounds else { return nil }
    return sketch.onScreen(CGPoint(x: bounds.midX, y: bounds.midY), in: name)
  }
}
