import CEditLine

extension LineEditor {
  /// The list that the last Tab showed, with the number of that key.
  struct Listing {
    var keyCount: Int
    var page: Int
  }

  /// Tab: inserts the certain part; otherwise lists the words that fit first, directly after that
  /// the rest, and after that the usage.
  func completeWord() -> Command.Result {
    let line = editedLine()
    let cursor = line.beforeCursor.count
    guard let completion = configuration.complete(line.text, cursor) else {
      return indent(line)
    }
    let start = min(max(completion.replacementStart, 0), cursor)
    let typed = String(scalars: line.beforeCursor[start...])
    let rest = String(scalars: line.afterCursor)
    guard let replacement = completion.replacement(for: typed, before: rest) else {
      return list(completion)
    }
    el_deletestr(handle, Int32(cursor - start))
    insert(replacement.text)
    el_cursor(handle, -Int32(replacement.back))
    return .redraw
  }

  /// If nothing has been typed in a further line yet, Tab indents it.
  private func indent(_ line: EditedLine) -> Command.Result {
    guard !line.isOnFirstLine, line.lineBeforeCursor.allSatisfy(\.isBlank),
      let columns = configuration.indentation(line.textAboveLine, "")
    else { return .beep }
    let missing = columns - line.column
    insert(String(repeating: " ", count: missing > 0 ? missing : 2))
    return .redraw
  }

  private func list(_ completion: Completion) -> Command.Result {
    let isAgain = lastListing.keyCount == keyCount - 1
    let pages = CompletionListing(
      width: width, height: Self.terminalHeight, words: configuration.listingWords,
      isColoured: modes.understandsEscapes && prompt.style != nil
    ).pages(of: completion)
    guard !pages.isEmpty else { return .beep }
    let page = isAgain ? (lastListing.page + 1) % pages.count : 0
    lastListing = Listing(keyCount: keyCount, page: page)
    show(pages[page])
    return .nothing
  }
}
