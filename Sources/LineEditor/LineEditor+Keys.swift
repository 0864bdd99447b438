import CEditLine
import Glibc

extension LineEditor {
  /// What libedit is told when it asks for a key.
  enum KeyAnswer {
    case scalar(Unicode.Scalar)
    case end
    case failed
  }

  func nextKey() -> KeyAnswer {
    keyCount += 1
    switch keys.nextKey() {
    case .scalar(let scalar):
      return .scalar(takesLineAbove(scalar) ? Command.joinKey : scalar)
    case .paste(let text):
      paste = text
      return .scalar(Command.pasteKey)
    case .interrupt:
      // The key first; if something other than our command took it (a search that is being
      // typed), the line ends with an error.
      if isInterruptDelivered || !isEditing { return .failed }
      isInterruptDelivered = true
      return .scalar(Command.interruptKey)
    case .end:
      return .end
    }
  }

  /// Backspace at the beginning of a later line. Decided here, since a command of ours on that
  /// key would end libedit's search for an entry.
  private func takesLineAbove(_ scalar: Unicode.Scalar) -> Bool {
    (scalar == "\u{8}" || scalar == "\u{7F}")
      && !earlierLines.isEmpty && editedLine().beforeCursor.isEmpty
  }

  // MARK: Commands

  func endLine() -> Command.Result {
    let lines = earlierLines + [editedLine().text]
    let entry = lines.joined(separator: "\n")
    guard !configuration.isComplete(entry) else { return finish(.line(entry)) }
    earlierLines = lines
    clearLine()
    return .redraw
  }

  /// Ends the line in vi's command mode; another one begins in insert mode, as the first did.
  func endLineAndInsert() -> Command.Result {
    let result = endLine()
    if outcome == nil { push("i") }
    return result
  }

  func abandon() -> Command.Result {
    _ = Self.takeInterrupt()
    el_cursor(handle, Int32(editedLine().afterCursor.count))
    "^C".withWideString { _ = el_winsertstr(handle, $0) }
    _ = finish(.interrupted)
    return .redraw
  }

  /// An incomplete entry is handed over as it stands, so that someone can say what is missing.
  func deleteOrEnd() -> Command.Result {
    let line = editedLine()
    if !line.afterCursor.isEmpty {
      el_cursor(handle, 1)
      el_deletestr(handle, 1)
      return .redraw
    }
    guard line.isEmpty else { return .beep }
    guard earlierLines.isEmpty else {
      return finish(.line(earlierLines.joined(separator: "\n")))
    }
    outcome = .endOfFile
    ceditline_write("\n")
    return .endOfFile
  }

  func insertPaste() -> Command.Result {
    paste.withWideString { _ = el_winsertstr(handle, $0) }
    paste = ""
    return .redraw
  }

  func joinLineAbove() -> Command.Result {
    guard let above = earlierLines.popLast() else { return .beep }
    el_cursor(handle, -Int32(editedLine().beforeCursor.count))
    above.withWideString { _ = el_winsertstr(handle, $0) }
    return .redraw
  }

  // MARK: Helpers

  /// Ends the entry by libedit's own command, which knows where the picture of it ends.
  private func finish(_ outcome: Input) -> Command.Result {
    self.outcome = outcome
    push(String(Command.acceptKey))
    return .nothing
  }

  private func push(_ keys: String) {
    keys.withWideString { el_wpush(handle, $0) }
  }

  private func clearLine() {
    el_cursor(handle, Int32(editedLine().afterCursor.count))
    el_deletestr(handle, Int32(editedLine().beforeCursor.count))
  }
}

/// Libedit's question for the next key.
nonisolated func keyForLibedit(
  _ handle: OpaquePointer?, _ result: UnsafeMutablePointer<wchar_t>?
) -> Int32 {
  let editor = editor(of: handle)
  switch MainActor.assumeIsolated({ editor.nextKey() }) {
  case .scalar(let scalar):
    result?.pointee = wchar_t(scalar.value)
    return 1
  case .end:
    result?.pointee = 0
    return 0
  case .failed:
    result?.pointee = 0
    errno = EINTR
    return -1
  }
}
