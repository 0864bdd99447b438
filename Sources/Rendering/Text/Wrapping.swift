import Lettering
import Wording

/// Breaks texts into lines.
package enum Wrapping {
  /// The lines of a text, each at most `width` columns; all but the first are indented.
  ///
  /// Breaks at blanks and between adjacent wide characters; a word that is longer than a line is
  /// cut. Text between backquotes is kept together if it fits into a line, and so are the numbers
  /// of a point or a rectangle.
  ///
  /// A text that is too long to read is cut first: wrapping megabytes takes too long.
  package static func lines(_ text: String, width: Int, indent: Int = 0) -> [String] {
    let text = readable(text)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // The continuation of an indented line is indented a little more.
      let blanks = paragraph.prefix { $0 == " " }.count
      let hang = indent + (blanks > 0 ? blanks + 2 : 0)
      let margin = String(repeating: " ", count: min(hang, max(0, width - 8)))
      var line = lines.isEmpty ? "" : String(repeating: " ", count: min(indent, margin.count))
      var column = DisplayWidth.of(line)
      var isFresh = true
      for piece in pieces(of: paragraph, width: width, room: width - margin.count) {
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

  private static let mostBytes = 100_000

  /// The text up to a readable length.
  static func readable(_ text: String) -> String {
    text.utf8.count > mostBytes ? text.prefix(mostBytes / 4) + "…" : text
  }

  private struct Piece {
    var text: String
    /// The number of blanks before it.
    var blanks: Int
  }

  private static func pieces(of text: Substring, width: Int, room: Int) -> [Piece] {
    wholePieces(of: text, width: width).flatMap { piece -> [Piece] in
      guard piece.text.hasPrefix("`"), DisplayWidth.of(piece.text) > room else { return [piece] }
      // Code that does not fit into a line is broken at its blanks.
      let words = piece.text.split(separator: " ", omittingEmptySubsequences: false)
      return words.enumerated().map { index, word in
        Piece(text: String(word), blanks: index == 0 ? piece.blanks : 1)
      }
    }
  }

  private static func wholePieces(of text: Substring, width: Int) -> [Piece] {
    var pieces: [Piece] = []
    var current = Piece(text: "", blanks: 0)
    var isCode = false
    var numbersEnd = text.startIndex
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
    for index in text.dropFirst(leading.count).indices {
      let character = text[index]
      let wasCode = isCode
      if character == "`" { isCode.toggle() }
      if character == "(" || character == "[" {
        numbersEnd = endOfNumbers(in: text[index...], atMost: min(40, width / 2))
      }
      if character == " ", !isCode, index >= numbersEnd {
        flush(&current, &pieces, blanks: 1)
      } else if isClosing(current.text.last), !wasCode, !isClosing(character) {
        flush(&current, &pieces, blanks: 0)
        current.text.append(character)
      } else if DisplayWidth.of(character) == 2, !isCode, !isClosing(character) {
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

  /// Whether it is full-width punctuation that stays with the character before it.
  private static func isClosing(_ character: Character?) -> Bool {
    character.map { "，。、；：）」！？》”’".contains($0) } ?? false
  }

  /// The end of the bracket with which `text` begins, if it contains only a few numbers.
  private static func endOfNumbers(
    in text: Substring, atMost limit: Int
  ) -> Substring.Index {
    let inside = text.dropFirst().prefix { "0123456789.,; -+e".contains($0) }
    let isClosed = inside.endIndex < text.endIndex && ")]".contains(text[inside.endIndex])
    return isClosed && inside.count <= limit ? inside.endIndex : text.startIndex
  }
}
