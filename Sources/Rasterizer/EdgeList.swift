/// The rule for the inside of edges.
public enum FillRule: Sendable {
  /// Where the winding number of the edges, counted by direction, is not zero (GE-22).
  case winding
  /// Where an odd number of edges is crossed.
  case evenOdd
}

/// The straight edges of an area, in pixels: x to the right, y downwards from the first row.
public struct EdgeList: Sendable {
  /// One edge, from its upper end to its lower one.
  struct Edge: Sendable {
    let top: Double
    let bottom: Double
    /// x at the height 0, and the increase of x with each row.
    let base: Double
    let slope: Double
    /// 1 for an edge that was drawn downwards, −1 for the others.
    let direction: Int32

    func x(at y: Double) -> Double { base + y * slope }
  }

  private(set) var edges: [Edge] = []

  /// Creates a list without edges.
  public init() {}

  /// The maximum number of lines of a curve.
  public mutating func add(from x1: Double, _ y1: Double, to x2: Double, _ y2: Double) {
    let slope = (x2 - x1) / (y2 - y1)
    let base = x1 - y1 * slope
    guard y1 != y2, y1.isFinite, y2.isFinite, slope.isFinite, base.isFinite else { return }
    edges.append(
      Edge(
        top: min(y1, y2), bottom: max(y1, y2), base: base, slope: slope,
        direction: y2 > y1 ? 1 : -1))
  }

  /// As many lines as a curve becomes at most.
  public static let mostPieces = 500

  /// Adds a cubic curve as lines that are at most a twentieth of a pixel away from it, if no more
  /// than `most` of them are needed.
  public mutating func addCurve(
    from start: (x: Double, y: Double), _ control1: (x: Double, y: Double),
    _ control2: (x: Double, y: Double), to end: (x: Double, y: Double), most: Int = mostPieces
  ) {
    // The distance of a curve from its chord is at most an eighth of its second derivative; divided
    // into n pieces, n² times less.
    let bendX = max(
      abs(start.x - 2 * control1.x + control2.x), abs(control1.x - 2 * control2.x + end.x))
    let bendY = max(
      abs(start.y - 2 * control1.y + control2.y), abs(control1.y - 2 * control2.y + end.y))
    let bend = (bendX * bendX + bendY * bendY).squareRoot()
    guard bend.isFinite else { return }
    let count = min(max((bend * 0.75 / Self.tolerance).squareRoot().rounded(.up), 1), Double(most))
    var (x, y) = start
    for step in 1...Int(count) {
      let t = Double(step) / count
      let rest = 1 - t
      let (a, b) = (rest * rest * rest, 3 * rest * rest * t)
      let (c, d) = (3 * rest * t * t, t * t * t)
      let isLast = step == Int(count)
      let nextX = isLast ? end.x : a * start.x + b * control1.x + c * control2.x + d * end.x
      let nextY = isLast ? end.y : a * start.y + b * control1.y + c * control2.y + d * end.y
      add(from: x, y, to: nextX, nextY)
      (x, y) = (nextX, nextY)
    }
  }

  /// Whether the area is a rectangle that covers all of a box that it touches.
  func coversPixels(of box: PixelBox) -> Bool {
    guard edges.count == 2, edges[0].slope == 0, edges[1].slope == 0,
      edges[0].direction != edges[1].direction
    else { return false }
    let (left, right) = (min(edges[0].base, edges[1].base), max(edges[0].base, edges[1].base))
    return left <= Double(box.columns.lowerBound) && right >= Double(box.columns.upperBound)
      && edges.allSatisfy {
        $0.top <= Double(box.rows.lowerBound) && $0.bottom >= Double(box.rows.upperBound)
      }
  }

  /// The maximum distance of lines from the curve that they approximate, in pixels.
  private static let tolerance = 0.05
}
