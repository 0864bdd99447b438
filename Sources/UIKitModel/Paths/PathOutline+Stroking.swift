import Foundation

/// How a line ends.
nonisolated public enum CGLineCap: Int, Sendable {
  case butt, round, square
}

/// How lines meet.
nonisolated public enum CGLineJoin: Int, Sendable {
  case miter, round, bevel
}

nonisolated extension PathOutline {
  /// What a line along the path covers: a box for each straight piece, a wedge or a disc where two
  /// meet and a cap at open ends. All go round the same way, so that by turns they are one area.
  func stroked(
    width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat
  ) -> PathOutline {
    var stroke = StrokeBuilder(
      half: abs(width) / 2, cap: cap, join: join, miterLimit: miterLimit)
    for subpath in flattened { stroke.add(subpath) }
    return stroke.outline
  }

  /// The subpaths as points, with curves cut into pieces of at most a quarter of a degree or so.
  var flattened: [(points: [CGPoint], isClosed: Bool)] {
    var subpaths: [(points: [CGPoint], isClosed: Bool)] = []
    var points: [CGPoint] = []
    func finish(isClosed: Bool) {
      if !points.isEmpty { subpaths.append((points, isClosed)) }
      points = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        points = [point]
      case .line(let point):
        points.append(point)
      case .quad(let control, let end):
        let start = points.last ?? end
        for step in 1...64 {
          let t = CGFloat(step) / 64
          let (a, b, c) = ((1 - t) * (1 - t), 2 * (1 - t) * t, t * t)
          points.append(
            CGPoint(
              x: a * start.x + b * control.x + c * end.x,
              y: a * start.y + b * control.y + c * end.y))
        }
      case .curve(let control1, let control2, let end):
        let start = points.last ?? end
        for step in 1...64 {
          let t = CGFloat(step) / 64
          let rest = 1 - t
          let (a, b) = (rest * rest * rest, 3 * rest * rest * t)
          let (c, d) = (3 * rest * t * t, t * t * t)
          points.append(
            CGPoint(
              x: a * start.x + b * control1.x + c * control2.x + d * end.x,
              y: a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
      case .close:
        finish(isClosed: true)
      }
    }
    finish(isClosed: false)
    return subpaths
  }
}

/// Puts the pieces of a stroke together.
nonisolated private struct StrokeBuilder {
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  var outline = PathOutline()

  mutating func add(_ subpath: (points: [CGPoint], isClosed: Bool)) {
    var points: [CGPoint] = []
    for point in subpath.points where points.last != point { points.append(point) }
    if subpath.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first, cap == .round { addDisc(point) }
      return
    }
    let count = points.count
    let pieces = subpath.isClosed ? count : count - 1
    for index in 0..<pieces {
      let isFirst = !subpath.isClosed && index == 0
      let isLast = !subpath.isClosed && index == pieces - 1
      addPiece(
        points[index], points[(index + 1) % count], extendsStart: isFirst && cap == .square,
        extendsEnd: isLast && cap == .square)
      if !isLast {
        addJoin(points[index], points[(index + 1) % count], points[(index + 2) % count])
      }
    }
    if !subpath.isClosed, cap == .round {
      addDisc(points[0])
      addDisc(points[count - 1])
    }
  }

  private mutating func addPiece(
    _ a: CGPoint, _ b: CGPoint, extendsStart: Bool, extendsEnd: Bool
  ) {
    let length = hypot(b.x - a.x, b.y - a.y)
    let (x, y) = ((b.x - a.x) / length * half, (b.y - a.y) / length * half)
    let start = extendsStart ? CGPoint(x: a.x - x, y: a.y - y) : a
    let end = extendsEnd ? CGPoint(x: b.x + x, y: b.y + y) : b
    addPolygon([
      CGPoint(x: start.x + y, y: start.y - x), CGPoint(x: end.x + y, y: end.y - x),
      CGPoint(x: end.x - y, y: end.y + x), CGPoint(x: start.x - y, y: start.y + x),
    ])
  }

  private mutating func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
    if join == .round { return addDisc(b) }
    let (first, second) = (hypot(b.x - a.x, b.y - a.y), hypot(c.x - b.x, c.y - b.y))
    let (ux, uy) = ((b.x - a.x) / first, (b.y - a.y) / first)
    let (vx, vy) = ((c.x - b.x) / second, (c.y - b.y) / second)
    let cross = ux * vy - uy * vx
    if cross == 0 { return }
    let side: CGFloat = cross > 0 ? 1 : -1
    let from = CGPoint(x: b.x + uy * half * side, y: b.y - ux * half * side)
    let to = CGPoint(x: b.x + vy * half * side, y: b.y - vx * half * side)
    var corner = [b, from]
    let cosine = ux * vx + uy * vy
    let ratio = 1 / max(((1 + cosine) / 2).squareRoot(), 1e-12)
    if join == .miter, ratio <= miterLimit {
      let reach = half * ((1 - cosine) / (1 + cosine)).squareRoot()
      corner.append(CGPoint(x: from.x + ux * reach, y: from.y + uy * reach))
    }
    corner.append(to)
    addPolygon(side > 0 ? corner : corner.reversed())
  }

  private mutating func addDisc(_ center: CGPoint) {
    var disc = PathOutline()
    disc.addArc(center: center, radius: half, from: 0, to: 2 * .pi, isGrowing: true)
    disc.close()
    outline.append(disc)
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    outline.move(to: points[0])
    for point in points.dropFirst() { outline.addLine(to: point) }
    outline.close()
  }
}
