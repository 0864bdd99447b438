import Records
import SourceTree
import TypedText

/// Splits a script into its entries.
nonisolated package enum Script {
  /// One entry and its first line, counted from 1.
  package struct Entry: Sendable {
    package let text: String
    package let line: Int

    package init(text: String, line: Int) {
      self.text = text
      self.line = line
    }
  }

  /// The entries of `text`: a line each, but Swift continues until its brackets are closed and a
  /// dump until an empty line or a command. A line after `predict` answers it, whatever it is;
  /// `isAnswer` means that the first line is one.
  package static func entries(
    of text: String, reader: EntryReader, isAnswer: Bool = false
  ) -> Entries {
    Entries(text, reader, isAnswer)
  }

  /// The entries of a script, each read lazily: a long script starts at once, and can be stopped
  /// between two lines.
  package struct Entries: Sequence, IteratorProtocol {
    private let lines: [Substring]
    private let reader: EntryReader
    private var index = 0
    private var isAnswer: Bool

    fileprivate init(_ text: String, _ reader: EntryReader, _ isAnswer: Bool) {
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      self.reader = reader
      self.isAnswer = isAnswer
    }

    package mutating func next() -> Entry? {
      guard index < lines.count else { return nil }
      let start = index
      if isAnswer {
        let text = nextLine()
        isAnswer = OpenPrediction.goesOn(after: text)
        return Entry(text: text, line: start + 1)
      }
      var entry = GrowingEntry(nextLine(), reader)
      while index < lines.count, !entry.isComplete, entry.goesOn(with: String(lines[index])) {
        entry.add(nextLine())
      }
      if case .command("predict", _) = entry.kind { isAnswer = true }
      return Entry(text: entry.text, line: start + 1)
    }

    private mutating func nextLine() -> String {
      defer { index += 1 }
      return String(lines[index].hasSuffix("\r") ? lines[index].dropLast() : lines[index])
    }
  }

  /// Whether an entry of a kind continues until an empty line, as a pasted dump does.
  package static func endsAtEmptyLine(_ entry: String, _ kind: EntryKind) -> Bool {
    switch kind {
    case .dump: return true
    case .command("load", let arguments):
      let words = String(EntryParts(entry).head.characters[arguments...]).trimmingBlanks
      return words == "paste" || words.hasPrefix("paste ")
    default: return false
    }
  }

  /// Whether `entry` is complete.
  package static func isComplete(_ entry: String, reader: EntryReader) -> Bool {
    if entry.hasPrefix(CodeText.programStart) {
      return entry.hasSuffix("\n" + CodeText.programEnd)
    }
    let kind = reader.kind(ofEntry: entry)
    if endsAtEmptyLine(entry, kind) {
      guard let end = entry.lastIndex(of: "\n") else { return false }
      let last = entry[entry.index(after: end)...]
      return endsWithEmptyLine(entry)
        || !GrowingEntry(String(entry[..<end]), reader).goesOn(with: String(last))
    }
    guard case .code(let language) = kind else { return true }
    let text = CodeText(entry)
    if reader.frontEnd(language).isComplete(text.body) { return true }
    // A user who leaves a line empty where nothing is open waits for an answer, not for a body.
    return endsWithEmptyLine(entry) && !OpenText(entry).isOpen && !isInClass(text, language)
  }

  /// Whether a text in Objective-C ends between the first line of a class and its `@end`, where no
  /// bracket is open and empty lines separate methods.
  static func isInClass(_ text: CodeText, _ language: SourceLanguage) -> Bool {
    guard language == .objectiveC else { return false }
    let words = text.body.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    let begun = words.count { ["@interface", "@implementation", "@protocol"].contains($0) }
    return begun > words.count { $0 == "@end" }
  }

  private static func endsWithEmptyLine(_ entry: String) -> Bool {
    guard let last = entry.lastIndex(of: "\n") else { return false }
    return entry[last...].allSatisfy(\.isWhitespace)
  }
}
