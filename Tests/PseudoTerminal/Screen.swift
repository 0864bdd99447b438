/// A terminal's picture: just the sequences of xterm that a line editor uses.
struct Screen {
  private enum State { case text, escape, charset, sequence }

  private var cells: [[String]]
  private var columns: Int
  private var rows: Int
  private var row = 0
  private var column = 0
  /// Whether the next character goes to the next row: the last column has been written.
  private var isWrapDue = false
  private var isInserting = false
  private var state = State.text
  private var parameters = ""
  private var partial: [UInt8] = []

  /// Fills the second column of a wide character.
  private static let filler = ""

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  var cursor: (row: Int, column: Int) { (row, column) }

  var lines: [String] {
    var lines = cells.map { row in
      var line = Substring(row.joined())
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Cuts or extends at the right and at the bottom, as xterm does; rows do not wrap again.
  mutating func resize(columns: Int, rows: Int) {
    let lost = max(0, row - rows + 1)
    cells = cells.dropFirst(lost).prefix(rows).map {
      Array($0.prefix(columns)) + Array(repeating: " ", count: max(0, columns - $0.count))
    }
    while cells.count < rows { cells.append(Array(repeating: " ", count: columns)) }
    (self.columns, self.rows) = (columns, rows)
    row -= lost
    column = min(column, columns - 1)
    isWrapDue = false
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte < 0x80 {
        partial = []
        feed(Unicode.Scalar(byte))
      } else {
        partial.append(byte)
        let length = partial[0] >= 0xF0 ? 4 : partial[0] >= 0xE0 ? 3 : 2
        guard partial.count == length else { continue }
        String(decoding: partial, as: UTF8.self).unicodeScalars.forEach { feed($0) }
        partial = []
      }
    }
  }

  private mutating func feed(_ scalar: Unicode.Scalar) {
    switch (state, scalar) {
    case (.text, "\u{1B}"): state = .escape
    case (.text, "\r"): move(toColumn: 0)
    case (.text, "\n"): lineFeed()
    case (.text, "\u{8}"): move(toColumn: column - 1)
    case (.text, "\t"): move(toColumn: column / 8 * 8 + 8)
    case (.text, _): if scalar.value >= 0x20 { put(scalar) }
    case (.escape, "["):
      state = .sequence
      parameters = ""
    case (.escape, "("): state = .charset
    case (.escape, _), (.charset, _): state = .text
    case (.sequence, "@"..."~"):
      state = .text
      run(scalar)
    case (.sequence, _): parameters.unicodeScalars.append(scalar)
    }
  }

  private mutating func run(_ final: Unicode.Scalar) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "A": row = max(0, row - count)
    case "B": row = min(rows - 1, row + count)
    case "C": move(toColumn: column + count)
    case "D": move(toColumn: column - count)
    case "G": move(toColumn: count - 1)
    case "H":
      row = min(rows, count) - 1
      move(toColumn: (numbers.dropFirst().first ?? 1) - 1)
    case "J":
      let isAll = numbers.first == 2
      for index in (isAll ? 0 : row + 1)..<max(rows, row + 1) where index < rows {
        cells[index] = Array(repeating: " ", count: columns)
      }
      eraseToEnd()
    case "K": eraseToEnd()
    case "P":
      cells[row].removeSubrange(column..<min(columns, column + count))
      pad()
    case "@":
      cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
      pad()
    case "h" where parameters == "4": isInserting = true
    case "l" where parameters == "4": isInserting = false
    default: break
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(of: scalar)
    guard width != 0 else { return }
    if isWrapDue || column + max(1, width) > columns {
      lineFeed()
      column = 0
    }
    let cell = [String(scalar)] + (width == 2 ? [Self.filler] : [])
    if isInserting {
      cells[row].insert(contentsOf: cell, at: column)
      pad()
    } else {
      cells[row].replaceSubrange(column..<column + cell.count, with: cell)
    }
    isWrapDue = column + cell.count >= columns
    column = min(columns - 1, column + cell.count)
  }

  /// The columns of a character; a rough table, enough for what tests type.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300..<0x370, 0x200B..<0x2010, 0xFE00..<0xFE10: 0
    case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFE70,
      0xFF00..<0xFF61, 0xFFE0..<0xFFE7, 0x1F300..<0x1F650, 0x1F900..<0x1FA00, 0x20000..<0x40000:
      2
    default: 1
    }
  }

  private mutating func lineFeed() {
    isWrapDue = false
    if row < rows - 1 {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func move(toColumn target: Int) {
    isWrapDue = false
    column = min(columns - 1, max(0, target))
  }

  private mutating func eraseToEnd() {
    for index in column..<columns { cells[row][index] = " " }
  }

  private mutating func pad() {
    cells[row] = Array((cells[row] + Array(repeating: " ", count: columns)).prefix(columns))
  }
}
