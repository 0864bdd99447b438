import Foundation
import HitMaps
import Records
import UIKitModel

extension HitMapQuestion {
  /// The map from some of the points: those of every `spacing`th row and column, and all points of
  /// a square between them if its corners differ, or the answer changes on one of its sides, or
  /// `guide`, another map of the same scene, changes in it. Far from all changes of the guide,
  /// every third of those rows and columns is enough. Painted cells are known.
  ///
  /// Every region with a point that is asked is followed to its border. A region that is missed is
  /// narrower than `spacing` points, or than three times as many far from changes of the guide, and
  /// is separate from every other such region and from all changes of `guide`. Without a guide, the
  /// rows and columns begin at `offset`; a guide has its own.
  package func map(
    spacing: Int, offset: MapOffset = .none, guide: MapGuide? = nil
  ) throws(Stop) -> HitMap {
    guard spacing > 1, width > 1, height > 1 else { return try map() }
    return try asking { asker throws(Stop) in
      let map = try coarseMap(spacing, offset, guide, known: canvas.cells, &asker)
      // Code that is asked may change the scene, and with it the painted cells.
      return asker.isPainted ? map : try coarseMap(spacing, offset, guide, known: nil, &asker)
    }
  }

  /// The same, but the `known` cells are not asked.
  private func coarseMap(
    _ spacing: Int, _ offset: MapOffset, _ guide: MapGuide?, known: [UInt16]?,
    _ asker: inout Asker
  ) throws(Stop) -> HitMap {
    let isFitting = guide?.map.width == width && guide?.map.height == height
    let guided = isFitting ? guide?.lines(spacing: spacing) : nil
    let lines =
      guided?.lines ?? MapLines(width: width, height: height, spacing: spacing, offset: offset)
    var coarse = CoarseMap(width: width, height: height, lines: lines, known: known)
    try ask(coarse.lattice, of: &coarse, &asker)
    coarse.open(guided?.changes)
    while true {
      let squares = coarse.takeWaiting()
      if squares.isEmpty { break }
      try ask(coarse.unasked(in: squares), of: &coarse, &asker)
      for square in squares { coarse.openNeighbors(of: square) }
    }
    coarse.fill()
    return map(of: coarse.cells)
  }

  private func ask(
    _ cells: [Int], of coarse: inout CoarseMap, _ asker: inout Asker
  ) throws(Stop) {
    try asker.ask(cells) { cell, owner in
      coarse.set(cell, owner)
      return false
    }
  }
}

