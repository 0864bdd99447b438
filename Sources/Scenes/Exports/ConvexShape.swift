import Foundation
import UIKitModel

/// A convex polygon on the screen: the bounds of a view, or what clipping leaves of them.
nonisolated struct ConvexShape {
  private(set) var corners: [CGPoint]

  /// The corners of a transformed rectangle, clockwise from the top left.
  init(_ rectangle: CGRect, _ map: Projection) {
    let rectangle = rectangle.standardized
    let (left, right) = (rectangle.minX, rectangle.minX + rectangle.width)
    let (top, bottom) = (rectangle.minY, rectangle.minY + rectangle.height)
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
      .map { CGPoint(x: $0.0, y: $0.1).applying(map) }
  }

  /// The intersection of both; without corners if it is empty.
  ///
  /// Each edge of the other cuts off the part beyond it (Sutherland–Hodgman clipping).
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

  /// Twice the signed area, negative if the corners have the other orientation, as in a mirrored
  /// view.
  private var turn: Double {
    var sum = 0.0
    for (index, point) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      sum += point.x * next.y - next.x * point.y
    }
    return sum
  }

  /// The area in square points; 0 for a shape without width, and for numbers that are not finite.
  var area: Double {
    let area = corners.isEmpty ? 0 : abs(turn) / 2
    return area.isFinite ? area : 0
  }

  /// Clips to the side on which `distance` is not negative.
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
