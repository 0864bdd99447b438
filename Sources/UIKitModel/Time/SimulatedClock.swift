import Foundation

/// The time of one simulated device, in seconds since it started.
///
/// It stands still until it is moved, so long presses and double taps are exact and no test
/// waits. What is to happen later happens while time is moved past it.
public final class SimulatedClock {
  /// Something that happens once, later.
  public final class Timer {
    /// When it happens.
    public let due: TimeInterval
    private var action: (() -> Void)?

    fileprivate init(due: TimeInterval, _ action: @escaping () -> Void) {
      self.due = due
      self.action = action
    }

    /// It happens no more.
    public func cancel() { action = nil }

    /// Whether it has happened, or was cancelled.
    public var isOver: Bool { action == nil }

    fileprivate func fire() {
      let action = action
      self.action = nil
      action?()
    }
  }

  /// The present time.
  public private(set) var now: TimeInterval = 0
  /// What is to happen, the next at the end; of two at one time the one that was asked for first.
  private var timers: [Timer] = []

  /// Whether nothing happens though time goes on, as in a process that does not run; what was due
  /// meanwhile happens afterwards (AP-19).
  var isFrozen = false

  /// A clock that shows zero.
  public init() {}

  /// When something happens next; nil when nothing will, as while nothing runs.
  public var nextDue: TimeInterval? {
    if isFrozen { return nil }
    dropCancelled()
    return timers.last?.due
  }

  /// Lets `action` happen `delay` seconds from now; a delay below zero counts as none.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> Timer {
    let timer = Timer(due: Self.rounded(now + max(delay, 0)), action)
    var (low, high) = (0, timers.count)
    while low < high {
      let middle = (low + high) / 2
      if timers[middle].due > timer.due { low = middle + 1 } else { high = middle }
    }
    timers.insert(timer, at: low)
    return timer
  }

  /// Moves time on, and lets everything happen that falls due until then, at its own time. A time
  /// that has passed moves nothing.
  public func advance(to time: TimeInterval) {
    while !Door.isStopped, let due = nextDue, due <= time {
      let timer = timers.removeLast()
      now = max(now, due)
      timer.fire()
    }
    if !Door.isStopped { now = max(now, Self.rounded(time)) }
  }

  /// Moves time on without anything happening, as while code keeps the main thread busy: what falls
  /// due meanwhile happens afterwards, late (FP-18).
  func pass(_ seconds: TimeInterval) {
    now = max(now, Self.rounded(now + seconds))
  }

  /// Lets the next thing happen that is due by now, if there is one.
  public func runNext() {
    guard let due = nextDue, due <= now else { return }
    timers.removeLast().fire()
  }

  /// Forgets all that is to happen, as a process that ends does.
  package func cancelAll() { timers = [] }

  /// The nearest whole nanosecond, so that sums of hundredths stay what they look like.
  private static func rounded(_ time: TimeInterval) -> TimeInterval {
    (time * 1e9).rounded() / 1e9
  }

  private func dropCancelled() {
    while let last = timers.last, last.isOver { timers.removeLast() }
  }
}
