/// Breaks texts into lines.
package enum Wrapping {
  /// The lines of a text, each at most `width` columns; all but the first are indented.
  ///
  /// Breaks at blanks and, where wide characters meet, between them; a word that is longer than a
  /// line is cut. What stands between backquotes is kept together where it fits.
  package static func lines(_ text: String, width: Int, indent: Int = 0) -> [String] {
    var lines: [String] = []
    let margin = String(repeating: " ", count: min(indent, max(0, width - 8)))
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = lines.isEmpty ? "" : margin
      var column = DisplayWidth.of(line)
      var isFresh = true
      for piece in pieces(of: paragraph) {
        let wanted = DisplayWidth.of(piece.text)
        if !isFresh, column + piece.blanks + wanted > width {
          lines.append(line)
          line = margin
          column = margin.count
          isFresh = true
        }
        if !isFresh {
          line += String(repeating: " ", count: piece.blanks)
          column += piece.blanks
        }
        for character in piece.text {
          let next = DisplayWidth.of(character)
          if column + next > width, column > margin.count {
            lines.append(line)
            line = margin
            column = margin.count
          }
          line.append(character)
          column += next
        }
        isFresh = false
      }
      lines.append(line)
    }
    return lines
  }

  private struct Piece {
    var text: String
    /// How many blanks stood in front.
    var blanks: Int
  }

  private static func pieces(of text: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var current = Piece(text: "", blanks: 0)
    var isCode = false
    func flush(_ current: inout Piece, _ pieces: inout [Piece], blanks: Int) {
      if current.text.isEmpty {
        current.blanks += blanks
        return
      }
      pieces.append(current)
      current = Piece(text: "", blanks: blanks)
    }
    let leading = text.prefix { $0 == " " }
    current.text = String(leading)
    for character in text.dropFirst(leading.count) {
      if character == "`" { isCode.toggle() }
      if character == " ", !isCode {
        flush(&current, &pieces, blanks: 1)
      } else if DisplayWidth.of(character) == 2, !isCode, !"，。、；：）」！？》”’".contains(character) {
        if !current.text.allSatisfy({ "（「《“‘".contains($0) }) || current.text.isEmpty {
          flush(&current, &pieces, blanks: 0)
        }
        current.text.append(character)
      } else {
        current.text.append(character)
      }
    }
    flush(&current, &pieces, blanks: 0)
    return pieces
  }
}
