import CEditLine
import Glibc
import Synchronization

/// The changes to terminal and signals while a line is read, and their restoration.
///
/// While a line is read, signals are blocked except during the wait for a key, and pastes are
/// bracketed. In between everything is as the program found it.
struct TerminalModes {
  /// Whether the terminal understands escape sequences.
  let understandsEscapes: Bool
  /// Whether the terminal is to bracket pastes.
  var asksForBrackets = false
  /// The signals that are blocked outside `read`, for the wait inside it.
  private(set) var maskOutside = sigset_t()
  private var previous: [(number: Int32, action: sigaction)] = []
  private var isReading = false

  /// The key by which the terminal quits programs; nil where it has none.
  static var quitKey: Unicode.Scalar? {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0, modes.c_lflag & tcflag_t(ISIG) != 0 else {
      return nil
    }
    // VQUIT is the second of them.
    let key = modes.c_cc.1
    return key == 0 ? nil : Unicode.Scalar(key)
  }

  init() {
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    understandsEscapes = isatty(STDOUT_FILENO) == 1 && !["", "dumb", "emacs"].contains(name)
  }

  mutating func beginReading() {
    guard !isReading else { return }
    isReading = true
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for number in Signals.whileReading + [SIGINT] { sigaddset(&blocked, number) }
    pthread_sigmask(SIG_BLOCK, &blocked, &maskOutside)
    previous = Signals.whileReading.map { ($0, Signals.note($0)) }
    AtExit.note(isReading: true, hasBrackets: asksForBrackets)
    askForBrackets(true)
  }

  mutating func endReading() {
    guard isReading else { return }
    isReading = false
    askForBrackets(false)
    AtExit.note(isReading: false, hasBrackets: false)
    for (number, action) in previous { Signals.restore(number, to: action) }
    pthread_sigmask(SIG_SETMASK, &maskOutside, nil)
    // A resize that came too late is noticed by the next read in any case.
    for number in Signals.whileReading { _ = Signals.take(number) }
  }

  private func askForBrackets(_ on: Bool) {
    guard asksForBrackets else { return }
    ceditline_write(on ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
  }
}

/// The last resort: a program that exits in the middle of a line leaves a usable terminal.
nonisolated enum AtExit {
  /// Whether the terminal is under our control, and whether it brackets pastes.
  private static let isReading = Atomic(false)
  private static let hasBrackets = Atomic(false)
  /// The terminal as the program found it; written before anything else begins.
  private nonisolated(unsafe) static var modes = termios()

  /// Saves the present modes of the terminal; call it before libedit changes anything.
  static func register() {
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    atexit { AtExit.restore() }
  }

  static func note(isReading: Bool, hasBrackets: Bool) {
    self.hasBrackets.store(hasBrackets, ordering: .relaxed)
    self.isReading.store(isReading, ordering: .relaxed)
  }

  private static func restore() {
    guard isReading.exchange(false, ordering: .relaxed) else { return }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    if hasBrackets.load(ordering: .relaxed) { ceditline_write("\u{1B}[?2004l") }
  }
}
