import Foundation

// The crossings of the path with a ray to the right from a point decide whether the point is
// inside. Every crossing is found exactly: lines by their equation, curves by dividing them at
// their extrema in y and bisecting the rest until neighbouring numbers are reached.
//
// An edge belongs to the inside when the path lies to its right or below, as with rectangles
// (HT-10): a ray includes the upper end of each piece and excludes the lower one, and a crossing
// counts only where it is truly to the right of the point.

nonisolated extension PathOutline {
  /// The winding of the path around a point.
  struct Turns: Equatable {
    /// Crossings downwards less those upwards.
    var winding = 0
    /// The number of all crossings.
    var count = 0

    fileprivate mutating func add(isDownwards: Bool) {
      winding += isDownwards ? 1 : -1
      count += 1
    }
  }

  /// Whether a point is inside: by winding, or by crossings with `evenOdd` (GE-22). Open subpaths
  /// count as closed (GE-23).
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    let turns = turns(around: point)
    return evenOdd ? turns.count % 2 != 0 : turns.winding != 0
  }

  func turns(around point: CGPoint) -> Turns {
    guard point.x.isFinite, point.y.isFinite else { return Turns() }
    var turns = Turns()
    forEachSegment { $0.cross(rayFrom: point, &turns) }
    return turns
  }

  /// One line or curve between two points.
  enum Segment {
    case line(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)
  }

  /// All lines and curves, including the ones that close open subpaths. Quadratic curves are cubic
  /// ones here.
  func forEachSegment(_ body: (Segment) -> Void) {
    var start: CGPoint?
    var current = CGPoint.zero
    func closeSubpath() {
      if let start, start != current { body(.line(current, start)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        closeSubpath()
        start = point
        current = point
      case .line(let point):
        body(.line(current, point))
        current = point
      case .quad(let control, let point):
        body(
          .cubic(
            current, current.towards(control, 2 / 3), point.towards(control, 2 / 3), point))
        current = point
      case .curve(let control1, let control2, let point):
        body(.cubic(current, control1, control2, point))
        current = point
      case .close:
        closeSubpath()
        current = start ?? current
      }
    }
    closeSubpath()
  }
}

