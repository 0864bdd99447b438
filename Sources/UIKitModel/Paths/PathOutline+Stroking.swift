import Foundation

/// The shape of the end of a line.
nonisolated public enum CGLineCap: Int, Sendable {
  case butt, round, square
}

/// The shape of the join of two lines.
nonisolated public enum CGLineJoin: Int, Sendable {
  case miter, round, bevel
}

nonisolated extension PathOutline {
  /// The area of a stroke along the path: its two sides, with a join where two pieces meet and a
  /// cap at open ends. It winds around one area, with no part of it backwards.
  ///
  /// With a `tolerance`, curves are divided into no more pieces than keep the sides within it.
  func stroked(
    width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat,
    tolerance: CGFloat? = nil
  ) -> PathOutline {
    let half = abs(width) / 2
    let subpaths = flattened(tolerance, half: half)
    // Among that many pieces the roundness of a join is invisible.
    let crowd = CGFloat(subpaths.reduce(0) { $0 + $1.points.count }) / CGFloat(Self.fewPieces)
    var stroke = StrokeBuilder(
      half: half, cap: cap, join: join, miterLimit: miterLimit,
      tolerance: (tolerance ?? half * 1e-4) * max(1, crowd * crowd))
    for subpath in subpaths { stroke.add(subpath) }
    return stroke.outline
  }

  /// The subpaths as points, with curves divided into pieces of at most a quarter of a degree or
  /// so.
  var flattened: [(points: [CGPoint], isClosed: Bool)] { flattened(nil, half: 0) }

  /// The subpaths as points. With a `tolerance`, curves are divided into no more pieces than keep
  /// them, and their sides at the distance `half`, within it.
  private func flattened(
    _ tolerance: CGFloat?, half: CGFloat
  ) -> [(points: [CGPoint], isClosed: Bool)] {
    var subpaths: [(points: [CGPoint], isClosed: Bool)] = []
    var points: [CGPoint] = []
    let most = mostPiecesOfCurve(Self.mostPieces, of: Self.allPieces)
    func finish(isClosed: Bool) {
      if !points.isEmpty { subpaths.append((points, isClosed)) }
      points = []
    }
    func count(_ points: CGPoint...) -> Int {
      min(tolerance.map { Self.pieces(of: points, $0, half: half) } ?? most, most)
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
        let count = count(start, control, end)
        for step in 1...count {
          let t = CGFloat(step) / CGFloat(count)
          let (a, b, c) = ((1 - t) * (1 - t), 2 * (1 - t) * t, t * t)
          points.append(
            CGPoint(
              x: a * start.x + b * control.x + c * end.x,
              y: a * start.y + b * control.y + c * end.y))
        }
      case .curve(let control1, let control2, let end):
        let start = points.last ?? end
        let count = count(start, control1, control2, end)
        for step in 1...count {
          let t = CGFloat(step) / CGFloat(count)
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

  /// The maximum number of pieces of a curve.
  private static let mostPieces = 64
  /// The maximum number of pieces of all curves of a path together, if each has at least one: a
  /// million curves must not take the memory of 64 million lines.
  private static let allPieces = 500_000
  /// Up to this number of pieces joins are as round as requested.
  private static let fewPieces = 100_000

  /// The maximum number of pieces for each curve of the path: `most`, and with very many curves the
  /// number that gives `all` pieces in total.
  func mostPiecesOfCurve(_ most: Int, of all: Int) -> Int {
    guard elements.count > all / most else { return most }
    let curves = elements.count { element in
      switch element {
      case .quad, .curve: true
      case .move, .line, .close: false
      }
    }
    return max(1, min(most, all / max(curves, 1)))
  }

  /// The number of pieces that keep a curve within `tolerance`: itself, by its curvature, and its
  /// sides, by its turning.
  private static func pieces(of points: [CGPoint], _ tolerance: CGFloat, half: CGFloat) -> Int {
    var (bend, turn): (CGFloat, CGFloat) = (0, 0)
    for (a, (b, c)) in zip(points, zip(points.dropFirst(), points.dropFirst(2))) {
      let (ux, uy) = (b.x - a.x, b.y - a.y)
      let (vx, vy) = (c.x - b.x, c.y - b.y)
      bend = max(bend, hypot(vx - ux, vy - uy))
      turn += abs(atan2(ux * vy - uy * vx, ux * vx + uy * vy))
    }
    let own = (bend * 0.75 / tolerance).squareRoot()
    let sides = turn / (8 * tolerance / max(half, tolerance)).squareRoot()
    let count = max(own, sides).rounded(.up)
    return count < CGFloat(mostPieces) ? max(Int(count), 1) : mostPieces
  }
}
