import Foundation
import UIKitModel

/// A convex polygon on the screen: the bounds of a view, or what clipping leaves of them.
nonisolated struct ConvexShape {
  private(set) var corners: [CGPoint]

  /// The corners of a rectangle after a transform, from the top left on to the top right.
  init(_ rectangle: CGRect, _ map: CGAffineTransform) {
    let rectangle = rectangle.standardized
    let (left, right) = (rectangle.minX, rectangle.minX + rectangle.width)
    let (top, bottom) = (rectangle.minY, rectangle.minY + rectangle.height)
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
      .map { CGPoint(x: $0.0, y: $0.1).applying(map) }
  }

  /// The part that both have in common; without corners where there is none.
  ///
  /// Each edge of the other cuts off what lies beyond it (Sutherland and Hodgman's way).
  func intersection(with other: ConvexShape) -> ConvexShape {
    var result = self
    let sign = other.turn < 0 ? -1.0 : 1.0
    for (index, start) in other.corners.enumerated() {
      let end = other.corners[(index + 1) % other.corners.count]
      result.cut { point in
        sign * ((end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x))
      }
    }
    return result
  }

  /// Twice the area, negative where the corners go the other way round, as in a mirrored view.
  private var turn: Double {
    var sum = 0.0
    for (index, point) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      sum += point.x * next.y - next.x * point.y
    }
    return sum
  }

  /// How many square points it covers; 0 for what has no width, and for numbers that are not
  /// finite.
  var area: Double {
    let area = corners.isEmpty ? 0 : abs(turn) / 2
    return area.isFinite ? area : 0
  }

  /// Keeps the part on the side where `distance` is not negative.
  private mutating func cut(_ distance: (CGPoint) -> Double) {
    var kept: [CGPoint] = []
    for (index, point) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (here, there) = (distance(point), distance(next))
      if here >= 0 { kept.append(point) }
      guard here * there < 0 else { continue }
      let share = here / (here - there)
      kept.append(
        CGPoint(x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share))
    }
    corners = kept
  }
}