nonisolated extension CGPoint {
  fileprivate func towards(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

nonisolated extension PathOutline.Segment {
  fileprivate func cross(rayFrom point: CGPoint, _ turns: inout PathOutline.Turns) {
    switch self {
    case .line(let a, let b):
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > point.x { turns.add(isDownwards: b.y > a.y) }
    case .cubic(let a, let b, let c, let d):
      let x = Cubic(a.x, b.x, c.x, d.x)
      let y = Cubic(a.y, b.y, c.y, d.y)
      // The curve lies between its four points.
      if x.most <= point.x || y.most <= point.y || y.least > point.y { return }
      let isToTheRight = x.least > point.x
      let turning = y.turningPlaces
      var from: CGFloat = 0
      for piece in 0...turning.count {
        let to = piece < turning.count ? turning[piece] : 1
        let (first, last) = (y.value(from), y.value(to))
        if (first <= point.y) != (last <= point.y),
          isToTheRight || x.exceeds(point.x, where: y, is: point.y, from, to)
        {
          turns.add(isDownwards: last > first)
        }
        from = to
      }
    }
  }

  /// The smallest box around the segment.
  func expand(_ box: inout PathBox) {
    switch self {
    case .line(let a, let b):
      box.include(a)
      box.include(b)
    case .cubic(let a, let b, let c, let d):
      let x = Cubic(a.x, b.x, c.x, d.x)
      let y = Cubic(a.y, b.y, c.y, d.y)
      func include(_ place: CGFloat) {
        box.include(CGPoint(x: x.value(place), y: y.value(place)))
      }
      include(0)
      include(1)
      for turning in [x.turningPlaces, y.turningPlaces] {
        for index in 0..<turning.count { include(turning[index]) }
      }
    }
  }
}

/// A box that grows.
nonisolated struct PathBox {
  private(set) var rect = CGRect.null

  mutating func include(_ point: CGPoint) {
    if rect.isNull {
      rect = CGRect(origin: point, size: .zero)
      return
    }
    let (left, top) = (min(rect.minX, point.x), min(rect.minY, point.y))
    let (right, bottom) = (max(rect.maxX, point.x), max(rect.maxY, point.y))
    rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// One coordinate of a cubic curve, by its four points.
nonisolated struct Cubic {
  let a: CGFloat
  let b: CGFloat
  let c: CGFloat
  let d: CGFloat

  init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  /// The value at a parameter from 0 to 1; exactly the end points at the ends.
  func value(_ place: CGFloat) -> CGFloat {
    if place <= 0 { return a }
    if place >= 1 { return d }
    let rest = 1 - place
    return rest * rest * rest * a + 3 * rest * rest * place * b + 3 * rest * place * place * c
      + place * place * place * d
  }

  var least: CGFloat { min(min(a, b), min(c, d)) }
  var most: CGFloat { max(max(a, b), max(c, d)) }

  /// At most two parameters, in order. Not an array: one would be allocated for each curve of a
  /// query.
  struct Places {
    private(set) var count = 0
    private var first: CGFloat = 0
    private var second: CGFloat = 0

    mutating func add(_ place: CGFloat) {
      guard place > 0, place < 1 else { return }
      count += 1
      if count == 1 {
        first = place
      } else {
        (first, second) = (min(first, place), max(first, place))
      }
    }

    subscript(index: Int) -> CGFloat { index == 0 ? first : second }

    func hasOne(between low: CGFloat, _ high: CGFloat) -> Bool {
      count > 0 && low < first && first < high || count > 1 && low < second && second < high
    }
  }

  /// The extrema of the value: the zeros of the derivative between the ends.
  var turningPlaces: Places {
    let (first, second, third) = (b - a, c - b, d - c)
    let square = first - 2 * second + third
    let linear = 2 * (second - first)
    var places = Places()
    if abs(square) < 1e-12 * max(abs(first), abs(second), abs(third)) {
      if linear != 0 { places.add(-first / linear) }
    } else {
      let discriminant = linear * linear - 4 * square * first
      if discriminant > 0 {
        let root = discriminant.squareRoot()
        let sum = -0.5 * (linear + (linear < 0 ? -root : root))
        places.add(sum / square)
        if sum != 0 { places.add(first / sum) }
      }
    }
    return places
  }

  /// Whether the value is greater than `limit` at the parameter where another, monotonic value
  /// reaches `target` between `from` and `to`.
  func exceeds(
    _ limit: CGFloat, where other: Cubic, is target: CGFloat, _ from: CGFloat, _ to: CGFloat
  ) -> Bool {
    halved(where: other, is: target, from, to) { least, most in
      least > limit ? true : most < limit ? false : nil
    } atPlace: {
      $0 > limit
    }
  }

  /// A decision about the value at the parameter where another, monotonic value reaches `target`
  /// between `from` and `to`.
  ///
  /// Bisects until the neighbouring numbers are reached, or until the bounds of the value already
  /// decide: most points are not that near to the curve.
  @inline(__always)
  func halved<Answer>(
    where other: Cubic, is target: CGFloat, _ from: CGFloat, _ to: CGFloat,
    between: (_ least: CGFloat, _ most: CGFloat) -> Answer?, atPlace: (CGFloat) -> Answer
  ) -> Answer {
    let turning = turningPlaces
    // Rounded values are not compared before the place itself is known.
    let margin = 1e-9 * max(abs(least), abs(most), 1)
    var (low, high) = (from, to)
    let isLowBelow = other.value(low) <= target
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if (other.value(middle) <= target) == isLowBelow { low = middle } else { high = middle }
      if turning.hasOne(between: low, high) { continue }
      let ends = (value(low), value(high))
      let answer = between(min(ends.0, ends.1) - margin, max(ends.0, ends.1) + margin)
      if let answer { return answer }
    }
    return atPlace(value((low + high) / 2))
  }
}

nonisolated extension PathOutline {
  /// The smallest box around the path itself; null for an empty one.
  var boundingBoxOfPath: CGRect {
    var box = PathBox()
    for case .move(let point) in elements { box.include(point) }
    forEachSegment { $0.expand(&box) }
    return box.rect
  }

  /// The smallest box around all points, including control points; null for an empty path.
  var boundingBox: CGRect {
    var box = PathBox()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.include(point)
      case .quad(let control, let point):
        box.include(control)
        box.include(point)
      case .curve(let control1, let control2, let point):
        box.include(control1)
        box.include(control2)
        box.include(point)
      case .close: break
      }
    }
    return box.rect
  }
}
