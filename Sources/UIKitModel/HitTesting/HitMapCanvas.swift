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

/// The content that a region paints into its cells.
nonisolated enum HitMapPaint {
  /// An index of a view, or `HitMapPainting.unknown` where all views have to be asked.
  case cells(UInt32)
  /// A view is asked; if it answers nil, the earlier content applies.
  case asks(Int)
  /// A view is asked whether the content of a canvas of its own applies, or else the earlier
  /// content.
  case gate(Int, HitMapCanvas)
}

/// Regions in the order in which they are painted, each over those before it.
nonisolated struct HitMapCanvas {
  private struct Region {
    /// Its rectangle of cells.
    let cells: CellRectangle
    let paint: HitMapPaint
    /// The index of the first span of its rows; -1 for a region that fills its cells.
    let firstSpan: Int
  }

  private var regions: [Region] = []
  private var spans: [Range<Int>] = []
  private var area = 0

  /// Paints a rectangle over everything so far.
  mutating func add(_ cells: CellRectangle, _ paint: HitMapPaint) {
    if case .cells = paint {
      // A region that is covered completely needs no paint: a window under its root view, for
      // example.
      while let last = regions.last, cells.contains(last.cells) {
        area -= last.cells.columns.count * last.cells.rows.count
        regions.removeLast()
      }
    }
    append(Region(cells: cells, paint: paint, firstSpan: -1))
  }

  /// Paints a turned region over everything so far.
  mutating func add(_ region: TurnedRegion, _ paint: HitMapPaint) {
    var (left, right) = (Int.max, Int.min)
    for span in region.spans where !span.isEmpty {
      left = min(left, span.lowerBound)
      right = max(right, span.upperBound)
    }
    guard left < right else { return }
    let cells = CellRectangle(columns: left..<right, rows: region.rows)
    append(Region(cells: cells, paint: paint, firstSpan: spans.count))
    spans += region.spans
  }

  private mutating func append(_ region: Region) {
    area += region.cells.columns.count * region.cells.rows.count
    if case .gate(_, let inner) = region.paint { area += inner.area }
    regions.append(region)
  }

  /// The cells, row by row, and the links of unknown cells, as far as they were determined: from
  /// `HitMapPainting.firstLink` on cells are numbers of links.
  func paint(width: Int, height: Int) -> (places: [UInt32], links: [HitMapLink]) {
    let count = width * height
    // With very deep overlaps, cells are painted once each, from the front.
    let isDeep = area > 32 * count + 1_000_000
    var links: [HitMapLink] = []
    let places = [UInt32](unsafeUninitializedCapacity: count) { buffer, used in
      buffer.initialize(repeating: HitMapPainting.nobody)
      if let cells = buffer.baseAddress {
        if isDeep {
          paintFromFront(cells, width: width, height: height)
        } else {
          paintFromBack(cells, width: width, height: height, &links)
        }
      }
      used = count
    }
    return (places, links)
  }

  private func paintFromBack(
    _ cells: UnsafeMutablePointer<UInt32>, width: Int, height: Int, _ links: inout [HitMapLink]
  ) {
    for region in regions {
      switch region.paint {
      case .cells(let number):
        eachSpan(of: region, width) { (cells + $0).update(repeating: number, count: $1) }
      case .asks(let asker):
        var linker = HitMapLinker(asker: asker)
        link(region, width, cells, nil, &linker, &links)
      case .gate(let asker, let canvas):
        var linker = HitMapLinker(asker: asker)
        let inner = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        defer { inner.deallocate() }
        inner.initialize(repeating: HitMapPainting.nobody, count: width * height)
        canvas.paintFromBack(inner, width: width, height: height, &links)
        link(region, width, cells, inner, &linker, &links)
      }
    }
  }

  /// Puts links into the cells of a region, to their content and to that of `inner`, or to
  /// `nobody`.
  private func link(
    _ region: Region, _ width: Int, _ cells: UnsafeMutablePointer<UInt32>,
    _ inner: UnsafeMutablePointer<UInt32>?, _ linker: inout HitMapLinker,
    _ links: inout [HitMapLink]
  ) {
    // The content of the last linked row, and that of `inner`.
    let before = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * width)
    defer { before.deallocate() }
    var last: (start: Int, count: Int)?
    eachRow(of: region, width) { start, count in
      let row = cells + start
      let isLikeLast =
        last?.count == count && CellRows.areAlike(row, before, count)
        && (inner.map { CellRows.areAlike($0 + start, before + width, count) } ?? true)
      if let last, isLikeLast { return row.update(from: cells + last.start, count: count) }
      before.update(from: row, count: count)
      if let inner { (before + width).update(from: inner + start, count: count) }
      for column in 0..<count {
        let own = inner.map { $0[start + column] } ?? HitMapPainting.nobody
        row[column] = linker.link(own, row[column], &links)
      }
      last = (start, count)
    }
  }

  /// The rows of a region, by the first cell and their number.
  private func eachRow(of region: Region, _ width: Int, _ body: (Int, Int) -> Void) {
    eachSpan(of: region, width) { start, count in
      for first in stride(from: start, to: start + count, by: width) {
        body(first, min(width, start + count - first))
      }
    }
  }

  /// The stretches of cells in a region, by the first cell and their number.
  private func eachSpan(of region: Region, _ width: Int, _ body: (Int, Int) -> Void) {
    let (columns, rows) = (region.cells.columns, region.cells.rows)
    if region.firstSpan >= 0 {
      for row in rows {
        let span = spans[region.firstSpan + row - rows.lowerBound]
        body(row * width + span.lowerBound, span.count)
      }
    } else if columns.count == width {
      body(rows.lowerBound * width, rows.count * width)
    } else {
      for row in rows { body(row * width + columns.lowerBound, columns.count) }
    }
  }

  private func paintFromFront(
    _ cells: UnsafeMutablePointer<UInt32>, width: Int, height: Int
  ) {
    var free = FreeCells(width: width, height: height)
    for region in regions.reversed() {
      if free.count == 0 { return }
      var number = HitMapPainting.unknown
      if case .cells(let view) = region.paint { number = view }
      let rows = region.cells.rows
      for row in rows {
        let span =
          region.firstSpan < 0
          ? region.cells.columns : spans[region.firstSpan + row - rows.lowerBound]
        free.take(row, span) { cells[row * width + $0] = number }
      }
    }
  }
}

