import CEditLine
import Glibc
import Synchronization

/// Signals that arrived and were not handled yet.
///
/// Handlers only record the number. The work for a signal is done later by the code that waits for
/// a key, in an ordinary context, where it may allocate and draw.
nonisolated enum Signals {
  /// While a line is read: the window's size, stop and continue, and the usual signals that end a
  /// program.
  static let whileReading = [SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGQUIT]
  static let deadly = [SIGTERM, SIGHUP, SIGQUIT]

  private static let arrived = Atomic<UInt64>(0)

  static var isAnyPending: Bool { arrived.load(ordering: .relaxed) != 0 }

  static func isPending(_ number: Int32) -> Bool {
    arrived.load(ordering: .relaxed) & bit(number) != 0
  }

  /// Whether the signal arrived since the last check.
  static func take(_ number: Int32) -> Bool {
    arrived.bitwiseAnd(~bit(number), ordering: .relaxed).oldValue & bit(number) != 0
  }

  /// Makes the signal only be recorded from now on. Returns its previous action.
  static func note(_ number: Int32) -> sigaction {
    _ = isAnyPending  // The word must exist before a handler needs it.
    var previous = sigaction()
    ceditline_catch(number, { Signals.remember($0) }, &previous)
    return previous
  }

  static func restore(_ number: Int32, to previous: sigaction) {
    var previous = previous
    sigaction(number, &previous, nil)
  }

  /// Lets the signals in that wait for `mask` to be the mask, as a wait that finds bytes at once
  /// does not. Returns whether any waited.
  static func deliver(with mask: sigset_t) -> Bool {
    var (waiting, during, before) = (sigset_t(), mask, sigset_t())
    guard sigpending(&waiting) == 0,
      (whileReading + [SIGINT]).contains(where: {
        sigismember(&waiting, $0) == 1 && sigismember(&during, $0) == 0
      })
    else { return false }
    pthread_sigmask(SIG_SETMASK, &during, &before)
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return true
  }

  private static func remember(_ number: Int32) {
    _ = arrived.bitwiseOr(bit(number), ordering: .relaxed)
  }

  private static func bit(_ number: Int32) -> UInt64 { 1 << UInt64(number) }
}
