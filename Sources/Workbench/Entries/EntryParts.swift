import Records
import TypedText

/// An entry, as its first line that is not empty, and the lines after it verbatim.
nonisolated package struct EntryParts {
  package let head: SourceText
  /// The first line as it was typed.
  package let line: String
  package let payload: String

  package init(_ entry: String) {
    var rest = entry[...]
    while let end = rest.firstIndex(of: "\n") {
      let line = rest[..<end]
      let start = line.drop { $0.isWhitespace }
      if start.isEmpty || start.hasPrefix("#") {
        rest = rest[rest.index(after: end)...]
      } else {
        self.line = String(line)
        head = SourceText(self.line)
        payload = String(rest[rest.index(after: end)...])
        return
      }
    }
    line = String(rest)
    head = SourceText(line)
    payload = ""
  }
}
