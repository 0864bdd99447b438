import Foundation

/// The points, out of many, that are inside of a path: the same answers as those of
/// `PathOutline.contains` for each of them, found a row at a time or with preparation of the path
/// once.
nonisolated struct RowCrossings {
  /// A part of the path with monotonic y.
  fileprivate struct Piece {
    let top: CGFloat
    let bottom: CGFloat
    /// The bounds of its x, with a margin for rounding.
    let least: CGFloat
    let most: CGFloat
    let isDownwards: Bool
    let shape: Shape

    init(line a: CGPoint, _ b: CGPoint) {
      (top, bottom) = (min(a.y, b.y), max(a.y, b.y))
      // The calculated crossing with a row may be slightly outside of the piece's ends.
      let margin = 1e-9 * max(abs(a.x), abs(b.x), 1)
      (least, most) = (min(a.x, b.x) - margin, max(a.x, b.x) + margin)
      isDownwards = b.y > a.y
      shape = .line(a, b)
    }

    init(curve x: Cubic, _ y: Cubic, from: CGFloat, to: CGFloat) {
      let (first, last) = (y.value(from), y.value(to))
      (top, bottom) = (min(first, last), max(first, last))
      (least, most) = x.range(from, to)
      isDownwards = last > first
      shape = .curve(x: x, y: y, from: from, to: to)
    }
  }

  fileprivate enum Shape {
    case line(CGPoint, CGPoint)
    case curve(x: Cubic, y: Cubic, from: CGFloat, to: CGFloat)
  }

  private var pieces: [Piece] = []
  let isEvenOdd: Bool

  /// nil for a path with coordinates that cannot be calculated with.
  init?(_ outline: PathOutline, evenOdd: Bool) {
    isEvenOdd = evenOdd
    var pieces: [Piece] = []
    var isFinite = true
    outline.forEachSegment { segment in
      switch segment {
      case .line(let a, let b):
        isFinite = isFinite && a.isFinite && b.isFinite
        guard a.y != b.y else { return }
        pieces.append(Piece(line: a, b))
      case .cubic(let a, let b, let c, let d):
        isFinite = isFinite && a.isFinite && b.isFinite && c.isFinite && d.isFinite
        let x = Cubic(a.x, b.x, c.x, d.x)
        let y = Cubic(a.y, b.y, c.y, d.y)
        let turning = y.turningPlaces
        var from: CGFloat = 0
        for piece in 0...turning.count {
          let to = piece < turning.count ? turning[piece] : 1
          if y.value(from) != y.value(to) { pieces.append(Piece(curve: x, y, from: from, to: to)) }
          from = to
        }
      }
    }
    guard isFinite else { return nil }
    self.pieces = pieces.sorted { $0.top < $1.top }
  }

  /// Whether a point is inside: the same as `PathOutline.contains`.
  func contains(_ point: CGPoint) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var turns = 0
    for piece in pieces {
      if piece.top > point.y { break }
      guard piece.bottom > point.y, piece.most > point.x,
        piece.least > point.x || piece.isRight(of: point)
      else { continue }
      turns += isEvenOdd || piece.isDownwards ? 1 : -1
    }
    return isEvenOdd ? turns & 1 != 0 : turns != 0
  }

  /// Calls a closure for each row, from the least y on, with the columns inside: ranges of indices
  /// of `xs`. `xs` and `ys` are ascending.
  func forEachRow(_ ys: [CGFloat], _ xs: [CGFloat], _ body: (_ row: Int, Range<Int>) -> Void) {
    var next = 0
    var active: [Piece] = []
    var crossings: [(column: Int, turn: Int)] = []
    for (row, y) in ys.enumerated() {
      active.removeAll { $0.bottom <= y }
      while next < pieces.count, pieces[next].top <= y {
        if pieces[next].bottom > y { active.append(pieces[next]) }
        next += 1
      }
      if active.isEmpty {
        if next == pieces.count { return }
        continue
      }
      crossings.removeAll(keepingCapacity: true)
      for piece in active {
        let column = Self.column(of: piece, y, xs)
        // No ray crosses a piece to the left of all columns.
        guard column > 0 else { continue }
        var place = crossings.count
        let crossing = (column, piece.isDownwards ? 1 : -1)
        crossings.append(crossing)
        while place > 0, crossings[place - 1].column > column {
          crossings[place] = crossings[place - 1]
          place -= 1
        }
        crossings[place] = crossing
      }
      tell(crossings) { body(row, $0) }
    }
  }

  /// A ray from a column to the right meets every crossing that is not left of it.
  private func tell(_ crossings: [(column: Int, turn: Int)], _ body: (Range<Int>) -> Void) {
    var turns = isEvenOdd ? crossings.count : crossings.reduce(0) { $0 + $1.turn }
    var (begin, before) = (0, 0)
    var isInside = false
    func enter(_ inside: Bool, at column: Int) {
      if inside == isInside { return }
      if isInside, column > begin { body(begin..<column) }
      (isInside, begin) = (inside, column)
    }
    for crossing in crossings {
      if crossing.column > before {
        enter(isEvenOdd ? turns & 1 != 0 : turns != 0, at: before)
        before = crossing.column
      }
      turns -= isEvenOdd ? 1 : crossing.turn
    }
    enter(false, at: before)
  }

  /// The number of columns to the left of a piece's crossing with a row.
  private static func column(of piece: Piece, _ y: CGFloat, _ xs: [CGFloat]) -> Int {
    switch piece.shape {
    case .line(let a, let b):
      return count(of: xs, below: a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x))
    case .curve(let curve, let height, let from, let to):
      let (least, most) = (curve.least, curve.most)
      if y >= height.most || y < height.least { return 0 }
      let (low, high) = (count(of: xs, below: least), count(of: xs, below: most))
      if low == high { return low }
      let column = curve.columns(of: xs, where: height, is: y, from, to)
      return min(max(column, low), high)
    }
  }

  /// The number of some ascending numbers that are less than a limit.
  fileprivate static func count(of xs: [CGFloat], below limit: CGFloat) -> Int {
    var (low, high) = (0, xs.count)
    while low < high {
      let middle = (low + high) / 2
      if xs[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

nonisolated extension RowCrossings.Piece {
  /// Whether it crosses the row of a point truly to the right of it.
  fileprivate func isRight(of point: CGPoint) -> Bool {
    switch shape {
    case .line(let a, let b): a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x
    case .curve(let x, let y, let from, let to):
      // The curve lies between its four points.
      x.most > point.x && y.most > point.y && y.least <= point.y
        && (x.least > point.x || x.exceeds(point.x, where: y, is: point.y, from, to))
    }
  }
}

nonisolated extension Cubic {
  /// The bounds of the value between two parameters, with a margin for rounding.
  fileprivate func range(_ from: CGFloat, _ to: CGFloat) -> (least: CGFloat, most: CGFloat) {
    let turning = turningPlaces
    let margin = 1e-9 * max(abs(least), abs(most), 1)
    if turning.hasOne(between: from, to) { return (least - margin, most + margin) }
    let (first, last) = (value(from), value(to))
    return (min(first, last) - margin, max(first, last) + margin)
  }

  /// The number of some ascending numbers that are less than the value at the place where another,
  /// monotonic one reaches `target` between `from` and `to`.
  fileprivate func columns(
    of xs: [CGFloat], where other: Cubic, is target: CGFloat, _ from: CGFloat, _ to: CGFloat
  ) -> Int {
    halved(where: other, is: target, from, to) { least, most in
      let column = RowCrossings.count(of: xs, below: least)
      return column == xs.count || xs[column] > most ? column : nil
    } atPlace: {
      RowCrossings.count(of: xs, below: $0)
    }
  }
}

nonisolated extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
