/// A symbol of the tableau's rows.
struct Symbol: Hashable, Comparable, Sendable {
  enum Kind: UInt8 {
    /// A variable of the caller's, of either sign.
    case external
    /// The slack of an inequality, never negative.
    case slack
    /// The error of an optional constraint, never negative.
    case error
    /// The marker of a required equality; always zero.
    case dummy
  }

  /// Its number, in the order of creation, and its kind.
  let key: UInt64

  init(_ number: Int, _ kind: Kind) {
    key = UInt64(number) << 2 | UInt64(kind.rawValue)
  }

  /// Its number.
  var number: Int { Int(truncatingIfNeeded: key >> 2) }

  var kind: Kind { Kind(rawValue: UInt8(key & 3)).unsafelyUnwrapped }

  /// Whether a row can be solved for it by its sign alone.
  var isPivotable: Bool { kind == .slack || kind == .error }

  static func < (first: Symbol, second: Symbol) -> Bool { first.key < second.key }
}

/// A sum: a constant and symbols with coefficients, in the order of the symbols.
struct Row: Sendable {
  struct Cell: Sendable {
    let symbol: Symbol
    var coefficient: Double
  }

  /// The greatest value that counts as zero.
  static let tiny = 1e-9

  private(set) var cells: [Cell] = []
  var constant: Double

  init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// The index of a symbol, or its insertion point.
  private func index(of symbol: Symbol) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The coefficient of a symbol; 0 for one that does not occur.
  func coefficient(of symbol: Symbol) -> Double {
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells[index].coefficient
  }

  /// The constant, and the coefficient of a symbol.
  func part(of symbol: Symbol) -> (constant: Double, coefficient: Double) {
    (constant, coefficient(of: symbol))
  }

  /// Adds a multiple of a symbol.
  mutating func add(_ symbol: Symbol, _ coefficient: Double) {
    let index = index(of: symbol)
    if index < cells.count, cells[index].symbol == symbol {
      cells[index].coefficient += coefficient
      if abs(cells[index].coefficient) < Self.tiny { cells.remove(at: index) }
    } else if abs(coefficient) >= Self.tiny {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
    }
  }

  /// Adds a multiple of another row, and reports the new symbols.
  mutating func add(_ other: Row, times factor: Double, _ isNew: (Symbol) -> Void = { _ in }) {
    constant += other.constant * factor
    if abs(constant) < Self.tiny { constant = 0 }
    if other.cells.count <= Self.few {
      for cell in other.cells { add(cell.symbol, times: factor, cell.coefficient, isNew) }
      return
    }
    cells = [Cell](unsafeUninitializedCapacity: cells.count + other.cells.count) { merged, count in
      merge(other, times: factor, into: merged, &count, isNew)
    }
  }

  /// Writes the cells of both rows, in their order.
  private func merge(
    _ other: Row, times factor: Double, into merged: UnsafeMutableBufferPointer<Cell>,
    _ count: inout Int, _ isNew: (Symbol) -> Void
  ) {
    func append(_ symbol: Symbol, _ coefficient: Double) {
      merged.initializeElement(at: count, to: Cell(symbol: symbol, coefficient: coefficient))
      count += 1
    }
    cells.withUnsafeBufferPointer { own in
      other.cells.withUnsafeBufferPointer { others in
        var (mine, theirs) = (0, 0)
        while mine < own.count, theirs < others.count {
          let (first, second) = (own[mine], others[theirs])
          if first.symbol == second.symbol {
            let sum = first.coefficient + second.coefficient * factor
            if abs(sum) >= Self.tiny { append(first.symbol, sum) }
            mine += 1
            theirs += 1
          } else if first.symbol < second.symbol {
            append(first.symbol, first.coefficient)
            mine += 1
          } else {
            append(second.symbol, second.coefficient * factor)
            isNew(second.symbol)
            theirs += 1
          }
        }
        for cell in own[mine...] { append(cell.symbol, cell.coefficient) }
        for cell in others[theirs...] {
          append(cell.symbol, cell.coefficient * factor)
          isNew(cell.symbol)
        }
      }
    }
  }

  /// Adds one cell of another row in place.
  private mutating func add(
    _ symbol: Symbol, times factor: Double, _ coefficient: Double, _ isNew: (Symbol) -> Void
  ) {
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient * factor), at: index)
      return isNew(symbol)
    }
    cells[index].coefficient += coefficient * factor
    if abs(cells[index].coefficient) < Self.tiny { cells.remove(at: index) }
  }

  /// The maximum number of cells of a row that is added in place instead of merged.
  private static let few = 4

  /// Removes a symbol, and returns its coefficient.
  mutating func remove(_ symbol: Symbol) -> Double {
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).coefficient
  }

  /// Removes the markers of required equalities.
  mutating func removeMarkers() { cells.removeAll { $0.symbol.kind == .dummy } }

  mutating func negate() {
    constant = -constant
    for index in cells.indices { cells[index].coefficient = -cells[index].coefficient }
  }

  /// Solves a row that equals zero for one of its symbols.
  mutating func solve(for symbol: Symbol) {
    let factor = -1 / remove(symbol)
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Turns the row of `old` into that of `new`, one of its symbols.
  mutating func solve(for new: Symbol, insteadOf old: Symbol) {
    add(old, -1)
    solve(for: new)
  }

  /// Substitutes a symbol by its row.
  mutating func substitute(_ symbol: Symbol, by row: Row) {
    let factor = remove(symbol)
    if factor != 0 { add(row, times: factor) }
  }
}
