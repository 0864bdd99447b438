import Records
import SourceTree

/// A solution with one change, of the kind that learners get wrong.
package struct Mutant {
  package let code: Code
  /// The change, as authors read it and may list it: the changed line, or `without` and the removed
  /// text.
  package let change: String
  /// The location of the change, both from 1.
  package let line: Int
  let column: Int
}

/// Replacements in one text that belong together.
package struct Edit {
  package struct Piece {
    let range: SourceRange
    let replacement: String
  }

  let pieces: [Piece]
  /// A description of the change, if the changed line is not enough.
  let change: String?

  init(_ range: SourceRange, _ replacement: String, change: String? = nil) {
    self.init([Piece(range: range, replacement: replacement)], change: change)
  }

  /// Creates an edit of pieces that do not overlap.
  init(_ pieces: [Piece], change: String? = nil) {
    self.pieces = pieces.sorted { $0.range.start < $1.range.start }
    self.change = change
  }

  /// The text with this edit.
  func mutant(of code: Code, _ file: SourceFile) -> Mutant {
    let start = pieces.first?.range.start ?? 0
    let place = file.place(of: start)
    let text = apply(to: code.text)
    return Mutant(
      code: Code(file: code.file, text: text), change: change ?? changedLine(file, text),
      line: place.line, column: place.column)
  }

  private func apply(to text: String) -> String {
    var bytes = Array(text.utf8)
    for piece in pieces.reversed() {
      bytes.replaceSubrange(
        piece.range.start..<piece.range.end, with: Array(piece.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines that the edit touches, after it, joined into one.
  private func changedLine(_ file: SourceFile, _ text: String) -> String {
    let first = file.line(of: pieces.first?.range.start ?? 0)
    let end = pieces.last?.range.end ?? 0
    let after = file.lineCount - file.line(of: end)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Self.oneLine(lines[(first - 1)..<max(first, lines.count - after)].joined(separator: " "))
  }

  /// A text without line breaks and double blanks.
  static func oneLine(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
