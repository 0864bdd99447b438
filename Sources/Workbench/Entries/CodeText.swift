import Records
import SourceTree

/// A text of code as the journal stores it: if it came from a file, the file's name is in the first
/// line, as in `#sourceLocation(file: "RoundButton.swift", line: 1)`.
nonisolated package struct CodeText {
  /// The text without that line.
  package let body: String
  /// The file's name; nil for typed text.
  package let file: String?

  /// The language, by the file's name; that of typed text by its beginning.
  package var language: SourceLanguage {
    FrontEnds.language(of: body, file: isProgram ? sectionNames.first : file)
  }

  static let start = "#sourceLocation(file: \""
  static let end = "\", line: 1)"

  /// Splits an entry.
  package init(_ entry: String) {
    let line = entry.prefix { $0 != "\n" }
    guard line.hasPrefix(Self.start), line.hasSuffix(Self.end), line.count < entry.count else {
      body = entry
      file = nil
      return
    }
    file = String(line.dropFirst(Self.start.count).dropLast(Self.end.count))
    body = String(entry.dropFirst(line.count + 1))
  }

  /// Creates a text from a file, named by the last component of its path.
  package init(body: String, file: String?) {
    self.body = body
    self.file = file
  }

  /// The text as an entry.
  package var entry: String {
    file.map { Self.start + $0 + Self.end + "\n" + body } ?? body
  }

  /// The text as an entry that is read in its language everywhere: with a comment if its beginning
  /// does not determine the language.
  package func entry(in language: SourceLanguage) -> String {
    self.language == language ? entry : entry + language.comment
  }
}
