import Foundation

/// The pending starts and ends of animated transitions: a start comes after the turn of the run
/// loop that requested it (VC-43), an end after the animation, with steps such as viewDidAppear and
/// the completion (VC-5, VC-10).
///
/// Each end comes in a turn of the run loop of its own, after the code that began it and after the
/// work in the main queue. The duration of these animations is not documented, so no time passes
/// meanwhile: timers come later than on a device.
final class TransitionEnds {
  private unowned let application: UIApplication
  private var starts: [() -> Void] = []
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

  /// Adds a start, which comes after the turn.
  func begin(_ start: @escaping () -> Void) {
    starts.append(start)
    application.clock.schedule(after: 0) { [weak self] in self?.runStarts() }
  }

  private func runStarts() {
    while !starts.isEmpty, !Door.isStopped { starts.removeFirst()() }
  }

  /// Adds an end, which comes after the present work.
  func add(_ end: @escaping () -> Void) {
    waiting.append(end)
    schedule()
  }

  /// Begins and ends all transitions now: the next one begins.
  func finishAll() {
    runStarts()
    while !waiting.isEmpty, !Door.isStopped {
      waiting.removeFirst()()
      runStarts()
    }
  }

  /// Drops what is pending, as the end of a process does.
  func cancelAll() {
    (starts, waiting) = ([], [])
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
