import CEditLine
import Glibc

extension LineEditor {
  /// An answer to libedit's request for a key.
  enum KeyAnswer {
    case scalar(Unicode.Scalar)
    case end
    case failed
  }

  func nextKey() -> KeyAnswer {
    keyCount += 1
    if isDrawing { catchUp() }
    switch keys.nextKey() {
    case .scalar(let scalar):
      if scalar == quitKey {
        // Arrives while the next key is waited for.
        raise(SIGQUIT)
        return nextKey()
      }
      if Command.searchKeys.contains(scalar) { maySearch = true }
      return .scalar(scalar)
    case .paste(let text):
      paste = text
      return .scalar(Command.pasteKey)
    case .none:
      return nextKey()
    case .interrupt:
      // The key first; if something other than our command took it (a search in progress), the line
      // ends with an error.
      if isInterruptDelivered || !isEditing { return .failed }
      isInterruptDelivered = true
      return .scalar(Command.interruptKey)
    case .end:
      return .end
    }
  }

  /// Does the pending work of the last key, and shows the changed entry.
  private func catchUp() {
    if isFlooded { return }
    afterKey?()
    afterKey = nil
    let said = output.take()
    if said.contains("\u{7}") { ceditline_write("\u{7}") }
    if said.contains("\u{1B}[H"), modes.understandsEscapes {
      ceditline_write("\u{1B}[H\u{1B}[2J")
      painter.forget()
    }
    let line = editedLine()
    if search(in: line) == nil { undo.note(line) }
    makeRoom(for: line)
    // Text typed ahead comes first, but not for long.
    let now = ContinuousClock.now
    if keys.hasMore(), now - lastPaint < Self.longestUnseen { return }
    lastPaint = now
    paint()
  }

  /// The time that text typed ahead may stay unseen.
  private static let longestUnseen = Duration.milliseconds(200)
  /// The number of characters of an entry beyond which not every key looks at all of it.
  private static let longEntry = 1000

  /// Whether more of a long entry is there already, as of a text that a program types: every key
  /// would look at all of it, in quadratic time. The entry is looked at when it ends, when it
  /// should be seen, and when libedit needs more room.
  private var isFlooded: Bool {
    guard afterKey == nil, !maySearch, keys.hasMore(), let count = editedCount,
      count > Self.longEntry, count >= roomy.count,
      roomy.needed + (count - roomy.count) * (8 / width + 1) < rows
    else { return false }
    return ContinuousClock.now - lastPaint < Self.longestUnseen
  }

  // MARK: Commands

  func abandon() -> Command.Result {
    _ = Self.takeInterrupt()
    return finish(.interrupted)
  }

  /// An incomplete entry is passed on unchanged, for a message about the missing part.
  func deleteOrEnd() -> Command.Result {
    let line = editedLine()
    if !line.afterCursor.isEmpty {
      el_cursor(handle, 1)
      el_deletestr(handle, 1)
      return .redraw
    }
    guard line.isEmpty else {
      guard !line.isOnFirstLine, line.isOnBlankLine else { return .beep }
      return finish(.line(String(line.textAboveLine.dropLast())))
    }
    outcome = .endOfFile
    painter.leave()
    return .endOfFile
  }

  func insertPaste() -> Command.Result {
    let text = paste
    paste = ""
    if let refusal = configuration.refusal(editedLine().text, text) {
      show(refusal)
      return .nothing
    }
    insert(text)
    return .redraw
  }

  // MARK: Helpers

  /// Ends the entry by libedit's own command.
  func finish(_ outcome: Input) -> Command.Result {
    self.outcome = outcome
    finishPicture(outcome == .interrupted ? "^C" : "")
    push([Command.acceptKey])
    return .nothing
  }

  func push(_ keys: String) {
    keys.withWideString { el_wpush(handle, $0) }
  }

  func push(_ keys: [Unicode.Scalar]) {
    push(String(scalars: keys))
  }

  func insert(_ text: String) {
    guard !text.isEmpty else { return }
    text.withWideString { _ = el_winsertstr(handle, $0) }
  }

  func replaceAll(with line: EditedLine) {
    let now = editedLine()
    el_cursor(handle, Int32(now.afterCursor.count))
    el_deletestr(handle, Int32(now.beforeCursor.count + now.afterCursor.count))
    insert(line.text)
    el_cursor(handle, -Int32(line.afterCursor.count))
  }
}

/// The callback by which libedit reads the next key.
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
