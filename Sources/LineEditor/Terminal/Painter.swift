/// Stores the picture of an entry on the screen, and writes its changes.
nonisolated protocol Painter {
  /// The row of the picture with the cursor, from the first that is on the screen.
  var cursorRow: Int { get }

  /// Shows the picture in place of the one before; one that is taller than the screen in part.
  mutating func paint(_ picture: Picture, height: Int)

  /// Shows all of the last picture, and moves to the row below it.
  mutating func finish(_ picture: Picture, height: Int)

  /// Moves to the row below the picture; the next picture begins there.
  mutating func leave()

  /// Forgets the picture: it is no longer on the screen, and the cursor is where the next begins.
  mutating func forget()
}

/// The painter for terminals that understand escape sequences.
nonisolated struct ScreenPainter: Painter {
  private var rows: [Picture.Row] = []
  private(set) var cursorRow = 0
  /// The first visible row of the picture.
  private var top = 0
  private var output = ""
  private let write: (String) -> Void

  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  mutating func paint(_ picture: Picture, height: Int) {
    let count = min(picture.rows.count, max(height, 1))
    // Scrolls no further than needed to keep the cursor visible, and leaves no row free below.
    top = max(min(top, picture.cursor.row), picture.cursor.row - count + 1)
    top = min(top, picture.rows.count - count)
    show(Array(picture.rows[top..<top + count]), width: picture.width)
    go(toRow: picture.cursor.row - top, column: picture.cursor.column)
    flush()
  }

  mutating func finish(_ picture: Picture, height: Int) {
    if picture.rows.count > height {
      go(toRow: 0, column: 0)
      output += "\u{1B}[J" + picture.rows.map(\.text).joined(separator: "\r\n")
    } else {
      show(picture.rows, width: picture.width)
      go(toRow: rows.count - 1, column: 0)
    }
    output += "\r\n"
    forget()
    flush()
  }

  mutating func leave() {
    guard !rows.isEmpty else { return }
    go(toRow: rows.count - 1, column: 0)
    output += "\r\n"
    forget()
    flush()
  }

  mutating func forget() {
    rows = []
    cursorRow = 0
    top = 0
  }

  // MARK: Writing

  private mutating func show(_ new: [Picture.Row], width: Int) {
    for (index, row) in new.enumerated() {
      guard index < rows.count else {
        if index > 0 {
          go(toRow: index - 1, column: 0)
          output += "\r\n"
        }
        cursorRow = index
        output += row.text
        rows.append(row)
        continue
      }
      let old = rows[index]
      guard old != row else { continue }
      if row.text.hasPrefix(old.text), !old.text.isEmpty, old.columns < width {
        go(toRow: index, column: old.columns)
        output += row.text.dropFirst(old.text.count)
      } else {
        go(toRow: index, column: 0)
        // The rest is erased before a full row: after it the terminal defers the wrap of the
        // cursor.
        output += row.columns < width ? row.text + "\u{1B}[K" : "\u{1B}[K" + row.text
      }
      rows[index] = row
    }
    guard rows.count > new.count else { return }
    go(toRow: new.count, column: 0)
    output += "\u{1B}[J"
    rows.removeLast(rows.count - new.count)
    cursorRow = new.count
  }

  private mutating func go(toRow row: Int, column: Int) {
    if row < cursorRow { output += "\u{1B}[\(cursorRow - row)A" }
    if row > cursorRow { output += "\u{1B}[\(row - cursorRow)B" }
    output += column > 0 ? "\r\u{1B}[\(column)C" : "\r"
    cursorRow = row
  }

  private mutating func flush() {
    write(output)
    output = ""
  }
}

/// The painter for terminals that can only write on and go back in a row. It shows the line with
/// the cursor, and continues below when that is another one.
nonisolated struct PlainPainter: Painter {
  let cursorRow = 0
  private var row: Int?
  private var shown: [Character] = []
  private var cursor = 0
  private let write: (String) -> Void

  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  mutating func paint(_ picture: Picture, height: Int) {
    let new = Array(picture.rows[picture.cursor.row].text)
    var output = ""
    if let row, row != picture.cursor.row {
      output += "\n"
      shown = []
      cursor = 0
    }
    row = picture.cursor.row
    let common = zip(shown, new).prefix { $0 == $1 }.count
    let columns = Self.columns(new)
    if common < max(shown.count, new.count) {
      let start = Self.columns(shown.prefix(common))
      // Moving forward means writing the same characters again.
      output += step(from: cursor, to: start) + String(new[common...])
      let blanks = max(0, Self.columns(shown) - columns)
      output += String(repeating: " ", count: blanks)
      cursor = columns + blanks
      shown = new
    }
    output += step(from: cursor, to: picture.cursor.column)
    cursor = picture.cursor.column
    write(output)
  }

  mutating func finish(_ picture: Picture, height: Int) {
    paint(picture, height: height)
    leave()
  }

  mutating func leave() {
    guard row != nil else { return }
    write("\n")
    forget()
  }

  mutating func forget() {
    row = nil
    shown = []
    cursor = 0
  }

  private func step(from column: Int, to target: Int) -> String {
    guard target > column else { return String(repeating: "\u{8}", count: column - target) }
    var before = 0
    var text = ""
    for character in shown {
      if before >= column, before < target { text.append(character) }
      before += Self.columns([character])
    }
    return text
  }

  private static func columns(_ text: some Sequence<Character>) -> Int {
    Picture.columns(of: String(Array(text)))
  }
}
