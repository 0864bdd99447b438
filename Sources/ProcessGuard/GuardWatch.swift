import CProcess
import Glibc

/// A guarded process, and the wait for its end.
struct GuardWatch {
  enum End {
    case exited(Int32)
    /// By a signal that was sent on purpose, such as Ctrl-C or `kill`.
    case ended(Int32)
    case fault(GuardFault)
  }

  private let child: pid_t
  private let page: GuardPage

  /// The interval of checks whether Ctrl-C was noticed, in seconds.
  private static let interval = 1

  /// The time that Ctrl-C may go unnoticed: a second of the process's own computing, since on a
  /// busy machine it may be given little; and that many intervals if it does not compute but waits.
  private static let patience = (computing: 0.9, intervals: 5)

  /// The signals that the guard handles in its loop instead of being ended by them.
  private static let watched = [
    SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGUSR1, SIGUSR2, SIGWINCH,
  ]

  /// Forks. nil in the new process, and if none can be created; signals are then restored.
  init?(_ page: GuardPage) {
    var set = Self.set(Self.watched)
    var before = sigset_t()
    var action = sigaction()
    var actionBefore = sigaction()
    // A shell's child may inherit a setting that discards the status of its children.
    sigaction(SIGCHLD, &action, &actionBefore)
    // A guard that writes to its terminal from the background must not stop.
    sigaddset(&set, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &set, &before)
    let parent = getpid()
    let child = cprocess_fork()
    guard child > 0 else {
      sigaction(SIGCHLD, &actionBefore, nil)
      if child == 0 {
        _ = cprocess_die_with_parent()
        if getppid() != parent { _exit(70) }
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
      return nil
    }
    self.child = child
    self.page = page
  }

  private static func set(_ numbers: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }

  /// Waits until the process has ended, forwarding signals that arrive meanwhile.
  func wait() -> End {
    var set = Self.set(Self.watched)
    // The work at the time when Ctrl-C was pressed, during its grace period and after that.
    var pressed: (work: UInt64, computed: Double, intervals: Int)?
    var goesOn: UInt64?
    while true {
      var info = siginfo_t()
      var patience = timespec(tv_sec: Self.interval, tv_nsec: 0)
      let number =
        pressed == nil ? sigwaitinfo(&set, &info) : sigtimedwait(&set, &info, &patience)
      switch number {
      case SIGCHLD:
        if let end = reap() { return end }
      case SIGINT:
        handOn(SIGINT, info)
        let work = page.work
        if pressed == nil, work != 0 { pressed = (work, computed, 0) }
      case let number where number > 0: handOn(number, info)
      default:
        guard errno == EAGAIN, let (work, before, intervals) = pressed else { continue }
        pressed = nil
        guard page.work == work else { continue }
        let hasTime = computed - before < Self.patience.computing
        if hasTime, !page.hasHeard(work), intervals + 1 < Self.patience.intervals {
          pressed = (work, before, intervals + 1)
          continue
        }
        // Pressed again, it ends a process that has noticed it and continues all the same.
        if goesOn == work || !page.hasHeard(work) { return endUnheard() }
        goesOn = work
      }
    }
  }

  /// The processor time that the process has used, in seconds; infinite if unknown.
  private var computed: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(child, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return .infinity
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The terminal sends a signal to both processes; one that was sent to the guard alone is meant
  /// for the other one.
  private func handOn(_ number: Int32, _ info: siginfo_t) {
    let isFromTerminal = info.si_code > 0
    if !isFromTerminal { kill(child, number) }
  }

  /// Ends the process that notices no signal.
  private func endUnheard() -> End {
    kill(child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return .fault(page.last(.unheard))
  }

  /// The end of the process; nil while it runs.
  private func reap() -> End? {
    var status: Int32 = 0
    let found = waitpid(child, &status, WNOHANG | WUNTRACED)
    if found == 0 { return nil }
    guard found == child else { return errno == ECHILD ? .exited(70) : nil }
    let number = status & 0x7F
    if number == 0 { return .exited((status >> 8) & 0xFF) }
    if number == 0x7F {
      stop(by: (status >> 8) & 0xFF)
      return nil
    }
    return Self.faults.contains(number) ? .fault(page.last(.signal(number))) : .ended(number)
  }

  /// Signals that end faulty code, and those of a system that is short of memory.
  private static let faults: Set<Int32> = [
    SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGKILL,
  ]

  /// Stops like the guarded process, so that the shell takes over, and continues with it.
  private func stop(by number: Int32) {
    var set = Self.set([number])
    // While it is blocked, so that one that the terminal has sent as well counts once.
    pthread_sigmask(SIG_BLOCK, &set, nil)
    raise(number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    kill(child, SIGCONT)
  }
}
