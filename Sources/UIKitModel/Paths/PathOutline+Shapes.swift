import Foundation

nonisolated extension PathOutline {
  /// The distance of control points along the sides with which a curve best approximates a quarter
  /// circle.
  private static let quarter: CGFloat = 0.5522847498307936

  mutating func addRect(_ rect: CGRect) {
    if rect.isNull { return }
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y))
    addLine(
      to: CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height))
    addLine(to: CGPoint(x: rect.origin.x, y: rect.origin.y + rect.size.height))
    close()
  }

  mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      rect,
      radii: [
        .topLeft: CGSize(width: rect.width / 2, height: rect.height / 2),
        .topRight: CGSize(width: rect.width / 2, height: rect.height / 2),
        .bottomLeft: CGSize(width: rect.width / 2, height: rect.height / 2),
        .bottomRight: CGSize(width: rect.width / 2, height: rect.height / 2),
      ])
  }

  /// A rectangle with quarters of ellipses at its corners, none larger than half of its sides.
  mutating func addRoundedRect(_ rect: CGRect, radii: [UIRectCorner: CGSize]) {
    if rect.isNull { return }
    let rect = rect.standardized
    func radius(_ corner: UIRectCorner) -> CGSize {
      let radius = radii[corner] ?? .zero
      return CGSize(
        width: max(0, min(radius.width, rect.width / 2)),
        height: max(0, min(radius.height, rect.height / 2)))
    }
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let gap = 1 - Self.quarter
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let topLeft = radius(.topLeft)
    let topRight = radius(.topRight)
    let bottomRight = radius(.bottomRight)
    let bottomLeft = radius(.bottomLeft)
    move(to: point(left + topLeft.width, top))
    addLine(to: point(right - topRight.width, top))
    addCorner(
      to: point(right, top + topRight.height),
      point(right - topRight.width * gap, top), point(right, top + topRight.height * gap))
    addLine(to: point(right, bottom - bottomRight.height))
    addCorner(
      to: point(right - bottomRight.width, bottom),
      point(right, bottom - bottomRight.height * gap),
      point(right - bottomRight.width * gap, bottom))
    addLine(to: point(left + bottomLeft.width, bottom))
    addCorner(
      to: point(left, bottom - bottomLeft.height),
      point(left + bottomLeft.width * gap, bottom),
      point(left, bottom - bottomLeft.height * gap))
    addLine(to: point(left, top + topLeft.height))
    addCorner(
      to: point(left + topLeft.width, top),
      point(left, top + topLeft.height * gap), point(left + topLeft.width * gap, top))
    close()
  }

  private mutating func addCorner(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    if end == current { return }
    addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds an arc, connected by a line to the current point if there is one.
  ///
  /// Angle 0 is at three o'clock and angles grow downwards, clockwise on screen (GE-24). With
  /// `isGrowing` the arc runs in that direction, otherwise in the other one; angles a whole turn
  /// apart or more give the whole circle.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat,
    isGrowing: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    guard sweep.isFinite, radius.isFinite else { return }
    if abs(sweep) >= turn - 1e-9 {
      sweep = isGrowing ? turn : -turn
    } else if isGrowing, sweep < 0 {
      sweep += turn
    } else if !isGrowing, sweep > 0 {
      sweep -= turn
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(startAngle)
    if current == nil {
      move(to: first)
    } else if current != first {
      addLine(to: first)
    }
    let count = max(1, Int((abs(sweep) / (turn / 4)).rounded(.up)))
    if sweep == 0 { return }
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let from = startAngle + step * CGFloat(index)
      let to = startAngle + step * CGFloat(index + 1)
      let (a, b) = (point(from), point(to))
      addCurve(
        to: b,
        control1: CGPoint(x: a.x - reach * sin(from), y: a.y + reach * cos(from)),
        control2: CGPoint(x: b.x + reach * sin(to), y: b.y - reach * cos(to)))
    }
  }
}