/// Makes the links of one asker, each only once.
nonisolated private struct HitMapLinker {
  let asker: Int
  private var known: [HitMapLink: UInt32] = [:]
  /// The last one: most cells have that of the cell before them.
  private var last: (link: HitMapLink, place: UInt32)?

  init(asker: Int) {
    self.asker = asker
  }

  @inline(__always)
  mutating func link(
    _ inner: UInt32, _ below: UInt32, _ links: inout [HitMapLink]
  ) -> UInt32 {
    if let last, last.link.inner == inner, last.link.below == below { return last.place }
    return newLink(HitMapLink(asker: asker, inner: inner, below: below), &links)
  }

  private mutating func newLink(_ link: HitMapLink, _ links: inout [HitMapLink]) -> UInt32 {
    let place: UInt32
    if let found = known[link] {
      place = found
    } else if link.below == HitMapPainting.unknown || link.inner == HitMapPainting.unknown {
      // If all views have to be asked after it, they are asked from the front.
      place = HitMapPainting.unknown
    } else {
      place = HitMapPainting.firstLink + UInt32(links.count)
      links.append(link)
    }
    known[link] = place
    last = (link, place)
    return place
  }
}

/// The cells that are not painted yet.
nonisolated private struct FreeCells {
  /// The number of them.
  private(set) var count: Int
  /// For each cell, and one after each row, a later one before which no cell is free; itself if
  /// free.
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

  /// The first free cell at a column or after it; the width when there is none.
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
