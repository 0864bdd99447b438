import Foundation

extension PathOutline {
  /// The closed polygons of the subpaths as they are seen with perspective, without the parts
  /// behind the viewer.
  func seen(by map: Projection) -> [[CGPoint]] {
    subpathPoints.map { points in
      Self.inFront(points.map { Seen($0, by: map) }).map(\.place)
    }
  }

  /// A point before the division by its depth.
  private struct Seen {
    var x: CGFloat
    var y: CGFloat
    var divisor: CGFloat

    init(_ point: CGPoint, by map: Projection) {
      let plane = point.applying(map.plane)
      (x, y, divisor) = (plane.x, plane.y, map.divisor(at: point))
    }

    var place: CGPoint { CGPoint(x: x / divisor, y: y / divisor) }
    var isInFront: Bool { divisor >= PathOutline.nearest }

    /// The point on the line to `other` that is just in front of the viewer.
    func crossing(to other: Seen) -> Seen {
      let share = (PathOutline.nearest - divisor) / (other.divisor - divisor)
      var point = self
      point.x += (other.x - x) * share
      point.y += (other.y - y) * share
      point.divisor = PathOutline.nearest
      return point
    }
  }

  /// The part of a polygon in front of the viewer.
  private static func inFront(_ points: [Seen]) -> [Seen] {
    if points.allSatisfy(\.isInFront) { return points }
    var seen: [Seen] = []
    guard var last = points.last else { return [] }
    for point in points {
      if point.isInFront != last.isInFront { seen.append(last.crossing(to: point)) }
      if point.isInFront { seen.append(point) }
      last = point
    }
    return seen
  }

  /// The divisor at which points are so large that they are on no screen.
  private static var nearest: CGFloat { 1e-4 }
  /// The number of lines for a curve.
  private static var linesOfCurve: Int { 24 }

  /// The points of each subpath, with curves as lines.
  private var subpathPoints: [[CGPoint]] {
    var subpaths: [[CGPoint]] = []
    func line(from start: CGPoint, to end: CGPoint) {
      if subpaths.last?.last != start { subpaths.append([start]) }
      subpaths[subpaths.count - 1].append(end)
    }
    forEachSegment { segment in
      switch segment {
      case .line(let start, let end): line(from: start, to: end)
      case .cubic(let start, let first, let second, let end):
        var last = start
        for index in 1...Self.linesOfCurve {
          let t = CGFloat(index) / CGFloat(Self.linesOfCurve)
          let point =
            index == Self.linesOfCurve
            ? end : Self.point(at: t, start, first, second, end)
          line(from: last, to: point)
          last = point
        }
      }
    }
    return subpaths
  }

  private static func point(
    at t: CGFloat, _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint
  ) -> CGPoint {
    let rest = 1 - t
    let (a, b) = (rest * rest * rest, 3 * rest * rest * t)
    let (c, d) = (3 * rest * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }
}
