/// A rectangle of whole pixels.
public struct PixelBox: Hashable, Sendable {
  /// The columns.
  public var columns: Range<Int>
  /// The rows.
  public var rows: Range<Int>

  /// Columns and rows.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Whether there is no pixel in it.
  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// What is in both.
  public func overlap(with other: PixelBox) -> PixelBox {
    PixelBox(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}

/// A part of a row: how much of each of its pixels is covered, 0 to 1.
public struct CoverageRow {
  /// The row.
  public let row: Int
  /// The columns that the values are for.
  public let columns: Range<Int>
  /// A value for each column.
  public let values: UnsafeBufferPointer<Float>
}

extension EdgeList {
  /// Tells, row by row from the top, how much the area covers of the pixels in a box. Rows of which
  /// it covers nothing are left out.
  ///
  /// Each row is cut into 16 lines; of each line the covered part is exact. Edges that do not turn
  /// from one line to the next are taken once.
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

/// The way down the rows with the edges that cross the one at hand.
private struct Sweep {
  private let edges: [EdgeList.Edge]
  private let box: PixelBox
  private let rule: FillRule
  private var next = 0
  /// Indices of the edges that the row may meet.
  private var active: [Int] = []
  private var crossings: [(x: Double, direction: Int32)] = []

  private static let lines = 16
  /// Rows with more edges than this are cut into fewer lines, and x into sixteenths of a pixel:
  /// what a row costs stays in proportion to its edges.
  private static let crowd = 4096

  init(_ edges: [EdgeList.Edge], box: PixelBox, rule: FillRule) {
    let (top, bottom) = (Double(box.rows.lowerBound), Double(box.rows.upperBound))
    self.edges = edges.filter { $0.bottom > top && $0.top < bottom }.sorted { $0.top < $1.top }
    self.box = box
    self.rule = rule
  }

  mutating func run(_ body: (CoverageRow) -> Void) {
    let width = box.columns.count
    // What each pixel is covered by, and by how much more every pixel from there on.
    var parts = [Float](repeating: 0, count: width + 1)
    var steps = [Float](repeating: 0, count: width + 1)
    guard let first = edges.first else { return }
    var row = self.row(of: first)
    while row < box.rows.upperBound {
      let y = Double(row)
      active.removeAll { edges[$0].bottom <= y }
      if active.isEmpty {
        if next == edges.count { return }
        row = max(row, self.row(of: edges[next]))
        guard row < box.rows.upperBound else { return }
      }
      while next < edges.count, edges[next].top < Double(row + 1) {
        active.append(next)
        next += 1
      }
      let touched = addRow(row, &parts, &steps)
      if !touched.isEmpty {
        var sum: Float = 0
        for index in touched {
          sum += steps[index]
          steps[index] = 0
          parts[index] = min(max(parts[index] + sum, 0), 1)
        }
        steps[touched.upperBound] = 0
        parts.withUnsafeBufferPointer { values in
          body(
            CoverageRow(
              row: row,
              columns: box.columns.lowerBound + touched.lowerBound..<box.columns.lowerBound
                + touched.upperBound,
              values: UnsafeBufferPointer(rebasing: values[touched])))
        }
        for index in touched { parts[index] = 0 }
        parts[touched.upperBound] = 0
      }
      row += 1
    }
  }

  /// The row of the box in which an edge begins, which may be far away.
  private func row(of edge: EdgeList.Edge) -> Int {
    Int(max(edge.top.rounded(.down), Double(box.rows.lowerBound)))
  }

  /// Adds what the lines of a row cover; the columns of the box that it may touch.
  private mutating func addRow(
    _ row: Int, _ parts: inout [Float], _ steps: inout [Float]
  ) -> Range<Int> {
    var touched = Int.max..<Int.max
    let (top, bottom) = (Double(row), Double(row + 1))
    let isPlain = active.allSatisfy {
      edges[$0].slope == 0 && edges[$0].top <= top && edges[$0].bottom >= bottom
    }
    let count = isPlain ? 1 : max(1, min(Self.lines, Self.lines * Self.crowd / active.count))
    if active.count > Self.crowd {
      for line in 0..<count {
        let y = top + (Double(line) + 0.5) / Double(count)
        addCrowd(at: y, 1 / Float(count * Self.lines), &parts)
      }
      return 0..<box.columns.count
    }
    let weight = 1 / Float(count)
    for line in 0..<count {
      let y = top + (Double(line) + 0.5) / Double(count)
      crossings.removeAll(keepingCapacity: true)
      for index in active where edges[index].top <= y && edges[index].bottom > y {
        insert(edges[index].x(at: y), edges[index].direction)
      }
      addSpans(weight, &parts, &steps, &touched)
    }
    return touched.lowerBound == Int.max ? 0..<0 : touched
  }

  /// What a line covers that very many edges cross, counted where they do.
  private func addCrowd(at y: Double, _ weight: Float, _ parts: inout [Float]) {
    let steps = box.columns.count * Self.lines
    let left = Double(box.columns.lowerBound)
    var turns = [Int32](repeating: 0, count: steps + 1)
    for index in active where edges[index].top <= y && edges[index].bottom > y {
      let place = (edges[index].x(at: y) - left) * Double(Self.lines)
      turns[Int(min(max(place, 0), Double(steps)))] += rule == .winding ? edges[index].direction : 1
    }
    var sum: Int32 = 0
    for step in 0..<steps {
      sum += turns[step]
      let isInside = rule == .winding ? sum != 0 : sum & 1 != 0
      if isInside { parts[step / Self.lines] += weight }
    }
  }

  private mutating func insert(_ x: Double, _ direction: Int32) {
    var place = crossings.count
    crossings.append((x, direction))
    while place > 0, crossings[place - 1].x > x {
      crossings[place] = crossings[place - 1]
      place -= 1
    }
    crossings[place] = (x, direction)
  }

  private func addSpans(
    _ weight: Float, _ parts: inout [Float], _ steps: inout [Float], _ touched: inout Range<Int>
  ) {
    var turns: Int32 = 0
    var start = 0.0
    let (left, width) = (Double(box.columns.lowerBound), Double(box.columns.count))
    for crossing in crossings {
      let wasInside = rule == .winding ? turns != 0 : turns & 1 != 0
      turns += crossing.direction
      let isInside = rule == .winding ? turns != 0 : turns & 1 != 0
      if !wasInside, isInside { start = crossing.x }
      guard wasInside, !isInside else { continue }
      let from = min(max(start - left, 0), width)
      let to = min(max(crossing.x - left, 0), width)
      guard to > from else { continue }
      let (first, last) = (Int(from), Int(to))
      if first == last {
        parts[first] += Float(to - from) * weight
      } else {
        parts[first] += Float(Double(first + 1) - from) * weight
        steps[first + 1] += weight
        steps[last] -= weight
        parts[last] += Float(to - Double(last)) * weight
      }
      let end = min(last + 1, Int(width))
      touched =
        touched.lowerBound == Int.max
        ? first..<end : min(touched.lowerBound, first)..<max(touched.upperBound, end)
    }
  }
}
