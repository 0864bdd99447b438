/// libedit's search for an entry writes its own line below the entry that it found. It is removed
/// from there and shown in words.
extension LineEditor {
  /// The texts of the search for an entry.
  package struct SearchWords {
    /// The text before the search text.
    package var title = "search: "
    /// The text shown when no entry contains it.
    package var nothing = "nothing found"
    /// The keys that continue or leave.
    package var keys = "Ctrl-R: earlier  Return: run  Esc: edit  Ctrl-C: leave"

    package init(
      title: String = "search: ", nothing: String = "nothing found",
      keys: String = "Ctrl-R: earlier  Return: run  Esc: edit  Ctrl-C: leave"
    ) {
      self.title = title
      self.nothing = nothing
      self.keys = keys
    }
  }

  struct Search {
    let pattern: String
    let isFound: Bool
    /// The entry without the search's line.
    let found: EditedLine

    /// Reads the line that libedit adds: `bck:` or `fwd:`, with a `?` when nothing was found.
    init?(_ line: EditedLine) {
      guard let lineBreak = line.afterCursor.lastIndex(of: "\n") else { return nil }
      let status = String(scalars: line.afterCursor[(lineBreak + 1)...])
      guard status.hasPrefix("bck") || status.hasPrefix("fwd"),
        let mark = status.dropFirst(3).first, mark == ":" || mark == "?"
      else { return nil }
      pattern = String(status.dropFirst(4))
      isFound = mark == ":"
      found = EditedLine(
        beforeCursor: line.beforeCursor, afterCursor: Array(line.afterCursor[..<lineBreak]))
    }
  }

  /// The present search; nil outside one.
  func search(in line: EditedLine) -> Search? {
    guard maySearch else { return nil }
    let search = Search(line)
    maySearch = search != nil
    // It may end anywhere in history.
    if search != nil { recalled = history.count }
    return search
  }
}
