/// A rectangle of whole pixels.
public struct PixelBox: Hashable, Sendable {
  /// The columns.
  public var columns: Range<Int>
  /// The rows.
  public var rows: Range<Int>

  /// Creates a box of columns and rows.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Whether it contains no pixel.
  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// The intersection of both.
  public func overlap(with other: PixelBox) -> PixelBox {
    PixelBox(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}

/// A part of a row: the coverage of each of its pixels, 0 to 1.
public struct CoverageRow {
  /// The row.
  public let row: Int
  /// The columns that the values are for.
  public let columns: Range<Int>
  /// A value for each column.
  public let values: UnsafeBufferPointer<Float>
  /// The same values, once for each run of equal neighbours, from the left.
  let runs: UnsafeBufferPointer<CoverageRun>
}

/// Neighbours in a row with equal coverage.
struct CoverageRun {
  /// Their indices among the values of the row.
  let places: Range<Int>
  let value: Float
}

extension EdgeList {
  /// Calls a closure, row by row from the top, with the coverage of the pixels in a box. Rows
  /// without any are skipped.
  ///
  /// Each row is divided into 16 lines; the covered part of each line is exact. Edges that have the
  /// same order in all lines are processed once.
  public func cover(_ box: PixelBox, by rule: FillRule, _ body: (CoverageRow) -> Void) {
    guard !box.isEmpty, !edges.isEmpty else { return }
    var sweep = Sweep(edges, box: box, rule: rule)
    sweep.run(body)
  }

  /// The pixels that the area may touch, in a box.
  public func touched(in box: PixelBox) -> PixelBox {
    guard !edges.isEmpty, !box.isEmpty else { return PixelBox(columns: 0..<0, rows: 0..<0) }
    var (left, right) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for edge in edges {
      top = min(top, edge.top)
      bottom = max(bottom, edge.bottom)
      let (x, other) = (edge.x(at: edge.top), edge.x(at: edge.bottom))
      left = min(left, x, other)
      right = max(right, x, other)
    }
    return PixelBox(
      columns: Self.range(left, right, in: box.columns), rows: Self.range(top, bottom, in: box.rows)
    )
  }

  private static func range(_ from: Double, _ to: Double, in limits: Range<Int>) -> Range<Int> {
    let (low, high) = (Double(limits.lowerBound), Double(limits.upperBound))
    let first = Int(min(max(from.rounded(.down), low), high))
    let end = Int(min(max(to.rounded(.up), low), high))
    return first..<max(first, end)
  }
}

/// The sweep down the rows with the edges that cross the present one.
private struct Sweep {
  private var edges: ContiguousArray<EdgeList.Edge>
  private let box: PixelBox
  private let rule: FillRule
  private var next = 0
  /// The edges that the row may meet.
  private var active: ContiguousArray<EdgeList.Edge> = []
  private var crossings: ContiguousArray<Crossing> = []
  private var runs: ContiguousArray<CoverageRun> = []

  private struct Crossing {
    var x: Double
    var direction: Int32
  }

  private static let lines = 16
  /// The number of edges beyond which a row is divided into fewer lines, and x into sixteenths of a
  /// pixel: the cost of a row stays proportional to its edges.
  private static let crowd = 4096

  init(_ edges: [EdgeList.Edge], box: PixelBox, rule: FillRule) {
    let (top, bottom) = (Double(box.rows.lowerBound), Double(box.rows.upperBound))
    var inside = ContiguousArray<EdgeList.Edge>()
    inside.reserveCapacity(edges.count)
    var isSorted = true
    for edge in edges where edge.bottom > top && edge.top < bottom {
      if let last = inside.last, edge.top < last.top { isSorted = false }
      inside.append(edge)
    }
    if !isSorted { inside.sort { $0.top < $1.top } }
    self.edges = inside
    self.box = box
    self.rule = rule
  }

  mutating func run(_ body: (CoverageRow) -> Void) {
    let length = box.columns.count + 1
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * length) { memory in
      memory.initialize(repeating: 0)
      // The coverage of each pixel, and the amount by which that of every later pixel is greater.
      run(
        UnsafeMutableBufferPointer(rebasing: memory[..<length]),
        UnsafeMutableBufferPointer(rebasing: memory[length...]), body)
    }
  }

  private mutating func run(
    _ parts: UnsafeMutableBufferPointer<Float>, _ steps: UnsafeMutableBufferPointer<Float>,
    _ body: (CoverageRow) -> Void
  ) {
    guard let first = edges.first else { return }
    var row = self.row(of: first)
    while row < box.rows.upperBound {
      let y = Double(row)
      active.removeAll { $0.bottom <= y }
      if active.isEmpty {
        if next == edges.count { return }
        row = max(row, self.row(of: edges[next]))
        guard row < box.rows.upperBound else { return }
      }
      while next < edges.count, edges[next].top < Double(row + 1) {
        active.append(edges[next])
        next += 1
      }
      let count = plainRows(from: row)
      let touched = addRow(row, isPlain: count > 0, parts, steps)
      if !touched.isEmpty {
        addUp(touched, parts, steps)
        let columns =
          box.columns.lowerBound + touched.lowerBound..<box.columns.lowerBound
          + touched.upperBound
        let values = UnsafeBufferPointer(rebasing: parts[touched])
        runs.withUnsafeBufferPointer { runs in
          for same in row..<row + max(count, 1) {
            body(CoverageRow(row: same, columns: columns, values: values, runs: runs))
          }
        }
        for index in touched { parts[index] = 0 }
        parts[touched.upperBound] = 0
      }
      row += max(count, 1)
    }
  }

  /// The row of the box in which an edge begins, which may be far away.
  private func row(of edge: EdgeList.Edge) -> Int {
    Int(max(edge.top.rounded(.down), Double(box.rows.lowerBound)))
  }

  /// The number of rows from this one on with equal coverage, because upright edges cross all of
  /// them; 0 where others do.
  private func plainRows(from row: Int) -> Int {
    let (top, bottom) = (Double(row), Double(row + 1))
    var end = Double(box.rows.upperBound)
    if next < edges.count { end = min(end, edges[next].top.rounded(.down)) }
    for edge in active {
      guard edge.slope == 0, edge.top <= top, edge.bottom >= bottom else { return 0 }
      end = min(end, edge.bottom.rounded(.down))
    }
    return active.count > Self.crowd ? 0 : max(Int(end) - row, 1)
  }

  /// Converts the accumulated values of a row to the coverage of each pixel of a range.
  private mutating func addUp(
    _ range: Range<Int>, _ parts: UnsafeMutableBufferPointer<Float>,
    _ steps: UnsafeMutableBufferPointer<Float>
  ) {
    runs.removeAll(keepingCapacity: true)
    var sum: Float = 0
    var (start, value) = (range.lowerBound, Float(-1))
    func end(at index: Int) {
      guard index > start else { return }
      runs.append(
        CoverageRun(
          places: start - range.lowerBound..<index - range.lowerBound, value: value))
      start = index
    }
    for index in range {
      sum += steps[index]
      steps[index] = 0
      let covered = min(max(parts[index] + sum, 0), 1)
      parts[index] = covered
      if covered != value {
        end(at: index)
        value = covered
      }
    }
    end(at: range.upperBound)
    steps[range.upperBound] = 0
  }

  /// Adds the coverage by the lines of a row; returns the columns of the box that it may touch.
  private mutating func addRow(
    _ row: Int, isPlain: Bool, _ parts: UnsafeMutableBufferPointer<Float>,
    _ steps: UnsafeMutableBufferPointer<Float>
  ) -> Range<Int> {
    let top = Double(row)
    let count =
      isPlain ? 1 : max(1, min(Self.lines, Self.lines * Self.crowd / active.count))
    if active.count > Self.crowd {
      for line in 0..<count {
        let y = top + (Double(line) + 0.5) / Double(count)
        addCrowd(at: y, 1 / Float(count * Self.lines), parts)
      }
      return 0..<box.columns.count
    }
    if active.count > 2 { sortActive(at: top + 0.5) }
    if crossings.count < active.count {
      crossings = ContiguousArray(
        repeating: Crossing(x: 0, direction: 0), count: active.count * 2)
    }
    let (left, width) = (Double(box.columns.lowerBound), Double(box.columns.count))
    // By winding every direction counts; by crossings only whether their number is odd.
    let mask: Int32 = rule == .winding ? -1 : 1
    let weight = 1 / Float(count)
    return active.withUnsafeBufferPointer { active in
      crossings.withUnsafeMutableBufferPointer { crossings in
        var (first, end) = (Int.max, Int.min)
        for line in 0..<count {
          let y = top + (Double(line) + 0.5) / Double(count)
          let found = Self.cross(active, at: y, crossings)
          var turns: Int32 = 0
          var start = 0.0
          for crossing in crossings[..<found] {
            let wasInside = turns & mask != 0
            turns += crossing.direction
            let isInside = turns & mask != 0
            if !wasInside, isInside { start = crossing.x }
            guard wasInside, !isInside else { continue }
            let from = min(max(start - left, 0), width)
            let to = min(max(crossing.x - left, 0), width)
            guard to > from else { continue }
            let last = Self.addSpan(from, to, weight, parts, steps)
            first = min(first, Int(from))
            end = max(end, min(last + 1, Int(width)))
          }
        }
        return first < end ? first..<end : 0..<0
      }
    }
  }

  /// Finds the crossings of a line with edges, from left to right, with their number.
  @inline(__always)
  private static func cross(
    _ active: UnsafeBufferPointer<EdgeList.Edge>, at y: Double,
    _ crossings: UnsafeMutableBufferPointer<Crossing>
  ) -> Int {
    var count = 0
    for edge in active where edge.top <= y && edge.bottom > y {
      let x = edge.x(at: y)
      var place = count
      while place > 0, crossings[place - 1].x > x {
        crossings[place] = crossings[place - 1]
        place -= 1
      }
      crossings[place] = Crossing(x: x, direction: edge.direction)
      count += 1
    }
    return count
  }

  /// Adds a part of a line; the column in which it ends.
  @inline(__always)
  private static func addSpan(
    _ from: Double, _ to: Double, _ weight: Float, _ parts: UnsafeMutableBufferPointer<Float>,
    _ steps: UnsafeMutableBufferPointer<Float>
  ) -> Int {
    let (first, last) = (Int(from), Int(to))
    if first == last {
      parts[first] += Float(to - from) * weight
    } else {
      parts[first] += Float(Double(first + 1) - from) * weight
      steps[first + 1] += weight
      steps[last] -= weight
      parts[last] += Float(to - Double(last)) * weight
    }
    return last
  }

  /// Sorts the edges in the order in which a line meets them; most are in it from the row before.
  private mutating func sortActive(at y: Double) {
    active.withUnsafeMutableBufferPointer { active in
      for index in 1..<active.count {
        let edge = active[index]
        let x = edge.x(at: y)
        var place = index
        while place > 0, active[place - 1].x(at: y) > x {
          active[place] = active[place - 1]
          place -= 1
        }
        active[place] = edge
      }
    }
  }

  /// Adds the coverage of a line that very many edges cross, counted by crossing.
  private func addCrowd(
    at y: Double, _ weight: Float, _ parts: UnsafeMutableBufferPointer<Float>
  ) {
    let steps = box.columns.count * Self.lines
    let left = Double(box.columns.lowerBound)
    var turns = [Int32](repeating: 0, count: steps + 1)
    for edge in active where edge.top <= y && edge.bottom > y {
      let place = (edge.x(at: y) - left) * Double(Self.lines)
      turns[Int(min(max(place, 0), Double(steps)))] += rule == .winding ? edge.direction : 1
    }
    var sum: Int32 = 0
    for step in 0..<steps {
      sum += turns[step]
      let isInside = rule == .winding ? sum != 0 : sum & 1 != 0
      if isInside { parts[step / Self.lines] += weight }
    }
  }
}
