import Foundation

nonisolated extension CGMutablePath {
  /// Adds an arc that is tangent to two lines: the one from the current point to `tangent1End`, and
  /// the one from there to `tangent2End`. A line leads to its beginning. If there is no such
  /// circle, because the points are collinear, only the line to `tangent1End` is added; a path
  /// without a current point does not change.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard !isEmpty else { return }
    let corner = tangent1End
    guard let back = Self.direction(from: corner, to: currentPoint),
      let ahead = Self.direction(from: corner, to: tangent2End), radius > 0
    else { return addLine(to: corner) }
    let turn = back.dx * ahead.dy - back.dy * ahead.dx
    let half = acos(min(max(back.dx * ahead.dx + back.dy * ahead.dy, -1), 1)) / 2
    guard abs(turn) > Self.straight, sin(half) > 0 else { return addLine(to: corner) }
    func point(_ way: CGVector, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + way.dx * distance, y: corner.y + way.dy * distance)
    }
    let (start, end) = (point(back, radius / tan(half)), point(ahead, radius / tan(half)))
    let middle = hypot(back.dx + ahead.dx, back.dy + ahead.dy)
    let center = point(
      CGVector(dx: (back.dx + ahead.dx) / middle, dy: (back.dy + ahead.dy) / middle),
      radius / sin(half))
    addArc(
      center: center, radius: radius, startAngle: atan2(start.y - center.y, start.x - center.x),
      endAngle: atan2(end.y - center.y, end.x - center.x), clockwise: turn > 0)
  }

  /// A direction of length 1; nil between equal points.
  private static func direction(from start: CGPoint, to end: CGPoint) -> CGVector? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : nil
  }

  /// The turn below which two lines count as one.
  private static var straight: CGFloat { 1e-9 }
}
