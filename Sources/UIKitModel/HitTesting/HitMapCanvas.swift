import Foundation

/// Columns and rows of cells.
nonisolated struct CellRectangle {
  let columns: Range<Int>
  let rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  @inline(__always)
  func contains(_ other: CellRectangle) -> Bool {
    columns.lowerBound <= other.columns.lowerBound && columns.upperBound >= other.columns.upperBound
      && rows.lowerBound <= other.rows.lowerBound && rows.upperBound >= other.rows.upperBound
  }
}

/// Regions in the order in which they are painted, each over those before it.
nonisolated struct HitMapCanvas {
  private struct Region {
    /// Where it lies.
    let cells: CellRectangle
    let number: UInt32
    /// Where the spans of its rows begin; -1 for a region that fills its cells.
    let firstSpan: Int
  }

  private var regions: [Region] = []
  private var spans: [Range<Int>] = []
  private var area = 0

  /// Paints a rectangle over everything so far.
  mutating func add(_ cells: CellRectangle, _ number: UInt32) {
    // What is covered whole needs no paint: a window under its root view, for example.
    while let last = regions.last, cells.contains(last.cells) {
      area -= last.cells.columns.count * last.cells.rows.count
      regions.removeLast()
    }
    area += cells.columns.count * cells.rows.count
    regions.append(Region(cells: cells, number: number, firstSpan: -1))
  }

  /// Paints a turned region over everything so far.
  mutating func add(_ region: TurnedRegion, _ number: UInt32) {
    var (left, right) = (Int.max, Int.min)
    for span in region.spans where !span.isEmpty {
      left = min(left, span.lowerBound)
      right = max(right, span.upperBound)
    }
    guard left < right else { return }
    let cells = CellRectangle(columns: left..<right, rows: region.rows)
    area += cells.columns.count * cells.rows.count
    regions.append(Region(cells: cells, number: number, firstSpan: spans.count))
    spans += region.spans
  }

  /// The cells, row by row.
  func paint(width: Int, height: Int) -> [UInt32] {
    let count = width * height
    // Where very much is covered, cells are painted once each, from the front.
    let isDeep = area > 32 * count + 1_000_000
    return [UInt32](unsafeUninitializedCapacity: count) { buffer, used in
      buffer.initialize(repeating: HitMapPainting.nobody)
      if let cells = buffer.baseAddress {
        if isDeep {
          paintFromFront(cells, width: width, height: height)
        } else {
          paintFromBack(cells, width: width)
        }
      }
      used = count
    }
  }

  private func paintFromBack(_ cells: UnsafeMutablePointer<UInt32>, width: Int) {
    for region in regions {
      let (columns, rows) = (region.cells.columns, region.cells.rows)
      if region.firstSpan >= 0 {
        for row in rows {
          let span = spans[region.firstSpan + row - rows.lowerBound]
          (cells + row * width + span.lowerBound).update(
            repeating: region.number, count: span.count)
        }
      } else if columns.count == width {
        (cells + rows.lowerBound * width).update(
          repeating: region.number, count: rows.count * width)
      } else {
        var start = cells + rows.lowerBound * width + columns.lowerBound
        for _ in 0..<rows.count {
          start.update(repeating: region.number, count: columns.count)
          start += width
        }
      }
    }
  }

  private func paintFromFront(
    _ cells: UnsafeMutablePointer<UInt32>, width: Int, height: Int
  ) {
    var free = FreeCells(width: width, height: height)
    for region in regions.reversed() {
      if free.count == 0 { return }
      let rows = region.cells.rows
      for row in rows {
        let span =
          region.firstSpan < 0
          ? region.cells.columns : spans[region.firstSpan + row - rows.lowerBound]
        free.take(row, span) { cells[row * width + $0] = region.number }
      }
    }
  }
}

/// The cells that nobody has painted yet.
nonisolated private struct FreeCells {
  /// How many there are.
  private(set) var count: Int
  /// For each cell, and one behind each row, a later one before which none is free; itself if free.
  private var next: [Int32]
  private let width: Int

  init(width: Int, height: Int) {
    self.width = width
    count = width * height
    next = []
    next.reserveCapacity((width + 1) * height)
    for _ in 0..<height { next += (0...width).map { Int32($0) } }
  }

  /// Takes the free cells of a span of a row, by their columns.
  @inline(__always)
  mutating func take(_ row: Int, _ span: Range<Int>, _ paint: (Int) -> Void) {
    let start = row * (width + 1)
    var column = first(span.lowerBound, start)
    while column < span.upperBound {
      paint(column)
      count -= 1
      next[start + column] = Int32(column + 1)
      column = first(column + 1, start)
    }
  }

  /// The first free cell at a column or behind it; the width when there is none.
  private mutating func first(_ column: Int, _ start: Int) -> Int {
    var column = column
    while Int(next[start + column]) != column {
      let following = Int(next[start + column])
      next[start + column] = next[start + following]
      column = Int(next[start + column])
    }
    return column
  }
}
