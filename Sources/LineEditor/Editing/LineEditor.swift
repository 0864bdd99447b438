import CEditLine
import Files
import Glibc

/// Reads entries from a terminal, with editing, history, completion and pastes: a small interface
/// to libedit. Without a terminal it reads plain lines and shows no prompt.
///
/// An entry of several lines is one text: libedit stores the whole of it, with line breaks, and Up,
/// Down, Home and End move by its lines. Return opens a line while the entry is not complete.
///
/// There is one terminal and one set of signals: create one editor, and `close` it.
package final class LineEditor {
  /// The callbacks of the editor to its owner.
  package struct Configuration {
    /// The maximum number of entries in history.
    package var historyLimit = 10_000
    /// Whether Return ends the entry or starts another line of it.
    package var isComplete: (_ entry: String) -> Bool = { _ in true }
    /// The number of blanks that a line begins with; nil leaves the typed text alone. `above` is
    /// the text before the line with its last line break, `line` the line's first character, if
    /// any.
    package var indentation: (_ above: String, _ line: String) -> Int? = { _, _ in nil }
    /// The texts of the search for an entry.
    package var searchWords = SearchWords()
    /// The texts below a list of candidates.
    package var listingWords = CompletionListing.Words { "\($0) more: Tab" }
    /// The reason why a paste is not inserted into the present entry; nil inserts it. A large one
    /// would be drawn for seconds before it could be refused.
    package var refusal: (_ entry: String, _ paste: String) -> String? = { _, _ in nil }
    /// The completions at the cursor, which is counted in Unicode scalars of the whole entry.
    package var complete: (_ entry: String, _ cursor: Int) -> Completion? = { _, _ in nil }

    /// The content of the screen above the prompt, drawn for its new size after a resize; nil
    /// leaves the screen to the terminal.
    package var screenAbove: () -> String? = { nil }

    /// Creates a configuration in which every entry is complete and nothing is completed.
    package init() {}
  }

  /// May be changed between two entries.
  package var configuration: Configuration

  let handle: OpaquePointer
  let storedHistory: History
  /// An empty history, which keys walk through if earlier entries are not answers.
  private let noHistory: OpaquePointer
  var keys = KeyReader()
  var modes: TerminalModes

  let output = LibeditOutput()
  var painter: any Painter
  var undo = UndoStack()
  /// Whether the entry is on the screen and its picture is kept up to date.
  var isDrawing = false
  /// The result of the key that ended the entry.
  var outcome: Input?
  /// A paste on its way from the reader to the command that inserts it.
  var paste = ""
  /// The key that quits, Ctrl-\ mostly; nil where the terminal has none.
  var quitKey: Unicode.Scalar?
  /// Whether a key has passed the interrupt to libedit.
  var isInterruptDelivered = false
  /// Counts keys, so that a Tab can detect that it follows a Tab.
  var keyCount = 0
  var lastListing = Listing(keyCount: -1, page: 0)
  /// The column that Up and Down keep, and the key that last asked for it.
  var goal = (keyCount: -1, column: 0)
  /// The work left after libedit has handled a key that a command pressed.
  var afterKey: (() -> Void)?
  /// The distance of the shown entry from the end of history, if known.
  var recalled = 0
  /// Whether a key was pressed that begins a search for an entry.
  var maySearch = false
  /// The fault of an entry, to which the cursor moves when it is recalled, in Unicode scalars.
  package var fault: (entry: String, cursor: Int)?
  /// The terminal's width at the last check.
  var width = LineEditor.terminalWidth
  /// The rows that libedit has for the entry.
  var rows = 0
  /// The number of characters of the entry when its rows were last counted, and that of the rows.
  var roomy = (count: 0, needed: 0)
  /// The time at which the entry was last shown.
  var lastPaint = ContinuousClock.now

  var prompt: Prompt = ""
  /// The prompt of further lines of the entry; `isComplete` may change it.
  package var continuation: Prompt = ""
  private let wasInterrupt: sigaction
  private var isClosed = false

  /// Takes control of the terminal's keys. `name` is the program's name, by which lines of
  /// `.editrc` may refer to it.
  package init(
    name: String = "touchstone", historyFile: String? = nil,
    configuration: Configuration = Configuration()
  ) {
    useUnicodeLocale()
    AtExit.register()
    guard let handle = ceditline_open(name, output.file) else {
      fatalError("libedit: cannot start")
    }
    self.handle = handle
    self.configuration = configuration
    guard let noHistory = history_winit() else { fatalError("libedit: no memory for a history") }
    self.noHistory = noHistory
    storedHistory = History(path: historyFile, limit: configuration.historyLimit)
    modes = TerminalModes()
    painter =
      modes.understandsEscapes
      ? ScreenPainter { ceditline_write($0) } : PlainPainter { ceditline_write($0) }
    wasInterrupt = Signals.note(SIGINT)
    setUp()
  }

  private func setUp() {
    ceditline_set_owner(handle, Unmanaged.passUnretained(self).toOpaque())
    ceditline_set_editor(handle, "emacs")
    // libedit's handlers draw and allocate, and are lost at the first resize.
    ceditline_set_signals(handle, 0)
    ceditline_set_history(handle, storedHistory.list)
    ceditline_set_prompt(handle, promptForLibedit)
    ceditline_set_reader(handle, keyForLibedit)
    for command in Command.all { command.add(to: handle) }
    Command.bindDefaults(in: handle)
    _ = output.take()
    let settings = Self.settings
    // libedit reads any file of that name, and would wait for a pipe.
    if settings != nil { el_source(handle, nil) }
    let complaints = output.take()
    if !complaints.isEmpty { ceditline_complain(complaints) }
    if isatty(STDOUT_FILENO) == 0 { ceditline_edit(handle, 0) }
    for command in Command.all { command.bind(in: handle) }
    Command.bindOthers(in: handle)
    Command.bindInPlaceOfDefaults(in: handle, output)
    keys.sequences = Command.sequences(in: handle, output)
    Command.bindSearch(in: handle, settings: settings)
    if isEditing, let key = TerminalModes.quitKey {
      quitKey = key
      ceditline_take_quit_key(handle)
    }
    modes.asksForBrackets = isEditing && modes.understandsEscapes
    keys.takesPastes = modes.asksForBrackets
    keys.lookAtSignals = { [unowned self] in lookAtSignals() }
  }

  /// The maximum number of bytes that are read of `.editrc`.
  private static let largestSettings = 1 << 16

  /// The text of the user's `.editrc`, if there is one; nil if it is not a file of settings.
  private static var settings: String? {
    let path =
      getenv("EDITRC").map { String(cString: $0) }
      ?? getenv("HOME").map { String(cString: $0) + "/.editrc" }
    guard let path,
      let bytes = try? RegularFile.bytes(at: path, limit: largestSettings)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  isolated deinit {
    close()
  }

  /// Restores terminal and signals. No further entry can be read.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    modes.endReading()
    el_end(handle)
    output.close()
    history_wend(noHistory)
    Signals.restore(SIGINT, to: wasInterrupt)
  }

  // MARK: Reading

  /// Shows the prompt and waits for an entry. Without `hasHistory` no key recalls earlier entries,
  /// which answer no question.
  package func read(
    prompt: Prompt, continuation: Prompt = "...> ", hasHistory: Bool = true
  ) -> Input {
    guard !isClosed else { return .endOfFile }
    self.prompt = prompt
    self.continuation = continuation
    ceditline_set_history(handle, hasHistory ? storedHistory.list : noHistory)
    outcome = nil
    afterKey = nil
    maySearch = false
    recalled = 0
    undo = UndoStack()
    isInterruptDelivered = false
    _ = Self.takeInterrupt()
    // Before the prompt shows, so that the terminal no longer echoes text typed at it.
    if isEditing { ceditline_prepare_terminal(handle, 1) }
    modes.beginReading()
    keys.mask = modes.maskOutside
    defer { modes.endReading() }
    return isEditing ? readEdited() : readLines()
  }

  private func readEdited() -> Input {
    width = Self.terminalWidth
    rows = Self.terminalHeight
    painter.forget()
    isDrawing = true
    defer { isDrawing = false }
    var count: Int32 = 0
    let line = el_wgets(handle, &count)
    if let outcome { return outcome }
    painter.leave()
    if Self.takeInterrupt() { return .interrupted }
    // A command of libedit's own may end an entry, such as the one of vi that calls an editor.
    return line.map { .line(Self.text($0, count)) } ?? .endOfFile
  }

  /// Reads whole lines until they form an entry.
  private func readLines() -> Input {
    var lines: [String] = []
    var entry: String { lines.joined(separator: "\n") }
    while true {
      if Self.isTerminal { ceditline_write(lines.isEmpty ? prompt.text : continuation.text) }
      var count: Int32 = 0
      let line = el_wgets(handle, &count)
      if Self.takeInterrupt() { return .interrupted }
      guard let line else { return lines.isEmpty ? .endOfFile : .line(entry) }
      lines.append(Self.text(line, count))
      if configuration.isComplete(entry) { return .line(entry) }
    }
  }

  private static func text(_ line: UnsafePointer<wchar_t>, _ count: Int32) -> String {
    let scalars = UnsafeBufferPointer(start: line, count: Int(count)).map(
      Unicode.Scalar.init(wide:))
    return String(scalars: scalars).trimmingLineBreaks()
  }

  /// Whether keys edit: a terminal on both sides, and no setting against it in `.editrc`.
  var isEditing: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && ceditline_edits(handle) != 0
  }

  // MARK: History

  /// Adds an entry to history; an empty or blank one is left out.
  package func addHistory(_ entry: String) { storedHistory.add(entry) }

  /// Earlier entries, the oldest first.
  package var history: [String] { storedHistory.items }

  /// The reason why history is in memory only; nil if it is in its file, or if no file was
  /// requested.
  package var historyProblem: HistoryProblem? { storedHistory.problem }
}

/// The editor that libedit's `handle` belongs to.
nonisolated func editor(of handle: OpaquePointer?) -> LineEditor {
  guard let owner = ceditline_owner(handle) else { fatalError("libedit: no owner") }
  return Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
}

/// The callback by which libedit asks for the prompt, which is ours to draw.
private nonisolated func promptForLibedit(
  _ handle: OpaquePointer?
) -> UnsafeMutablePointer<wchar_t>? {
  ceditline_no_prompt()
}
