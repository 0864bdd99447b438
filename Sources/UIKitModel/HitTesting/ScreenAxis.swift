import Foundation

/// The conversion of a coordinate from a superview to a view: v′ = v·factor − shift, in exactly the
/// operations of `ViewState.convertFromSuperview`, whose other terms are zero here.
nonisolated struct AxisStep {
  let factor: Double
  let shift: Double
}

/// The steps from the screen to a view, along one axis.
nonisolated struct AxisPath {
  private var steps: [AxisStep] = []

  /// Sets the step after the first `depth` ones.
  mutating func set(_ step: AxisStep, at depth: Int) {
    if depth < steps.count { steps[depth] = step } else { steps.append(step) }
  }

  /// The coordinates, after the first `depth` steps, of the centers of four cells.
  @inline(__always)
  func values(
    _ depth: Int, ofCells cells: SIMD4<Int>, from landing: AxisLanding?
  ) -> SIMD4<Double> {
    guard let landing else { return values(0..<depth, SIMD4<Double>(cells) + 0.5) }
    let start = SIMD4(landing[cells[0]], landing[cells[1]], landing[cells[2]], landing[cells[3]])
    return values(landing.depth..<depth, start)
  }

  @inline(__always)
  private func values(_ range: Range<Int>, _ start: SIMD4<Double>) -> SIMD4<Double> {
    var values = start
    for index in range {
      let step = steps[index]
      values = values * step.factor - step.shift
    }
    return values
  }

  /// The coordinate, after the first `depth` steps, of the center of a cell.
  func value(_ depth: Int, ofCell cell: Int, from landing: AxisLanding?) -> Double {
    var value = landing?[cell] ?? Double(cell) + 0.5
    for index in (landing?.depth ?? 0)..<depth {
      let step = steps[index]
      value = value * step.factor - step.shift
    }
    return value
  }
}

/// The coordinates of cells at an intermediate point of a long path, so that the paths that
/// continue from there are short.
nonisolated final class AxisLanding {
  /// The number of steps to there.
  let depth: Int
  private let range: Range<Int>
  private let values: [Double]

  /// The number of steps after which another landing pays off.
  static let spacing = 48

  init(_ depth: Int, _ range: Range<Int>, on path: AxisPath, from landing: AxisLanding?) {
    self.depth = depth
    self.range = range
    values = range.map { path.value(depth, ofCell: $0, from: landing) }
  }

  /// The coordinate of a cell; for one outside the range that of the nearest cell, which is not
  /// used.
  @inline(__always)
  subscript(cell: Int) -> Double {
    values[min(max(cell, range.lowerBound), range.upperBound - 1) - range.lowerBound]
  }
}

/// All steps of a path combined into one: the approximate coordinates of a view on the screen. Its
/// rounding differs from that of the steps, so it finds borders only approximately; the path itself
/// decides.
nonisolated struct ScreenAxis {
  /// v ≈ place·factor − shift.
  var factor = 1.0
  var shift = 0.0
  /// Whether v falls from cell to cell. Determined from the steps, because a product may be zero.
  var isFalling = false
  /// The last intermediate point with known coordinates.
  var landing: AxisLanding?

  /// Larger numbers are left to be asked: their sums may overflow.
  private static let moderate = 1e290
  /// More than the points of any screen.
  private static let widest = 1e5

  /// The axis with one more step.
  @inline(__always)
  func after(_ step: AxisStep) -> ScreenAxis {
    ScreenAxis(
      factor: factor * step.factor, shift: shift * step.factor + step.shift,
      isFalling: isFalling != (step.factor < 0), landing: landing)
  }

  /// Stores the coordinates of the cells that can be asked at the end of a long path.
  mutating func land(_ depth: Int, _ range: Range<Int>, on path: AxisPath) {
    guard depth - (landing?.depth ?? 0) >= AxisLanding.spacing else { return }
    landing = AxisLanding(depth, range, on: path, from: landing)
  }

  /// Whether no coordinate of a cell is infinite or NaN.
  var isModerate: Bool { reach < Self.moderate }

  /// The largest that a coordinate of a cell can be.
  var reach: Double { abs(factor) * Self.widest + abs(shift) }

  /// The cells of `range` whose centers have a coordinate in `low`..<`high`: exactly those for
  /// which the steps of `path` yield that.
  ///
  /// Every step rises or falls, rounding included, and so does the coordinate. Hence a border lies
  /// between two cells that disagree, and nowhere else.
  func cells(
    in range: Range<Int>, from low: Double, to high: Double, on path: AxisPath, _ depth: Int
  ) -> Range<Int> {
    let (first, second) = isFalling ? (high, low) : (low, high)
    let start = guess(first, in: range)
    let end = guess(second, in: range)
    let values = path.values(
      depth, ofCells: SIMD4(start - 1, start, end - 1, end), from: landing)
    let isStart =
      (start == range.lowerBound || !isBeyond(values[0], first))
      && (start == range.upperBound || isBeyond(values[1], first))
    let isEnd =
      (end == range.lowerBound || !isBeyond(values[2], second))
      && (end == range.upperBound || isBeyond(values[3], second))
    let lower = isStart ? start : search(first, in: range, on: path, depth)
    let upper = isEnd ? end : search(second, in: range, on: path, depth)
    return lower < upper ? lower..<upper : lower..<lower
  }

  /// Whether a coordinate is at or after a border, in the direction of the cells.
  @inline(__always)
  private func isBeyond(_ value: Double, _ border: Double) -> Bool {
    isFalling ? value < border : value >= border
  }

  /// An estimate of the first cell beyond a border.
  @inline(__always)
  private func guess(_ border: Double, in range: Range<Int>) -> Int {
    let place = (border + shift) / factor - 0.5
    let cell = isFalling ? place.rounded(.down) + 1 : place.rounded(.up)
    guard cell > Double(range.lowerBound) else { return range.lowerBound }
    return cell < Double(range.upperBound) ? Int(cell) : range.upperBound
  }

  /// The first cell beyond a border, by bisection.
  private func search(
    _ border: Double, in range: Range<Int>, on path: AxisPath, _ depth: Int
  ) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(path.value(depth, ofCell: middle, from: landing), border) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
