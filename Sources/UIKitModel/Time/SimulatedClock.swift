import Foundation

/// The time of one simulated device, in seconds since the scene began.
///
/// Its time changes only when it is advanced, so long presses and double taps are exact and tests
/// do not wait. Scheduled actions run when the time is advanced past them.
public final class SimulatedClock {
  /// An action that runs once, later.
  public final class Timer {
    /// The time at which it fires.
    public let due: TimeInterval
    private var action: (() -> Void)?

    fileprivate init(due: TimeInterval, _ action: @escaping () -> Void) {
      self.due = due
      self.action = action
    }

    /// Cancels the action.
    public func cancel() { action = nil }

    /// Whether it has fired, or was cancelled.
    public var isOver: Bool { action == nil }

    fileprivate func fire() {
      let action = action
      self.action = nil
      action?()
    }
  }

  /// The present time.
  public private(set) var now: TimeInterval = 0

  /// The seconds that the device had been running when the scene began. Code reads times since the
  /// device started (UT-30): if they began at 0, a first tap would come shortly after a `last` that
  /// is still 0.
  private static let uptimeAtBeginning: TimeInterval = 36_000

  /// The seconds since the device started, at a time of the clock: the form in which code reads
  /// times (UT-30).
  public static func uptime(at time: TimeInterval) -> TimeInterval { uptimeAtBeginning + time }

  /// The time of the clock at a number of seconds since the device started.
  static func time(atUptime uptime: TimeInterval) -> TimeInterval { uptime - uptimeAtBeginning }

  /// The seconds since the device started (UT-30).
  public var uptime: TimeInterval { Self.uptime(at: now) }

  /// The timers, the next at the end; of two at the same time the one that was scheduled first.
  private var timers: [Timer] = []

  /// Whether no timer fires though time advances, as in a process that is suspended; timers that
  /// were due meanwhile fire afterwards (AP-19).
  var isFrozen = false

  /// Creates a clock at zero.
  public init() {}

  /// The time at which the next timer fires; nil without one, or while the clock is frozen.
  public var nextDue: TimeInterval? {
    if isFrozen { return nil }
    dropCancelled()
    return timers.last?.due
  }

  /// Schedules `action` in `delay` seconds from now; a delay below zero counts as zero.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> Timer {
    let timer = Timer(due: Self.rounded(now + max(delay, 0)), action)
    var (low, high) = (0, timers.count)
    while low < high {
      let middle = (low + high) / 2
      if timers[middle].due > timer.due { low = middle + 1 } else { high = middle }
    }
    timers.insert(timer, at: low)
    UIApplication.spend((timers.count - low) / Self.timersMovedPerStep)
    return timer
  }

  /// A callback costs about as much as that many calls of a function, with everything that it
  /// causes: what schedules more and more of itself ends by the limit of steps.
  private static let stepsOfCallback = 500
  /// The number of timers that are moved in the list in the time of one step.
  private static let timersMovedPerStep = 500

  /// Advances time, and fires all timers that are due until then, each at its own time. A time in
  /// the past has no effect.
  public func advance(to time: TimeInterval) {
    while !Door.isStopped, let due = nextDue, due <= time {
      let timer = timers.removeLast()
      now = max(now, due)
      UIApplication.spend(Self.stepsOfCallback)
      timer.fire()
    }
    if !Door.isStopped { now = max(now, Self.rounded(time)) }
  }

  /// Advances time without firing timers, as while code blocks the main thread: those that are due
  /// meanwhile fire afterwards, late (FP-18).
  func pass(_ seconds: TimeInterval) {
    now = max(now, Self.rounded(now + seconds))
  }

  /// Fires the next timer that is due by now, if there is one.
  public func runNext() {
    guard let due = nextDue, due <= now else { return }
    UIApplication.spend(Self.stepsOfCallback)
    timers.removeLast().fire()
  }

  /// Cancels all timers, as the end of a process does.
  package func cancelAll() { timers = [] }

  /// The nearest whole nanosecond, so that sums of hundredths stay exact in appearance.
  private static func rounded(_ time: TimeInterval) -> TimeInterval {
    (time * 1e9).rounded() / 1e9
  }

  private func dropCancelled() {
    while let last = timers.last, last.isOver { timers.removeLast() }
  }
}
