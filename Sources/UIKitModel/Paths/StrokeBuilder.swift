import Foundation

/// Builds a stroke: along its pieces on one side and back on the other.
///
/// It winds around the area that a box for each piece, a wedge or a part of a disc for each join
/// and the caps cover together, all of them in the same direction: at each point its winding number
/// is the sum of theirs, since the edges between them cancel out.
nonisolated struct StrokeBuilder {
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  /// The distance from straight joins within which round joins are drawn straight.
  let tolerance: CGFloat
  private(set) var outline = PathOutline()

  init(
    half: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, tolerance: CGFloat
  ) {
    self.half = half
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.tolerance = tolerance
  }

  /// A straight piece of the line.
  private struct Piece {
    let start: CGPoint
    let end: CGPoint
    let length: CGFloat
    /// Its direction, of length 1.
    let x: CGFloat
    let y: CGFloat

    init(_ start: CGPoint, _ end: CGPoint) {
      (self.start, self.end) = (start, end)
      length = hypot(end.x - start.x, end.y - start.y)
      (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
    }
  }

  /// The side along which a stroke runs first, or the one along which it runs back.
  private enum Side: CGFloat {
    case there = 1
    case back = -1
  }

  mutating func add(_ subpath: (points: [CGPoint], isClosed: Bool)) {
    var points: [CGPoint] = []
    points.reserveCapacity(subpath.points.count)
    for point in subpath.points where points.last != point { points.append(point) }
    if subpath.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first, cap == .round { addDisc(point) }
      return
    }
    var pieces = zip(points, points.dropFirst()).map { Piece($0, $1) }
    if subpath.isClosed {
      pieces.append(Piece(points[points.count - 1], points[0]))
      addRing(pieces)
    } else {
      addLine(pieces)
    }
  }

  private mutating func addRing(_ pieces: [Piece]) {
    for side in [Side.there, .back] {
      let last = pieces.count - 1
      begin()
      for step in 0...last {
        let index = side == .there ? step : last - step
        turn(pieces[index], pieces[index == last ? 0 : index + 1], side)
      }
      outline.close()
    }
  }

  private mutating func addLine(_ pieces: [Piece]) {
    let last = pieces.count - 1
    begin()
    for index in 0..<last { turn(pieces[index], pieces[index + 1], .there) }
    addCap(at: pieces[last].end, pieces[last].x, pieces[last].y)
    for index in (0..<last).reversed() { turn(pieces[index], pieces[index + 1], .back) }
    addCap(at: pieces[0].start, -pieces[0].x, -pieces[0].y)
    outline.close()
  }

  /// The end of a line, from one side to the other.
  private mutating func addCap(at end: CGPoint, _ x: CGFloat, _ y: CGFloat) {
    let reach = cap == .square ? half : 0
    let middle = CGPoint(x: end.x + x * reach, y: end.y + y * reach)
    go(to: CGPoint(x: middle.x + y * half, y: middle.y - x * half))
    if cap == .round {
      let angle = atan2(-x, y)
      addArc(around: end, from: angle, to: angle + .pi)
    }
    go(to: CGPoint(x: middle.x - y * half, y: middle.y + x * half))
  }

  /// The join of two pieces, on one side: from the first to the second, or back.
  private mutating func turn(_ first: Piece, _ second: Piece, _ side: Side) {
    let middle = first.end
    let cross = first.x * second.y - first.y * second.x
    let cosine = first.x * second.x + first.y * second.y
    func beside(_ piece: Piece) -> CGPoint {
      let reach = half * side.rawValue
      return CGPoint(x: middle.x + piece.y * reach, y: middle.y - piece.x * reach)
    }
    let (from, to) =
      side == .there ? (beside(first), beside(second)) : (beside(second), beside(first))
    go(to: from)
    let isOuter = cross * side.rawValue > 0 || cross == 0 && side == .there
    if isOuter {
      let share = max((1 + cosine) / 2, 0).squareRoot()
      if join == .round, half * (1 - share) > tolerance {
        addArc(
          around: middle, from: atan2(from.y - middle.y, from.x - middle.x),
          to: atan2(to.y - middle.y, to.x - middle.x))
      } else if join == .miter, cross != 0, 1 / max(share, 1e-12) <= miterLimit {
        let reach = half * ((1 - cosine) / (1 + cosine)).squareRoot()
        let corner = beside(first)
        go(to: CGPoint(x: corner.x + first.x * reach, y: corner.y + first.y * reach))
      }
    } else if cosine <= 0 || half * abs(cross) > min(first.length, second.length) {
      // The way through the center includes each piece once; the short way leaves out their common
      // part, and is permitted only where both have one.
      go(to: middle)
    }
    go(to: to)
  }

  private var isBegun = false

  private mutating func begin() { isBegun = false }

  private mutating func go(to point: CGPoint) {
    if !isBegun {
      outline.move(to: point)
      isBegun = true
    } else if outline.current != point {
      outline.addLine(to: point)
    }
  }

  private mutating func addArc(around center: CGPoint, from: CGFloat, to: CGFloat) {
    outline.addArc(center: center, radius: half, from: from, to: to, isGrowing: true)
  }

  private mutating func addDisc(_ center: CGPoint) {
    outline.move(to: CGPoint(x: center.x + half, y: center.y))
    addArc(around: center, from: 0, to: 2 * .pi)
    outline.close()
  }
}
