import Foundation
import Records

extension HitMapQuestion {
  /// The map from a part of the points: those of every `spacing`th row and column, and all points
  /// of a square between them wherever its corners differ, or the answer changes on one of its
  /// sides, or `guide`, another map of the same scene, changes in it.
  ///
  /// Every region with a point that is asked is followed to its end. What is not seen is narrower
  /// than `spacing` points and lies apart from every such region and from all changes of `guide`.
  /// Where all points together are asked as soon as a part of them, it is the whole map.
  package func map(spacing: Int, guide: HitMap? = nil) throws(Stop) -> HitMap {
    guard spacing > 1, width > 1, height > 1 else { return try map() }
    return try asking { asker throws(Stop) in
      if isPainted { return map(of: canvas.cells) }
      var coarse = CoarseMap(width: width, height: height, spacing: spacing)
      try ask(coarse.lattice, of: &coarse, &asker)
      if asker.isCheap { return map(of: try asker.everyCell()) }
      coarse.open(guide)
      while true {
        let squares = coarse.takeWaiting()
        if squares.isEmpty { break }
        try ask(coarse.unasked(in: squares), of: &coarse, &asker)
        for square in squares { coarse.openNeighbors(of: square) }
      }
      coarse.fill()
      return map(of: coarse.cells)
    }
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

/// A map that is asked in squares: which points were asked, and which squares are to be.
nonisolated struct CoarseMap {
  /// A square by its column and row among the squares; its sides belong to its neighbours too.
  struct Square {
    let column: Int
    let row: Int
  }

  let width: Int
  let height: Int
  private(set) var cells: [UInt16]
  private var isAsked: [Bool]
  /// The columns and the rows of points that are asked first; the last ones are among them.
  private let columns: [Int]
  private let rows: [Int]
  /// Squares all of whose points are asked, or are about to be.
  private var isOpen: [Bool]
  private var waiting: [Square] = []

  init(width: Int, height: Int, spacing: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: HitMap.nobody, count: width * height)
    isAsked = Array(repeating: false, count: width * height)
    columns = Array(stride(from: 0, to: width - 1, by: spacing)) + [width - 1]
    rows = Array(stride(from: 0, to: height - 1, by: spacing)) + [height - 1]
    isOpen = Array(repeating: false, count: (columns.count - 1) * (rows.count - 1))
  }

  /// The cells that are asked first, in order.
  var lattice: [Int] { rows.flatMap { row in columns.map { row * width + $0 } } }

  mutating func set(_ cell: Int, _ owner: UInt16) {
    cells[cell] = owner
    isAsked[cell] = true
  }

  /// Opens every square whose corners differ or in which `guide` changes.
  mutating func open(_ guide: HitMap?) {
    for row in 0..<rows.count - 1 {
      for column in 0..<columns.count - 1 {
        let square = Square(column: column, row: row)
        if !hasEqualCorners(square) || guide.map({ !isEven(square, $0.cells) }) ?? false {
          open(square)
        }
      }
    }
  }

  private mutating func open(_ square: Square) {
    let index = square.row * (columns.count - 1) + square.column
    guard !isOpen[index] else { return }
    isOpen[index] = true
    waiting.append(square)
  }

  /// The squares that are to be asked next.
  mutating func takeWaiting() -> [Square] {
    defer { waiting = [] }
    return waiting
  }

  /// The points of squares, their sides included, that have not been asked yet, each once.
  func unasked(in squares: [Square]) -> [Int] {
    var cells: [Int] = []
    var isTaken: Set<Int> = []
    for square in squares {
      for cell in points(of: square) where !isAsked[cell] && isTaken.insert(cell).inserted {
        cells.append(cell)
      }
    }
    return cells
  }

  /// Opens the squares on whose side to this one, all of whose points were asked, the answer
  /// changes.
  mutating func openNeighbors(of square: Square) {
    let (left, right) = (columns[square.column], columns[square.column + 1])
    let (top, bottom) = (rows[square.row], rows[square.row + 1])
    let across = left...right
    let down = top...bottom
    if square.row > 0, isMixed(across.map { top * width + $0 }) {
      open(Square(column: square.column, row: square.row - 1))
    }
    if square.row + 2 < rows.count, isMixed(across.map { bottom * width + $0 }) {
      open(Square(column: square.column, row: square.row + 1))
    }
    if square.column > 0, isMixed(down.map { $0 * width + left }) {
      open(Square(column: square.column - 1, row: square.row))
    }
    if square.column + 2 < columns.count, isMixed(down.map { $0 * width + right }) {
      open(Square(column: square.column + 1, row: square.row))
    }
  }

  /// Gives every point that was not asked the owner of its square's corners.
  mutating func fill() {
    for row in 0..<rows.count - 1 {
      for column in 0..<columns.count - 1 where !isOpen[row * (columns.count - 1) + column] {
        let owner = cells[rows[row] * width + columns[column]]
        for y in rows[row]...rows[row + 1] {
          for x in columns[column]...columns[column + 1] where !isAsked[y * width + x] {
            cells[y * width + x] = owner
          }
        }
      }
    }
  }

  // MARK: Looking

  private func points(of square: Square) -> [Int] {
    (rows[square.row]...rows[square.row + 1]).flatMap { y in
      (columns[square.column]...columns[square.column + 1]).map { x in y * width + x }
    }
  }

  private func hasEqualCorners(_ square: Square) -> Bool {
    let top = rows[square.row] * width
    let bottom = rows[square.row + 1] * width
    let (left, right) = (columns[square.column], columns[square.column + 1])
    let owner = cells[top + left]
    return cells[top + right] == owner && cells[bottom + left] == owner
      && cells[bottom + right] == owner
  }

  private func isEven(_ square: Square, _ cells: [UInt16]) -> Bool {
    let owner = cells[rows[square.row] * width + columns[square.column]]
    for y in rows[square.row]...rows[square.row + 1] {
      for x in columns[square.column]...columns[square.column + 1]
      where cells[y * width + x] != owner {
        return false
      }
    }
    return true
  }

  private func isMixed(_ side: [Int]) -> Bool {
    side.contains { cells[$0] != cells[side[0]] }
  }
}
