import Foundation

/// Convex polygons: the corners of views and the results of clipping.
package enum Polygon {
  /// Whether a polygon contains a point, including, up to rounding, its edge.
  package static func contains(_ corners: [CGPoint], _ point: CGPoint) -> Bool {
    var (isLeft, isRight) = (false, false)
    for (index, start) in corners.enumerated() {
      let end = corners[(index + 1) % corners.count]
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let side = dx * (point.y - start.y) - dy * (point.x - start.x)
      let slack = 1e-6 * (1 + abs(dx) + abs(dy))
      if side > slack { isLeft = true }
      if side < -slack { isRight = true }
    }
    return !corners.isEmpty && !(isLeft && isRight)
  }

  /// The interval of a horizontal line inside a polygon; nil if there is none.
  static func stretch(_ corners: [CGPoint], at y: Double) -> ClosedRange<Double>? {
    var low = Double.infinity
    var high = -Double.infinity
    for (index, start) in corners.enumerated() {
      let end = corners[(index + 1) % corners.count]
      guard min(start.y, end.y) <= y, y <= max(start.y, end.y) else { continue }
      let share = (y - start.y) / (end.y - start.y)
      let crossings: [Double] =
        start.y == end.y ? [start.x, end.x] : [start.x + share * (end.x - start.x)]
      for x in crossings {
        low = min(low, x)
        high = max(high, x)
      }
    }
    return low <= high ? low...high : nil
  }

  /// The bounding box of points.
  package static func box(_ points: some Sequence<CGPoint>) -> CGRect {
    var box: (left: Double, top: Double, right: Double, bottom: Double)?
    for point in points {
      let old = box ?? (point.x, point.y, point.x, point.y)
      box = (
        min(old.left, point.x), min(old.top, point.y), max(old.right, point.x),
        max(old.bottom, point.y)
      )
    }
    guard let box else { return .null }
    return CGRect(
      x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top)
  }

  /// The rectangle of corners that form an upright one; nil for others.
  package static func upright(_ corners: [CGPoint]) -> CGRect? {
    guard corners.count == 4 else { return nil }
    let box = box(corners)
    let slack = 1e-6 * (1 + abs(box.minX) + abs(box.maxX) + abs(box.minY) + abs(box.maxY))
    func isAt(_ value: Double, _ first: Double, _ second: Double) -> Bool {
      abs(value - first) <= slack || abs(value - second) <= slack
    }
    let isUpright = corners.allSatisfy {
      isAt($0.x, box.minX, box.maxX) && isAt($0.y, box.minY, box.maxY)
    }
    // Opposite corners must differ in both coordinates.
    let isWhole =
      abs(corners[0].x - corners[2].x) >= box.width - slack
      && abs(corners[0].y - corners[2].y) >= box.height - slack
    return isUpright && isWhole ? box : nil
  }
}
