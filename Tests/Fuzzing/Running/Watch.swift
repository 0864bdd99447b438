import CProcess
import Foundation

/// Watches what runs take, and ends the process when one does not come back.
final class Watch {
  /// Seconds of computing after which a run is a hang; the process ends.
  private static let hang = 30
  /// Seconds of the clock after which a run that computes nothing is one.
  private static let standstill = 600
  /// Seconds of computing that are too many for a small input. Where Swift's parser is not
  /// optimised, a class of 350 lines that are no declarations takes four: it looks for the next
  /// declaration at each of them.
  #if DEBUG
    private static let patience = 10.0
  #else
    private static let patience = 3.0
  #endif
  /// Megabytes by which the process may grow in one run.
  private static let growth = 600

  private let limit: Int
  private var started = 0.0
  private var before = 0
  private(set) var largest = 0
  /// The longest run so far.
  private(set) var longest = (seconds: 0.0, number: 0)
  private let statistics: Int32

  /// `limit`: the most megabytes that the process may take.
  init(limit: Int) {
    self.limit = limit
    statistics = open("/proc/self/statm", O_RDONLY)
    // Nothing but calls that a handler may make.
    let end: @convention(c) (Int32) -> Void = { signal in
      let words: StaticString =
        signal == SIGALRM
        ? "found: a run stands still\n" : "found: a run hangs\n"
      _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
      abort()
    }
    signal(SIGPROF, end)
    signal(SIGALRM, end)
    before = resident
  }

  /// A run begins.
  func begin() {
    Self.arm(ITIMER_PROF, Self.hang)
    Self.arm(ITIMER_REAL, Self.standstill)
    started = Self.computed
  }

  /// A run is over; what was wrong with it.
  func end(_ number: Int) -> String? {
    let seconds = Self.computed - started
    if seconds > longest.seconds { longest = (seconds, number) }
    if seconds > Self.patience { return "took \(Int(seconds * 1000)) ms of computing" }
    // Asking costs as much as a small run.
    guard number % 64 == 0 || seconds > 0.05 else { return nil }
    let now = resident
    defer { before = now }
    largest = max(largest, now)
    if now > limit { return "the process takes \(now) MB, more than the \(limit) that it may" }
    if now - before > Self.growth { return "the process grew from \(before) to \(now) MB" }
    return nil
  }

  /// The limit is only reported once.
  func stop() {
    Self.arm(ITIMER_PROF, 0)
    Self.arm(ITIMER_REAL, 0)
  }

  /// Megabytes of the heap that are in use.
  var heap: Int { Int(cprocess_heap_in_use() >> 20) }

  /// Seconds that the process has computed.
  static var computed: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func arm(_ timer: __itimer_which, _ seconds: Int) {
    var value = itimerval()
    value.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(timer.rawValue), &value, nil)
  }

  /// Megabytes of the process in memory.
  private var resident: Int {
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = pread(statistics, &bytes, bytes.count, 0)
    guard count > 0 else { return 0 }
    let words = String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: " ")
    guard words.count > 1, let pages = Int(words[1]) else { return 0 }
    return (pages * Int(sysconf(Int32(_SC_PAGESIZE)))) >> 20
  }
}
