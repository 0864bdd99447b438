import Foundation

/// The ends of animated transitions that are under way: what comes after the animation, as
/// viewDidAppear and the completion do (VC-5, VC-10).
///
/// Each comes in a turn of the run loop of its own, after the code that began it and after what
/// waits in the main queue. How long an animation takes is documented nowhere, so that no time
/// passes meanwhile: timers come later than on a device.
final class TransitionEnds {
  private unowned let application: UIApplication
  private var waiting: [() -> Void] = []
  private var isScheduled = false
  /// How often the next end was put off for other work.
  private var delays = 0

  /// Work that leaves more work without end must not keep a transition from ending.
  private static let mostDelays = 100

  init(_ application: UIApplication) {
    self.application = application
  }

  /// Lets `end` come after what is to be done now.
  func add(_ end: @escaping () -> Void) {
    waiting.append(end)
    schedule()
  }

  /// Ends all transitions now: the next one begins.
  func finishAll() {
    while !waiting.isEmpty, !Door.isStopped { waiting.removeFirst()() }
  }

  /// Forgets what is under way, as a process that ends does.
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
