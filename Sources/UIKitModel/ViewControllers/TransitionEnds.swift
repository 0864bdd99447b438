import Foundation

/// The pending ends of animated transitions: the steps after the animation, such as viewDidAppear
/// and the completion (VC-5, VC-10).
///
/// Each comes in a turn of the run loop of its own, after the code that began it and after the work
/// in the main queue. The duration of these animations is not documented, so no time passes
/// meanwhile: timers come later than on a device.
final class TransitionEnds {
  private unowned let application: UIApplication
  private var waiting: [() -> Void] = []
  private var isScheduled = false
  /// The number of times that the next end was delayed for other work.
  private var delays = 0

  /// The maximum number of delays: work that queues more work without end must not keep a
  /// transition from ending.
  private static let mostDelays = 100

  init(_ application: UIApplication) {
    self.application = application
  }

  /// Adds an end, which comes after the present work.
  func add(_ end: @escaping () -> Void) {
    waiting.append(end)
    schedule()
  }

  /// Ends all transitions now: the next one begins.
  func finishAll() {
    while !waiting.isEmpty, !Door.isStopped { waiting.removeFirst()() }
  }

  /// Drops the pending ends, as the end of a process does.
  func cancelAll() {
    waiting = []
    (isScheduled, delays) = (false, 0)
  }

  private func schedule() {
    guard !isScheduled, !waiting.isEmpty else { return }
    isScheduled = true
    application.clock.schedule(after: 0) { [weak self] in self?.finishNext() }
  }

  private func finishNext() {
    isScheduled = false
    let clock = application.clock
    if let due = clock.nextDue, due <= clock.now, delays < Self.mostDelays {
      delays += 1
      return schedule()
    }
    delays = 0
    if !waiting.isEmpty { waiting.removeFirst()() }
    schedule()
  }
}
