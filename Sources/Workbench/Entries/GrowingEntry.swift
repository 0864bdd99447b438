import Dumps
import Records
import TypedText

/// An incomplete entry of a script, whose lines are still being read.
///
/// Whether it is complete is tested at every line, so that a fault is reported at once; after the
/// first forty only if nothing is open any more, because every test parses the whole text.
nonisolated package struct GrowingEntry {
  package private(set) var text: String
  /// The kind of its first line.
  let kind: EntryKind
  private let end: End
  /// The language of its first line, if it is code.
  private let language: SourceLanguage
  private let reader: EntryReader
  private var lines = 1
  private var open = OpenText()
  private var hasEmptyEnd = false

  private enum End { case line, code, emptyLine, program }

  private static let linesReadAnew = 40

  /// Creates an entry that begins with a line.
  package init(_ line: String, _ reader: EntryReader) {
    text = line
    self.reader = reader
    kind = reader.kind(ofEntry: line)
    language = if case .code(let own) = kind { own } else { .typed }
    end =
      line == CodeText.programStart
      ? .program : Script.endsAtEmptyLine(line, kind) ? .emptyLine : kind.isCode ? .code : .line
    open.add(line)
  }

  /// Whether the next line can belong to the entry: a command ends a dump, as an empty line does.
  package func goesOn(with line: String) -> Bool {
    guard end == .emptyLine, !ViewDump.isPlausibleContinuation(line) else { return true }
    switch reader.kind(of: SourceText(line)) {
    case .command(let word, _):
      // Words of a label that continues over several lines may look like a command; none expects
      // anything.
      return word != "expect" && ViewDump.endsInText(text)
    case .empty, .unknownCommand, .code, .dump: return true
    }
  }

  /// Adds the next line.
  package mutating func add(_ line: String) {
    hasEmptyEnd = line.allSatisfy(\.isWhitespace)
    text += "\n"
    if end != .emptyLine || !hasEmptyEnd { text += line }
    lines += 1
    open.add(line)
  }

  /// Whether the entry is complete, or too large to continue.
  package var isComplete: Bool {
    switch end {
    case .line: return true
    case .emptyLine: return hasEmptyEnd
    case .program: return text.hasSuffix("\n" + CodeText.programEnd)
    case .code:
      let code = CodeText(text)
      // A class may follow a comment.
      let language = language == .typed ? code.language : language
      let frontEnd = reader.frontEnd(language)
      if text.utf8.count > frontEnd.largestSource { return true }
      if lines > Self.linesReadAnew, open.isOpen { return false }
      if frontEnd.isComplete(code.body) { return true }
      return hasEmptyEnd && !open.isOpen && !Script.isInClass(code, language)
    }
  }
}
