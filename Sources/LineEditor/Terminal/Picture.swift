import CEditLine

/// An entry as rows of a screen that wraps at its right edge, with the cursor in one of them.
nonisolated struct Picture: Equatable {
  /// A row: its text with escape sequences, and its number of columns.
  struct Row: Equatable {
    var text = ""
    var columns = 0
  }

  let width: Int
  private(set) var rows: [Row] = [Row()]
  /// The position of the cursor, row and column counted from 0.
  private(set) var cursor = (row: 0, column: 0)
  private var style: String?

  static func == (one: Picture, other: Picture) -> Bool {
    one.rows == other.rows && one.cursor == other.cursor && one.width == other.width
  }

  /// Draws a text with `prompt` before its first line and `continuation` before all others. Without
  /// `isColoured` no escape sequence is used. Without `cursor` there is none.
  init(
    _ text: [Unicode.Scalar], cursor index: Int?, prompt: Prompt, continuation: Prompt, width: Int,
    isColoured: Bool
  ) {
    self.width = max(width, 2)
    put(prompt, isColoured)
    for (place, scalar) in text.enumerated() {
      if place == index { noteCursor(before: scalar) }
      if scalar == "\n" {
        rows.append(Row())
        put(continuation, isColoured)
      } else {
        put(scalar)
      }
    }
    if index == text.count { noteCursor(before: nil) }
    // Only marks without a column of their own may come after the edge.
    while cursor.row >= rows.count { rows.append(Row()) }
  }

  /// Adds a row below, truncated at the right edge.
  mutating func append(row text: String, style: String?) {
    rows.append(Row())
    self.style = style
    for scalar in text.unicodeScalars where !scalar.isControl {
      guard rows[rows.count - 1].columns + Self.columns(of: scalar) < width else { break }
      put(scalar)
    }
    endStyle()
  }

  // MARK: Drawing

  private mutating func put(_ prompt: Prompt, _ isColoured: Bool) {
    let scalars = Array(prompt.text.unicodeScalars)
    let withoutBlanks = (scalars.lastIndex { $0 != " " } ?? -1) + 1
    style = isColoured ? prompt.style : nil
    for scalar in scalars[..<withoutBlanks] { put(scalar) }
    endStyle()
    for scalar in scalars[withoutBlanks...] { put(scalar) }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\t": repeat { put(" ", 1) } while rows[rows.count - 1].columns % 8 != 0
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      put("^", 1)
      put(Unicode.Scalar(UInt8(scalar.value ^ 0x40)), 1)
    case _ where scalar.isInvisible || ceditline_width(wchar_t(scalar.value)) < 0:
      for digit in "\\U+\(String(scalar.value, radix: 16, uppercase: true))".unicodeScalars {
        put(digit, 1)
      }
    default: put(scalar, Self.columns(of: scalar))
    }
  }

  /// A wide character that does not fit moves to the next row as a whole.
  private mutating func put(_ scalar: Unicode.Scalar, _ columns: Int) {
    if columns > 0, rows[rows.count - 1].columns + columns > width {
      let style = style
      endStyle()
      rows.append(Row())
      self.style = style
    }
    if rows[rows.count - 1].columns == 0 || !isStyled, let style {
      rows[rows.count - 1].text += "\u{1B}[\(style)m"
      isStyled = true
    }
    rows[rows.count - 1].text.unicodeScalars.append(scalar)
    rows[rows.count - 1].columns += columns
  }

  private var isStyled = false

  private mutating func endStyle() {
    if isStyled { rows[rows.count - 1].text += "\u{1B}[0m" }
    isStyled = false
    style = nil
  }

  /// The cursor is where the next character will be, and at the end of a full row below it.
  private mutating func noteCursor(before scalar: Unicode.Scalar?) {
    let column = rows[rows.count - 1].columns
    let isEnd = scalar == nil || scalar == "\n"
    let needed = scalar.map { isEnd ? 1 : max(1, Self.columns(of: $0)) } ?? 1
    guard column + needed > width else {
      cursor = (rows.count - 1, column)
      return
    }
    if isEnd { rows.append(Row()) }
    cursor = (isEnd ? rows.count - 1 : rows.count, 0)
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    max(0, Int(ceditline_width(wchar_t(scalar.value))))
  }

  /// The columns of a text without wrapping.
  static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }
}