/// A map that is asked in squares: the known points, and the squares that are to be asked.
nonisolated struct CoarseMap {
  /// A square by its column and row among the squares; its sides belong to its neighbours, too.
  struct Square {
    let column: Int
    let row: Int
  }

  private let width: Int
  /// Points that were not asked are `MapCanvas.unknown`, until `fill`.
  private(set) var cells: [UInt16]
  /// The columns and the rows of points that are asked first, including the last ones.
  private let columns: [Int]
  private let rows: [Int]
  /// The squares outside which every point is known.
  private let acrossSquares: Range<Int>
  private let downSquares: Range<Int>
  /// Whether no point of these squares is known before one is asked.
  private let isBlank: Bool
  /// Squares all of whose points are asked, or are about to be.
  private var isOpen: [Bool]
  private var waiting: [Square] = []

  /// Creates a map whose `known` cells need not be asked.
  init(width: Int, height: Int, lines: MapLines, known: [UInt16]?) {
    self.width = width
    cells = known ?? Array(repeating: MapCanvas.unknown, count: width * height)
    columns = lines.columns
    rows = lines.rows
    isOpen = Array(repeating: false, count: (columns.count - 1) * (rows.count - 1))
    let (across, down) = Self.unknown(in: cells, width)
    func squares(_ points: Range<Int>, _ lines: [Int]) -> Range<Int> {
      if points.isEmpty { return 0..<0 }
      // A point on a line belongs to the squares on both sides.
      let first = lines.lastIndex { $0 < points.lowerBound } ?? 0
      let end = lines.firstIndex { $0 > points.upperBound } ?? lines.count - 1
      return first..<end
    }
    acrossSquares = squares(across, columns)
    downSquares = squares(down, rows)
    isBlank = Self.isBlank(cells, width, columns, acrossSquares, rows, downSquares)
  }

  private static func isBlank(
    _ cells: [UInt16], _ width: Int, _ columns: [Int], _ across: Range<Int>, _ rows: [Int],
    _ down: Range<Int>
  ) -> Bool {
    if across.isEmpty || down.isEmpty { return true }
    return cells.withUnsafeBufferPointer { cells in
      (rows[down.lowerBound]...rows[down.upperBound]).allSatisfy { row in
        let start = row * width
        let band = start + columns[across.lowerBound]...start + columns[across.upperBound]
        return cells[band].allSatisfy { $0 == MapCanvas.unknown }
      }
    }
  }

  /// The range of columns and of rows that contains all unknown cells.
  private static func unknown(
    in cells: [UInt16], _ width: Int
  ) -> (columns: Range<Int>, rows: Range<Int>) {
    cells.withUnsafeBufferPointer { cells in
      var (left, right, top, bottom) = (width, 0, 0, 0)
      guard let first = cells.baseAddress else { return (0..<0, 0..<0) }
      for row in 0..<cells.count / width {
        let start = row * width
        if row > 0, CellRows.areAlike(first + start, first + start - width, width) {
          if bottom == row { bottom = row + 1 }
          continue
        }
        var first = 0
        while first < width, cells[start + first] != MapCanvas.unknown { first += 1 }
        if first == width { continue }
        var end = width
        while cells[start + end - 1] != MapCanvas.unknown { end -= 1 }
        if bottom == 0 { top = row }
        bottom = row + 1
        left = min(left, first)
        right = max(right, end)
      }
      return bottom == 0 ? (0..<0, 0..<0) : (left..<right, top..<bottom)
    }
  }

  private func isKnown(_ cell: Int) -> Bool { cells[cell] != MapCanvas.unknown }

  /// The cells that are asked first, in order.
  var lattice: [Int] {
    var lattice: [Int] = []
    guard !acrossSquares.isEmpty else { return lattice }
    for row in downSquares.lowerBound...downSquares.upperBound {
      for column in acrossSquares.lowerBound...acrossSquares.upperBound {
        let cell = rows[row] * width + columns[column]
        if !isKnown(cell) { lattice.append(cell) }
      }
    }
    return lattice
  }

  mutating func set(_ cell: Int, _ owner: UInt16) { cells[cell] = owner }

  /// Opens every square whose known cells differ or in which a guide changes.
  mutating func open(_ changes: MapChanges?) {
    for row in downSquares {
      for column in acrossSquares {
        let square = Square(column: column, row: row)
        let isChanging = changes?.contains(column: column, row: row) ?? false
        if isChanging || (isBlank ? hasMixedCorners(square) : hasChange(square)) { open(square) }
      }
    }
  }

  private mutating func open(_ square: Square) {
    let index = square.row * (columns.count - 1) + square.column
    guard acrossSquares.contains(square.column), downSquares.contains(square.row), !isOpen[index]
    else { return }
    isOpen[index] = true
    waiting.append(square)
  }

  /// Removes and returns the squares that are to be asked next.
  mutating func takeWaiting() -> [Square] {
    defer { waiting = [] }
    return waiting
  }

  /// The unknown points of squares, including their sides, each once.
  func unasked(in squares: [Square]) -> [Int] {
    var cells: [Int] = []
    var isTaken = Array(repeating: false, count: self.cells.count)
    for square in squares {
      for y in down(square) {
        for x in across(square) {
          let cell = y * width + x
          if !isKnown(cell), !isTaken[cell] {
            isTaken[cell] = true
            cells.append(cell)
          }
        }
      }
    }
    return cells
  }

  /// Opens the neighbours of this square, all of whose points are known, if the answer changes on
  /// the side that they share.
  mutating func openNeighbors(of square: Square) {
    let (across, down) = (across(square), down(square))
    if isMixed(across, down.lowerBound...down.lowerBound) {
      open(Square(column: square.column, row: square.row - 1))
    }
    if isMixed(across, down.upperBound...down.upperBound) {
      open(Square(column: square.column, row: square.row + 1))
    }
    if isMixed(across.lowerBound...across.lowerBound, down) {
      open(Square(column: square.column - 1, row: square.row))
    }
    if isMixed(across.upperBound...across.upperBound, down) {
      open(Square(column: square.column + 1, row: square.row))
    }
  }

  /// Gives every unknown point the owner of its square's corners.
  mutating func fill() {
    guard !acrossSquares.isEmpty else { return }
    let left = columns[acrossSquares.lowerBound]
    let count = columns[acrossSquares.upperBound] - left + 1
    // The contents of a row before it was filled.
    var before = Array(repeating: MapCanvas.unknown, count: count)
    for row in downSquares {
      var last: Int?
      for y in rows[row]...rows[row + 1] {
        cells.withUnsafeMutableBufferPointer { cells in
          before.withUnsafeMutableBufferPointer { before in
            guard let line = cells.baseAddress.map({ $0 + y * width + left }),
              let before = before.baseAddress
            else { return }
            if let last, CellRows.areAlike(line, before, count) {
              return line.update(from: line + (last - y) * width, count: count)
            }
            before.update(from: line, count: count)
            last = y
            for column in acrossSquares where !isOpen[row * (columns.count - 1) + column] {
              let owner = cells[rows[row] * width + columns[column]]
              for cell in y * width + columns[column]...y * width + columns[column + 1]
              where cells[cell] == MapCanvas.unknown {
                cells[cell] = owner
              }
            }
          }
        }
      }
    }
  }

  // MARK: Looking

  private func across(_ square: Square) -> ClosedRange<Int> {
    columns[square.column]...columns[square.column + 1]
  }

  private func down(_ square: Square) -> ClosedRange<Int> {
    rows[square.row]...rows[square.row + 1]
  }

  /// Whether the corners of a square differ, if no other points of it are known.
  private func hasMixedCorners(_ square: Square) -> Bool {
    let (across, down) = (across(square), down(square))
    let (top, bottom) = (down.lowerBound * width, down.upperBound * width)
    let owner = cells[top + across.lowerBound]
    return cells[top + across.upperBound] != owner || cells[bottom + across.lowerBound] != owner
      || cells[bottom + across.upperBound] != owner
  }

  /// Whether the known cells of a square are not all equal.
  private func hasChange(_ square: Square) -> Bool {
    let (across, down) = (across(square), down(square))
    return cells.withUnsafeBufferPointer { cells in
      let owner = cells[down.lowerBound * width + across.lowerBound]
      for y in down {
        for x in across {
          let cell = cells[y * width + x]
          if cell != owner, cell != MapCanvas.unknown { return true }
        }
      }
      return false
    }
  }

  private func isMixed(_ across: ClosedRange<Int>, _ down: ClosedRange<Int>) -> Bool {
    let owner = cells[down.lowerBound * width + across.lowerBound]
    for y in down {
      for x in across where cells[y * width + x] != owner { return true }
    }
    return false
  }
}
