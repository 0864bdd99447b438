import EventVocabulary
import Foundation

/// The inputs that hardware reported and the application has not handled yet: first in, first out
/// (PL-3).
public final class EventQueue {
  private unowned let application: UIApplication
  private var waiting: [(time: TimeInterval, input: QueuedInput)] = []
  private var isHandling = false
  /// Called at the end of each turn of the run loop, when one event and all its effects were
  /// handled (PL-6).
  public var onTurnEnd: (() -> Void)?

  init(_ application: UIApplication) {
    self.application = application
  }

  /// The time of the last queued input; the present without one.
  public var end: TimeInterval { waiting.last?.time ?? application.clock.now }

  /// The time at which the present input was reported; the present time without one. It is in the
  /// past only if code blocked the main thread meanwhile.
  var timeOfInput: TimeInterval {
    let now = application.clock.now
    // Times are whole nanoseconds.
    guard let reported, now - reported > 1e-6 else { return now }
    return reported
  }
  private var reported: TimeInterval?

  /// Appends an input, `delay` seconds after the one before it, or after the present.
  public func add(_ input: QueuedInput, after delay: TimeInterval = 0) {
    waiting.append((end + max(delay, 0), input))
  }

  /// Handles all queued inputs, each at its time; timers that are due in between fire in between.
  /// After a stop the rest is dropped.
  public func handleAll() {
    guard !isHandling else { return }
    isHandling = true
    defer { (isHandling, reported) = (false, nil) }
    var next = 0
    while next < waiting.count, !Door.isStopped {
      let (time, input) = waiting[next]
      next += 1
      move(to: time)
      if Door.isStopped { break }
      reported = time
      Door.tell(.queued(EventInput(input)))
      handle(input)
      reported = nil
      onTurnEnd?()
    }
    waiting.removeAll()
  }

  /// Advances time by a number of seconds; timers that are due fire, each in a turn of its own.
  public func wait(_ seconds: TimeInterval) {
    move(to: application.clock.now + max(seconds, 0))
  }

  private func move(to time: TimeInterval) {
    let clock = application.clock
    while let due = clock.nextDue, due <= time, !Door.isStopped {
      clock.advance(to: due)
      onTurnEnd?()
    }
    clock.advance(to: time)
  }

  private func handle(_ input: QueuedInput) {
    switch input {
    case .fingers(let changes): application.touchTracker.handle(changes)
    case .motion(let subtype, let isEnd): application.handleMotion(subtype, isEnd: isEnd)
    case .remoteControl(let subtype): application.handleRemoteControl(subtype)
    case .statusBarTap: application.handleStatusBarTap()
    case .key(let key, let isDown): application.handleKey(key, isDown: isDown)
    case .button(let type, let isDown): application.handleButton(type, isDown: isDown)
    }
  }
}
