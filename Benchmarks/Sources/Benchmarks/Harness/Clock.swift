import Foundation

/// Times in nanoseconds.
enum Clock {
  /// The processor time that this thread has used: other programs on the machine do not count.
  static func threadTime() -> Double {
    time(of: CLOCK_THREAD_CPUTIME_ID)
  }

  /// Time as it goes by, for what happens in another process.
  static func wallTime() -> Double {
    time(of: CLOCK_MONOTONIC)
  }

  private static func time(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
