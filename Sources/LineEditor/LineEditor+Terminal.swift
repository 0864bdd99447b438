import CEditLine
import Glibc

extension LineEditor {
  /// Whether standard input is a terminal.
  package nonisolated static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The columns of the terminal, 80 where nobody knows.
  package nonisolated static var terminalWidth: Int {
    let columns = Int(ceditline_columns(STDOUT_FILENO))
    return columns < 2 ? 80 : columns
  }

  /// Whether Ctrl-C was pressed and nobody has taken notice yet; cheap enough to ask often.
  package nonisolated static var isInterrupted: Bool { Signals.isPending(SIGINT) }

  /// Whether Ctrl-C was pressed since the last time this was asked or a line was read.
  package nonisolated static func takeInterrupt() -> Bool { Signals.take(SIGINT) }

  // MARK: Signals during a line

  /// Does what signals ask for; true when one of them was Ctrl-C.
  func lookAtSignals() -> Bool {
    if Signals.take(SIGWINCH) { redrawAtNewWidth() }
    if Signals.take(SIGTSTP) { suspend() }
    if Signals.take(SIGCONT) { resume() }
    for number in Signals.deadly where Signals.take(number) { die(of: number) }
    return Self.isInterrupted
  }

  /// Ctrl-Z: the shell gets the terminal as it was, and this call returns when we go on.
  private func suspend() {
    goBelowEntry()
    ceditline_prepare_terminal(handle, 0)
    modes.endReading()
    raise(SIGTSTP)
    modes.beginReading()
    _ = Signals.take(SIGCONT)
    resume()
  }

  private func resume() {
    guard isEditing else { return }
    ceditline_prepare_terminal(handle, 1)
    width = Self.terminalWidth
    el_resize(handle)
    ceditline_refresh(handle)
  }

  private func die(of number: Int32) {
    ceditline_prepare_terminal(handle, 0)
    modes.endReading()
    raise(number)
    // Still here: the program has a handler of its own.
    modes.beginReading()
    resume()
  }

  // MARK: Drawing

  /// Draws the entry anew after a resize, over its old picture as far as that can be known:
  /// some terminals wrap their lines again, others do not.
  private func redrawAtNewWidth() {
    guard isEditing else { return }
    let oldRow = cursorLayout().row
    width = Self.terminalWidth
    let rows = min(oldRow, cursorLayout().row)
    el_resize(handle)
    if modes.understandsEscapes {
      ceditline_write("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J")
    } else {
      ceditline_write("\n")
    }
    ceditline_refresh(handle)
  }

  /// Shows text between the entry as it stands and its new picture.
  func show(_ text: String) {
    goBelowEntry()
    ceditline_write(text + "\n")
    ceditline_refresh(handle)
  }

  private func goBelowEntry() {
    guard isEditing else { return }
    var end = cursorLayout()
    let row = end.row
    end.advance(over: editedLine().afterCursor)
    ceditline_write(String(repeating: "\n", count: end.row - row + 1))
  }

  private func cursorLayout() -> Layout {
    var layout = promptText().layout
    layout.advance(over: editedLine().beforeCursor)
    return layout
  }

  func editedLine() -> EditedLine {
    guard let line = el_wline(handle)?.pointee,
      let start = line.buffer, let cursor = line.cursor, let end = line.lastchar
    else { return EditedLine(beforeCursor: [], afterCursor: []) }
    return EditedLine(
      beforeCursor: UnsafeBufferPointer(start: start, count: cursor - start)
        .map(Unicode.Scalar.init(wide:)),
      afterCursor: UnsafeBufferPointer(start: cursor, count: end - cursor)
        .map(Unicode.Scalar.init(wide:)))
  }
}
