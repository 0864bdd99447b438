import Foundation

/// The cells of a view that is not upright in its superview, which is upright on the screen.
///
/// In one row each of the view's coordinates rises or falls from cell to cell, including rounding.
/// So a row has one span of cells, whose ends are found by bisection, with the operations of
/// `ViewState.convertFromSuperview`.
nonisolated struct TurnedRegion {
  /// The examined rows, from the first.
  private(set) var rows: Range<Int>
  /// The columns of each of the rows.
  private(set) var spans: [Range<Int>] = []

  private let map: CGAffineTransform
  private let isSwapped: Bool
  private let left: Double
  private let right: Double
  private let top: Double
  private let bottom: Double

  /// nil where numbers are too large, and all views have to be asked.
  init?(
    _ state: UnsafeMutablePointer<ViewState>, in outer: HitMapPainter.Space,
    _ map: CGAffineTransform, columns: AxisPath, rows: AxisPath
  ) {
    let largest = [map.a, map.b, map.c, map.d].reduce(0) { max($0, abs($1)) }
    let reach = largest * max(outer.columns.reach, outer.rows.reach)
    guard reach + abs(map.tx) + abs(map.ty) < 1e290 else { return nil }
    self.map = map
    isSwapped = outer.isSwapped
    (left, right) = (state.pointee.left, state.pointee.right)
    (top, bottom) = (state.pointee.top, state.pointee.bottom)
    self.rows = 0..<0
    let box = box(in: outer)
    if box.isEmpty { return }
    self.rows = box.rows
    let across = box.columns.map {
      columns.value(outer.depth, ofCell: $0, from: outer.columns.landing)
    }
    spans.reserveCapacity(box.rows.count)
    for row in box.rows {
      let down = rows.value(outer.depth, ofCell: row, from: outer.rows.landing)
      let span = span(across, down)
      spans.append(
        span.lowerBound + box.columns.lowerBound..<span.upperBound + box.columns.lowerBound)
    }
  }

  /// The coordinates of the view for coordinates of the superview on both axes of the screen.
  @inline(__always)
  private func point(_ across: Double, _ down: Double) -> CGPoint {
    isSwapped
      ? map.apply(CGPoint(x: down, y: across)) : map.apply(CGPoint(x: across, y: down))
  }

  /// The cells of a row that are inside, by their index in `across`.
  private func span(_ across: [Double], _ down: Double) -> Range<Int> {
    var span = 0..<across.count
    span = Self.narrowed(span) { point(across[$0], down).x >= left }
    span = Self.narrowed(span) { point(across[$0], down).x < right }
    span = Self.narrowed(span) { point(across[$0], down).y >= top }
    return Self.narrowed(span) { point(across[$0], down).y < bottom }
  }

  /// The part of `range` where a condition is true that changes at most once.
  @inline(__always)
  private static func narrowed(_ range: Range<Int>, _ holds: (Int) -> Bool) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return range }
    let holdsFirst = holds(first)
    if holdsFirst == holds(last) { return holdsFirst ? range : first..<first }
    var (low, high) = (first, last)
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(middle) == holdsFirst { low = middle } else { high = middle }
    }
    return holdsFirst ? first..<high : high..<range.upperBound
  }

  /// A box that contains all cells of the view; if that is not certain, everything.
  private func box(in outer: HitMapPainter.Space) -> CellRectangle {
    let determinant = abs(map.determinant)
    let largest = [map.a, map.b, map.c, map.d].reduce(0) { max($0, abs($1)) }
    // Only where rounding is far below the width of a cell can cells be left out by an estimate.
    guard determinant > 0, largest * largest < determinant * 1e6,
      largest > 1e-4, largest < 1e4, max(abs(map.tx), abs(map.ty)) < 1e7,
      outer.columns.isOrdinary, outer.rows.isOrdinary
    else { return outer.cells }
    let back = map.inverted()
    var (columns, rows) = (Extent(), Extent())
    for corner in [
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: left, y: bottom),
      CGPoint(x: right, y: bottom),
    ] {
      let place = corner.applying(back)
      guard abs(place.x) < 1e7, abs(place.y) < 1e7 else { return outer.cells }
      columns.add(outer.columns.place(of: isSwapped ? place.y : place.x))
      rows.add(outer.rows.place(of: isSwapped ? place.x : place.y))
    }
    return CellRectangle(
      columns: columns.cells(in: outer.cells.columns), rows: rows.cells(in: outer.cells.rows))
  }

  /// Positions on the screen along one axis.
  private struct Extent {
    private var least = Double.infinity
    private var most = -Double.infinity

    mutating func add(_ place: Double) {
      least = min(least, place)
      most = max(most, place)
    }

    /// The cells between the positions, with two more on each side.
    func cells(in range: Range<Int>) -> Range<Int> {
      let low = max(Double(range.lowerBound), least.rounded(.down) - 2)
      let high = min(Double(range.upperBound), most.rounded(.up) + 2)
      guard low < high else { return range.lowerBound..<range.lowerBound }
      return Int(low)..<Int(high)
    }
  }
}

nonisolated extension ScreenAxis {
  /// Whether positions can be computed from coordinates within a small part of a cell.
  fileprivate var isOrdinary: Bool {
    abs(factor) > 1e-4 && abs(factor) < 1e4 && abs(shift) < 1e7
  }

  /// The position of a coordinate on the screen.
  fileprivate func place(of value: Double) -> Double { (value + shift) / factor }
}
