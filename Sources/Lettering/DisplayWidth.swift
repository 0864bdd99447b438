/// The width of texts in terminal columns.
package enum DisplayWidth {
  /// The columns of a text; wide characters take two.
  package static func of(_ text: some StringProtocol) -> Int {
    var width = 0
    for character in text { width += of(character) }
    return width
  }

  /// The columns of a rendered line; colour codes take none.
  package static func ofRendered(_ line: String) -> Int {
    guard line.contains("\u{1B}") else { return of(line) }
    var width = 0
    var isCode = false
    for character in line {
      if character == "\u{1B}" {
        isCode = true
      } else if isCode {
        isCode = character != "m"
      } else {
        width += of(character)
      }
    }
    return width
  }

  /// The columns of one character.
  package static func of(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.isASCII, character.utf8.count == 1, !Escaping.isSteering(scalar) { return 1 }
    // An escaped character takes as many columns as its number.
    if character.unicodeScalars.contains(where: Escaping.isSteering) {
      return Escaping.visible(String(character)).reduce(0) { $0 + of($1) }
    }
    if scalar.isASCII { return 1 }
    if scalar.properties.isEmojiPresentation { return 2 }
    if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks of East Asian wide and full-width characters.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// The text, filled with blanks to a number of columns.
  package func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - DisplayWidth.of(self)))
  }

  /// The text without trailing blanks.
  package var withoutBlanksBehind: String {
    String(prefix(upTo: lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex))
  }

  /// The text, cut to a number of columns with an ellipsis if it is longer.
  package func shortened(to columns: Int) -> String {
    var result = ""
    var width = 0
    // The part that leaves room for the ellipsis. A long text is not read beyond the part shown.
    var short: String?
    for character in self {
      let next = DisplayWidth.of(character)
      if width + next > columns - 1, short == nil { short = result }
      width += next
      if width > columns { return (short ?? result) + "…" }
      result.append(character)
    }
    return result
  }
}
