/// The rows of the simplex tableau: the definitions of basic symbols.
///
/// Rows are found by the number of their symbol, and each symbol has a list of the rows in which it
/// may occur, so that the cost of a step depends on its changes and not on the size of the tableau.
struct Tableau: Sendable {
  private var slots: [Row?] = []
  /// The symbols of the caller's variables that have been basic.
  private var externals: [Symbol] = []
  /// By the number of a symbol: all rows that contain it, and some that did earlier.
  private var columns: [[Symbol]] = []

  /// The definition of a basic symbol; nil for one that is not basic.
  subscript(symbol: Symbol) -> Row? {
    symbol.number < slots.count ? slots[symbol.number] : nil
  }

  /// Makes a symbol basic. It must not occur in any row.
  mutating func insert(_ row: Row, for symbol: Symbol) {
    grow(to: symbol.number)
    for cell in row.cells { note(cell.symbol, in: symbol) }
    if symbol.kind == .external { externals.append(symbol) }
    slots[symbol.number] = row
  }

  /// Whether a condition is true of all rows of the caller's variables.
  func allExternals(_ isSo: (Row) -> Bool) -> Bool {
    externals.allSatisfy { self[$0].map(isSo) ?? true }
  }

  /// Removes the row of a symbol.
  mutating func remove(_ symbol: Symbol) -> Row? {
    guard symbol.number < slots.count, let row = slots[symbol.number] else { return nil }
    slots[symbol.number] = nil
    return row
  }

  /// Adds to the constant of an existing row.
  mutating func shift(_ symbol: Symbol, by amount: Double) {
    slots[symbol.number]?.constant += amount
  }

  /// The basic symbols in whose rows a symbol occurs, in an order that depends only on earlier
  /// calls; one may occur twice.
  func column(of symbol: Symbol) -> [Symbol] {
    guard symbol.number < columns.count else { return [] }
    return columns[symbol.number].filter { (self[$0]?.coefficient(of: symbol) ?? 0) != 0 }
  }

  /// The basic symbol that first reaches zero when `entering` grows; the one with the least number
  /// among equals, which prevents cycles.
  func leavingSymbol(for entering: Symbol) -> Symbol? {
    guard entering.number < columns.count else { return nil }
    var least = Double.infinity
    var found: Symbol?
    slots.withUnsafeBufferPointer { slots in
      for symbol in columns[entering.number] where symbol.kind != .external {
        guard let (constant, coefficient) = slots[symbol.number]?.part(of: entering),
          coefficient < -Row.tiny
        else { continue }
        let ratio = max(0, -constant / coefficient)
        if ratio < least - Row.tiny
          || ratio < least + Row.tiny && (found.map { symbol < $0 } ?? true)
        {
          (least, found) = (min(ratio, least), symbol)
        }
      }
    }
    return found
  }

  /// Substitutes a symbol by its row in every row, and reports the rows that changed.
  mutating func substitute(_ symbol: Symbol, by row: Row, _ changed: (Symbol, Row) -> Void) {
    guard symbol.number < columns.count else { return }
    let keys = columns[symbol.number]
    columns[symbol.number] = []
    for key in keys {
      guard slots[key.number] != nil else { continue }
      // Moved out while it changes: a row is one array, which is then not copied.
      guard var changing = slots[key.number].take() else { continue }
      let factor = changing.remove(symbol)
      if factor != 0 {
        changing.add(row, times: factor) { note($0, in: key) }
        changed(key, changing)
      }
      slots[key.number] = changing
    }
  }

  /// Removes a symbol from every row, as if it were zero.
  mutating func forget(_ symbol: Symbol) {
    guard symbol.number < columns.count else { return }
    for key in columns[symbol.number] { _ = slots[key.number]?.remove(symbol) }
    columns[symbol.number] = []
  }

  /// Removes the markers of required equalities from every row.
  mutating func leaveMarkersOut() {
    for number in slots.indices { slots[number]?.removeMarkers() }
  }

  private mutating func note(_ symbol: Symbol, in row: Symbol) {
    grow(to: symbol.number)
    columns[symbol.number].append(row)
  }

  private mutating func grow(to number: Int) {
    let missing = number + 1 - slots.count
    guard missing > 0 else { return }
    slots.append(contentsOf: repeatElement(nil, count: missing))
    columns.append(contentsOf: repeatElement([], count: missing))
  }
}
