import CProcess
import Glibc

/// Runs the rest of the program in a process of its own, beside one that has no effect but wait.
///
/// A failure in native code, a signal or a loop that notices nothing, then ends the process that
/// runs code, and not the one that a shell waits for. The guard forwards signals and exit status,
/// so to a shell both are one program.
package enum ProcessGuard {
  /// The guard's decision after a fault.
  package enum Decision {
    /// Begins again: `enter` returns once more, in a new process.
    case beginAgain
    /// Ends with this exit status.
    case exit(Int32)
  }

  /// Returns in a new process, with the page on which to report its work to the guard, and with the
  /// fault of the process before it; the calling process becomes the guard and ends here, as the
  /// guarded one does.
  ///
  /// `decide` is called in the guard. To be called while there is one thread. If no process can be
  /// created, the caller continues without a guard, and the page is nil.
  package static func enter(
    _ decide: (GuardFault) -> Decision
  ) -> (page: GuardPage?, fault: GuardFault?) {
    guard let page = GuardPage() else { return (nil, nil) }
    let terminal = TerminalState()
    let caller = getpid()
    var fault: GuardFault?
    while true {
      page.clear()
      guard let watch = GuardWatch(page) else { return (getpid() == caller ? nil : page, fault) }
      switch watch.wait() {
      case .exited(let status): _exit(status)
      case .ended(let signal): die(of: signal)
      case .fault(let found):
        terminal.restore()
        switch decide(found) {
        case .exit(let status): _exit(status)
        case .beginAgain: fault = found
        }
      }
    }
  }

  /// Ends by the same signal as the guarded process, so that a shell sees the same.
  private static func die(of number: Int32) -> Never {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    raise(number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    _exit(128 + number)
  }
}

/// The terminal as the program found it.
private struct TerminalState {
  private var modes = termios()
  private let isTerminal: Bool

  init() {
    isTerminal = tcgetattr(STDIN_FILENO, &modes) == 0
  }

  /// Restores it after a process that could not do so: modes, bracketed paste, colours.
  func restore() {
    guard isTerminal, tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
    var modes = modes
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    guard isatty(STDOUT_FILENO) == 1, !["", "dumb", "emacs"].contains(name) else { return }
    let bytes = Array("\u{1B}[?2004l\u{1B}[0m".utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }
}
