import Records
import TypedText

/// Formats the lines of a script for readers, without changing their meaning.
///
/// Words of commands are separated by one blank, code is indented by its brackets, lines end
/// without trailing blanks, and the script ends with one line end. Verbatim texts do not change:
/// dumps, answers to predictions, multi-line strings, and arguments that commands read as code.
package struct ScriptFormatter {
  private let session: Session
  /// The commands that take a part of their line verbatim.
  private let literal: Set<String>

  /// Creates a formatter for scripts that a session would run.
  package init(_ session: Session) {
    self.session = session
    let all = session.commands.words.compactMap(session.commands.command)
    literal = Set(all.filter { $0.patterns.contains { $0.root.takesText } }.map(\.word))
  }

  /// The lines of a script, formatted: the same number of lines, without blank lines at the end.
  package func lines(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.hasSuffix("\r") ? $0.dropLast() : $0)
    }
    var result: [String] = []
    for entry in Script.entries(of: lines.joined(separator: "\n"), reader: session.reader) {
      let own = Array(lines[(entry.line - 1)...].prefix(count(of: entry)))
      result += formatted(own, entry)
    }
    while result.last?.isEmpty ?? false { result.removeLast() }
    return result
  }

  private func count(of entry: Script.Entry) -> Int {
    entry.text.utf8.count { $0 == 0x0A } + 1
  }

  private func formatted(_ lines: [String], _ entry: Script.Entry) -> [String] {
    switch session.reader.kind(ofEntry: entry.text) {
    case .empty: lines.map(\.withoutBlanksAtEnd)
    case .code: code(lines)
    case .command(let word, let start) where lines.count == 1:
      [command(lines[0], word, from: start)]
    case .command, .unknownCommand, .dump: lines
    }
  }

  // MARK: Code

  /// Lines of code: none is indented less than its brackets require. A line that is indented more
  /// continues the line above it.
  private func code(_ lines: [String]) -> [String] {
    var above = ""
    return lines.map { line in
      let own = String(line.drop(while: \.isBlank))
      let columns = above.isEmpty ? 0 : Indentation.columns(above: above, line: own)
      let shown = columns.map { line.indented(toAtLeast: $0).withoutBlanksAtEnd } ?? line
      above += shown + "\n"
      return shown
    }
  }

  // MARK: Commands

  private func command(_ line: String, _ word: String, from start: Int) -> String {
    let source = SourceText(line)
    let typed = Array(line)
    guard !literal.contains(word), let tokens = try? Lexer.tokens(of: source, from: start),
      tokens.allSatisfy({ $0.kind == .word || $0.kind == .string || $0.kind == .comma })
    else { return line.trimmingBlanks }
    var result = String(typed[..<start]).trimmingBlanks
    for token in tokens {
      if token.kind != .comma { result += " " }
      result += String(typed[token.range])
    }
    let end = tokens.last?.range.upperBound ?? start
    let comment = String(typed[end...])
    guard !comment.allSatisfy(\.isWhitespace) else { return result }
    // Comments may be aligned with those of other lines.
    let gap = max(2, comment.prefix { $0.isWhitespace }.count)
    return result + String(repeating: " ", count: gap) + comment.trimmingBlanks
  }
}

extension UsagePattern.Node {
  /// Whether it takes words verbatim.
  fileprivate var takesText: Bool {
    switch self {
    case .placeholder(.text), .placeholder(.line), .placeholder(.expression), .placeholder(.word),
      .placeholder(.actingLine), .placeholder(.command), .placeholder(.file), .placeholder(.guest):
      true
    case .keyword, .placeholder: false
    case .sequence(let nodes), .alternatives(let nodes), .lines(let nodes):
      nodes.contains(where: \.takesText)
    case .optional(let inner), .many(let inner): inner.takesText
    }
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last])
  }

  /// The line with blanks inserted before it if it has too few; a tab counts as two.
  fileprivate func indented(toAtLeast columns: Int) -> String {
    let start = prefix(while: \.isBlank)
    let own = start.reduce(0) { $0 + ($1 == "\t" ? 2 : 1) }
    return String(repeating: " ", count: Swift.max(own, columns)) + dropFirst(start.count)
  }
}
