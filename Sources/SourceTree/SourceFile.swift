import Records

/// One source text with its name in diagnostics.
package final class SourceFile: Sendable {
  /// The file's last path component, or a replacement for it: `RoundButton.swift`, `line 12`.
  package let name: String
  package let text: String
  /// The language that the text is written in.
  package let language: SourceLanguage
  /// How many lines come before the text in its file, for an entry of a script.
  package let linesBefore: Int
  /// How many lines of the same class come before the text where the whole class is listed: its
  /// interface, for an implementation that was typed after it.
  package let linesAbove: Int
  /// The offset of its first byte. The files of a module follow one another, so that a range says
  /// which of them it is in; all offsets that are given to this file count from there.
  package let offset: Int
  /// The offsets of the first byte of each line in the text.
  private let lineStarts: [Int]

  package init(
    name: String, text: String, language: SourceLanguage = .typed, linesBefore: Int = 0,
    linesAbove: Int = 0, offset: Int = 0
  ) {
    self.name = name
    self.language = language
    self.linesBefore = linesBefore
    self.linesAbove = linesAbove
    self.offset = offset
    self.text = text
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    lineStarts = starts
  }

  /// The line of an offset, from 1.
  package func line(of offset: Int) -> Int {
    let offset = offset - self.offset
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line of an offset where the class is listed, from 1: as traces number lines.
  package func listedLine(of offset: Int) -> Int { line(of: offset) + linesAbove }

  /// How many lines come before the text where a stop names its place: in the script that it is
  /// from, else in the listing of its class.
  package var linesBeforeStop: Int { linesBefore == 0 ? linesAbove : linesBefore }

  /// Line and column of an offset, both from 1; the column counts characters.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    let line = line(of: offset)
    let offset = offset - self.offset
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[line - 1])
    let end = utf8.index(
      start, offsetBy: max(0, offset - lineStarts[line - 1]), limitedBy: utf8.endIndex)
    return (line, text[start..<(end ?? utf8.endIndex)].count + 1)
  }

  /// The text of a line, from 1, without its line break.
  package func lineText(_ line: Int) -> Substring {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[line - 1])
    return text[start...].prefix { !$0.isNewline }
  }

  /// The text of a range.
  package func text(of range: SourceRange) -> Substring {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.start - offset)
    return text[start..<utf8.index(start, offsetBy: range.end - range.start)]
  }

  /// The offset after the last byte.
  package var end: Int { offset + text.utf8.count }

  /// Whether a range is in the text.
  package func contains(_ range: SourceRange) -> Bool {
    offset <= range.start && range.start <= range.end && range.end <= end
  }

  /// The number of lines.
  package var lineCount: Int { lineStarts.count }
}

/// The result of a front end for one source text.
package struct SourceUnit: Sendable {
  package let file: SourceFile
  /// Top-level declarations and statements, in order; `import`s are dropped.
  package let items: [Statement]
  /// The diagnostics of the text, in source order; the tree omits the faulty parts.
  package let diagnostics: [CodeDiagnostic]
  /// The tree of a language that has one of its own, for its checker; nil for Swift. `items` then
  /// only name what the text declares, with the ranges.
  package let ownTree: (any Sendable)?

  package init(
    file: SourceFile, items: [Statement], diagnostics: [CodeDiagnostic],
    ownTree: (any Sendable)? = nil
  ) {
    self.file = file
    self.items = items
    self.diagnostics = diagnostics
    self.ownTree = ownTree
  }
}
