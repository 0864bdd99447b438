import CEditLine
import Glibc

/// Reads entries from a terminal, with editing, history, completion and pastes; libedit behind a
/// small face. Without a terminal it reads plain lines and shows no prompt.
///
/// An entry that is not complete goes on in a further line: its earlier lines then stand above
/// the one being edited, and Backspace at its beginning takes the line above back.
///
/// There is one terminal and one set of signals: make one editor, and `close` it.
package final class LineEditor {
  /// What the editor asks its owner.
  package struct Configuration {
    /// How many entries are remembered.
    package var historyLimit = 10_000
    /// Whether Return ends the entry or starts another line of it.
    package var isComplete: (_ entry: String) -> Bool = { _ in true }
    /// What could stand at the cursor, which is counted in Unicode scalars of the whole entry.
    package var complete: (_ entry: String, _ cursor: Int) -> Completion? = { _, _ in nil }

    /// Every entry is complete and nothing is completed.
    package init() {}
  }

  /// May be changed between two entries.
  package var configuration: Configuration

  let handle: OpaquePointer
  let storedHistory: History
  var keys = KeyReader()
  var modes: TerminalModes

  /// The lines of the entry above the one being edited.
  var earlierLines: [String] = []
  /// What the key that ended the entry made of it.
  var outcome: Input?
  /// A paste on its way from the reader to the command that inserts it.
  var paste = ""
  /// Whether libedit was told of the interrupt by a key.
  var isInterruptDelivered = false
  /// Counts keys, so that a Tab knows whether it follows a Tab.
  var keyCount = 0
  var lastListing = Listing(keyCount: -1, isUsage: false)
  /// The terminal's width as libedit knows it.
  var width = LineEditor.terminalWidth

  var prompt: Prompt = ""
  /// What stands in front of further lines of the entry; `isComplete` may change it.
  package var continuation: Prompt = ""
  private let wasInterrupt: sigaction
  private var isClosed = false
  /// The prompt as libedit reads it; it belongs to us until the next prompt.
  nonisolated(unsafe) var promptMemory: UnsafeMutableBufferPointer<wchar_t>?

  /// Takes over the terminal's keys. Names of programs stand before lines of `.editrc`.
  package init(
    name: String = "touchstone", historyFile: String? = nil,
    configuration: Configuration = Configuration()
  ) {
    useUnicodeLocale()
    AtExit.register()
    guard let handle = ceditline_open(name) else { fatalError("libedit: cannot start") }
    self.handle = handle
    self.configuration = configuration
    storedHistory = History(path: historyFile, limit: configuration.historyLimit)
    modes = TerminalModes()
    wasInterrupt = Signals.note(SIGINT)
    setUp()
  }

  private func setUp() {
    ceditline_set_owner(handle, Unmanaged.passUnretained(self).toOpaque())
    ceditline_set_editor(handle, "emacs")
    // libedit's handlers draw and allocate, and go away at the first resize.
    ceditline_set_signals(handle, 0)
    ceditline_set_history(handle, storedHistory.list)
    ceditline_set_prompt(handle, promptForLibedit, wchar_t(PromptText.escape.value))
    ceditline_set_reader(handle, keyForLibedit)
    for command in Command.all { command.add(to: handle) }
    Command.bindDefaults(in: handle)
    el_source(handle, nil)
    for command in Command.all { command.bind(in: handle) }
    Command.bindOthers(in: handle)
    Command.bindSearch(in: handle, settings: Self.settings)
    modes.asksForBrackets = isEditing && modes.understandsEscapes
    keys.takesPastes = modes.asksForBrackets
    keys.lookAtSignals = { [unowned self] in lookAtSignals() }
  }

  /// The text of the person's `.editrc`, where there is one.
  private static var settings: String? {
    let path =
      getenv("EDITRC").map { String(cString: $0) }
      ?? getenv("HOME").map { String(cString: $0) + "/.editrc" }
    guard let path, let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var text = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&text, 1, text.count, file)
    return String(decoding: text.prefix(count), as: UTF8.self)
  }

  isolated deinit {
    close()
    promptMemory?.deallocate()
  }

  /// Gives terminal and signals back. An entry cannot be read any more.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    modes.endReading()
    el_end(handle)
    Signals.restore(SIGINT, to: wasInterrupt)
  }

  // MARK: Reading

  /// Shows the prompt and waits for an entry.
  package func read(prompt: Prompt, continuation: Prompt = "...> ") -> Input {
    guard !isClosed else { return .endOfFile }
    self.prompt = prompt
    self.continuation = continuation
    earlierLines = []
    outcome = nil
    isInterruptDelivered = false
    _ = Self.takeInterrupt()
    // Before the prompt shows, so that nothing typed at it is still echoed by the terminal.
    if isEditing { ceditline_prepare_terminal(handle, 1) }
    modes.beginReading()
    keys.mask = modes.maskOutside
    defer { modes.endReading() }
    while true {
      width = Self.terminalWidth
      var count: Int32 = 0
      let line = el_wgets(handle, &count)
      if let outcome { return outcome }
      if Self.takeInterrupt() {
        if isEditing { ceditline_write("\n") }
        return .interrupted
      }
      // Only without editing can a line come here that no key command has looked at.
      guard let line else { return endOfInput() }
      let scalars = UnsafeBufferPointer(start: line, count: Int(count)).map(
        Unicode.Scalar.init(wide:))
      earlierLines.append(String(scalars: scalars).trimmingLineBreaks())
      if configuration.isComplete(entry) { return .line(entry) }
    }
  }

  private func endOfInput() -> Input {
    if isEditing { ceditline_write("\n") }
    return earlierLines.isEmpty ? .endOfFile : .line(entry)
  }

  private var entry: String { earlierLines.joined(separator: "\n") }

  /// Whether keys edit: a terminal on both sides, and nothing in `.editrc` against it.
  var isEditing: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && ceditline_edits(handle) != 0
  }

  // MARK: History

  /// Remembers an entry; what is empty or blank is left out.
  package func addHistory(_ entry: String) { storedHistory.add(entry) }

  /// Earlier entries, the oldest first.
  package var history: [String] { storedHistory.items }

  /// Why history is kept in memory only; nil when it is in its file, or no file was asked for.
  package var historyProblem: HistoryProblem? { storedHistory.problem }
}

/// The editor that libedit's `handle` belongs to.
nonisolated func editor(of handle: OpaquePointer?) -> LineEditor {
  guard let owner = ceditline_owner(handle) else { fatalError("libedit: no owner") }
  return Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
}
