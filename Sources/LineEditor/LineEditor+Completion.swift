import CEditLine

extension LineEditor {
  /// What the last Tab showed, and which key it was.
  struct Listing {
    var keyCount: Int
    var isUsage: Bool
  }

  /// Tab: inserts what is certain; else lists the candidates, and directly after that the usage.
  func completeWord() -> Command.Result {
    let line = editedLine()
    let above = earlierLines.map { $0 + "\n" }.joined()
    let offset = above.unicodeScalars.count
    let cursor = line.beforeCursor.count
    guard let completion = configuration.complete(above + line.text, offset + cursor) else {
      return .beep
    }
    // Lines above cannot be changed from here.
    let start = min(max(completion.replacementStart - offset, 0), cursor)
    let typed = String(scalars: line.beforeCursor[start...])
    let rest = String(scalars: line.afterCursor)
    if let replacement = completion.replacement(for: typed, before: rest) {
      el_deletestr(handle, Int32(cursor - start))
      replacement.withWideString { _ = el_winsertstr(handle, $0) }
      return .redraw
    }
    return list(completion)
  }

  private func list(_ completion: Completion) -> Command.Result {
    let isUsage = lastListing.keyCount == keyCount - 1 && !lastListing.isUsage
    lastListing = Listing(keyCount: keyCount, isUsage: isUsage)
    if isUsage, let usage = completion.usage {
      show(usage)
      return .nothing
    }
    guard !completion.candidates.isEmpty else { return .beep }
    show(completion.listing(width: width))
    return .nothing
  }
}
