import CEditLine
import Glibc

extension LineEditor {
  /// Whether standard input is a terminal.
  package nonisolated static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The columns of the terminal, 80 if unknown.
  package nonisolated static var terminalWidth: Int {
    let columns = Int(ceditline_columns(STDOUT_FILENO))
    return columns < 2 ? 80 : columns
  }

  /// The rows of the terminal, 24 if unknown.
  package nonisolated static var terminalHeight: Int {
    let rows = Int(ceditline_rows(STDOUT_FILENO))
    return rows < 1 ? 24 : rows
  }

  /// Whether Ctrl-C was pressed and not handled yet; cheap enough to check often.
  package nonisolated static var isInterrupted: Bool { Signals.isPending(SIGINT) }

  /// Whether Ctrl-C was pressed since the last time this was asked or a line was read.
  package nonisolated static func takeInterrupt() -> Bool { Signals.take(SIGINT) }

  /// Makes Ctrl-C set `isInterrupted` instead of ending the program. For programs that read no
  /// lines.
  package nonisolated static func noteInterrupts() { _ = Signals.note(SIGINT) }

  /// Makes the usual signals that end a program set `ending` instead.
  package nonisolated static func noteEnds() {
    for number in endings { _ = Signals.note(number) }
  }

  /// The signal that asked the program to end; nil without one.
  package nonisolated static var ending: Int32? { endings.first(where: Signals.isPending) }

  private nonisolated static let endings = [SIGINT, SIGTERM, SIGHUP]

  // MARK: Signals during a line

  /// Handles pending signals; returns true when one of them was Ctrl-C.
  func lookAtSignals() -> Bool {
    if Signals.take(SIGWINCH) { redrawAtNewWidth() }
    if Signals.take(SIGTSTP) { suspend() }
    if Signals.take(SIGCONT) { resume() }
    for number in Signals.deadly where Signals.take(number) { die(of: number) }
    return Self.isInterrupted
  }

  /// Ctrl-Z: restores the terminal for the shell; this call returns when the program continues.
  private func suspend() {
    painter.leave()
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
    painter.forget()
    paint()
  }

  private func die(of number: Int32) {
    ceditline_prepare_terminal(handle, 0)
    modes.endReading()
    raise(number)
    // The program was not stopped: it has a handler of its own.
    modes.beginReading()
    resume()
  }

  // MARK: Drawing

  /// Shows the present entry.
  func paint() {
    guard isDrawing else { return }
    painter.paint(picture(of: editedLine()), height: Self.terminalHeight)
  }

  /// Shows the whole entry, with a mark after it, and moves below it.
  func finishPicture(_ mark: String) {
    guard isDrawing else { return }
    var line = editedLine()
    line = EditedLine(
      beforeCursor: line.beforeCursor + line.afterCursor + Array(mark.unicodeScalars),
      afterCursor: [])
    // A row with the cursor alone is no longer wanted.
    painter.finish(picture(of: line, hasCursor: false), height: Self.terminalHeight)
    isDrawing = false
  }

  private func picture(of line: EditedLine, hasCursor: Bool = true) -> Picture {
    let search = search(in: line)
    let shown = search?.found ?? line
    var picture = Picture(
      shown.beforeCursor + shown.afterCursor,
      cursor: hasCursor ? shown.beforeCursor.count : nil, prompt: prompt,
      continuation: continuation, width: width, isColoured: modes.understandsEscapes)
    let style = modes.understandsEscapes ? "2" : nil
    if let search { picture.append(row: text(of: search), style: style) }
    return picture
  }

  private func text(of search: Search) -> String {
    let words = configuration.searchWords
    let result = search.isFound ? words.keys : "\(words.nothing)  \(words.keys)"
    return "\(words.title)\(search.pattern)  \(result)"
  }

  /// Draws the entry at its new width, over its old picture as well as that can be known: some
  /// terminals rewrap their lines, others do not.
  private func redrawAtNewWidth() {
    guard isDrawing else { return }
    width = Self.terminalWidth
    let rows = painter.cursorRow
    painter.forget()
    if modes.understandsEscapes, let above = configuration.screenAbove() {
      ceditline_write("\u{1B}[H\u{1B}[2J" + above)
      return paint()
    }
    if modes.understandsEscapes {
      ceditline_write("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J")
    } else {
      ceditline_write("\n")
    }
    paint()
  }

  /// Shows text between the present entry and its new picture.
  func show(_ text: String) {
    // Keys that arrived faster than they were shown.
    paint()
    painter.leave()
    ceditline_write(text + "\n")
  }

  /// libedit draws in memory, and must not run out of rows there.
  func makeRoom(for line: EditedLine) {
    let scalars = line.beforeCursor + line.afterCursor
    // Eight columns is the maximum of a character, as a tab or as its number.
    let needed = scalars.count { $0 == "\n" } + scalars.count * 8 / width + 2
    roomy = (scalars.count, needed)
    guard needed > rows else { return }
    rows = needed * 2
    ceditline_set_rows(handle, String(rows))
  }

  /// The number of characters of the entry; nil before libedit has one.
  var editedCount: Int? {
    guard let line = el_wline(handle)?.pointee, let start = line.buffer, let end = line.lastchar
    else { return nil }
    return end - start
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
