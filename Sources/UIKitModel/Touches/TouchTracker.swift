import EventVocabulary
import Foundation

/// The fingers on one screen: converts their actions to touches, and touches to events.
package final class TouchTracker {
  private unowned let application: UIApplication
  /// The touches of the fingers that are down, in the order in which they went down.
  package private(set) var touches: [UITouch] = []
  /// Fingers that are down without a touch: they were ignored, or hit no view (UT-27).
  private var dead: Set<Int> = []
  /// The event of the present sequence (UT-8).
  private var event: UIEvent?
  /// The number of events so far.
  private var eventCount = 0
  /// The previous touch down, for the tap count (UT-13).
  private var lastDown: (location: CGPoint, end: TimeInterval, count: Int)?

  init(_ application: UIApplication) {
    self.application = application
  }

  /// The fingers that are down, including those without a touch, in order.
  var fingers: [Int] { (touches.map(\.finger) + dead).sorted() }

  func touch(of finger: Int) -> UITouch? { touches.first { $0.finger == finger } }

  /// Handles one event: the changes of fingers at one moment.
  func handle(_ changes: [FingerChange]) {
    let now = application.eventQueue.timeOfInput
    let event = event ?? UIEvent(type: .touches, allTouches: [])
    event.timestamp = SimulatedClock.uptime(at: now)
    for touch in touches { touch.phase = .stationary }
    var hasChanged = false
    eventCount += 1
    for change in changes where apply(change, event, now) { hasChanged = true }
    guard hasChanged, !Door.isStopped else { return }
    event.touchesInOrder = touches
    self.event = event
    application.touchDelivery.begin(event)
    application.sendSendEvent(event)
    application.touchDelivery.end(event)
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    if touches.isEmpty { self.event = nil }
  }

  /// Forgets every finger; for a screen on which everything was stopped.
  func forgetAll() {
    touches = []
    dead = []
    event = nil
  }

  private func apply(_ change: FingerChange, _ event: UIEvent, _ now: TimeInterval) -> Bool {
    switch change.kind {
    case .down(let point): return goDown(change.finger, at: point, event, now)
    case .move(let point):
      guard let touch = living(change.finger) else { return false }
      touch.previousWindowLocation = touch.windowLocation
      touch.windowLocation = touch.window?.pointFromScreen(point) ?? point
      touch.phase = .moved
      touch.timestamp = SimulatedClock.uptime(at: now)
      touch.lastEvent = eventCount
      if touch.tapCount > 0, touch.travel > GestureConstants.tapMovement {
        touch.tapCount = 0
        // The count does not continue from a sequence that was not a tap (UT-15).
        lastDown?.count = 0
      }
    case .up, .cancel:
      guard let touch = living(change.finger) else {
        dead.remove(change.finger)
        return false
      }
      touch.phase = change.kind == .up ? .ended : .cancelled
      touch.timestamp = SimulatedClock.uptime(at: now)
      touch.lastEvent = eventCount
      lastDown?.end = now
    }
    return true
  }

  private func living(_ finger: Int) -> UITouch? {
    if let touch = touch(of: finger) { return touch }
    Door.tell(.ignored(finger: finger, .deadTouch))
    return nil
  }

  private func goDown(
    _ finger: Int, at point: CGPoint, _ event: UIEvent, _ now: TimeInterval
  ) -> Bool {
    // A finger that is down cannot go down.
    if touch(of: finger) != nil || dead.contains(finger) { return false }
    if let reason = application.reasonToIgnore {
      dead.insert(finger)
      Door.tell(.ignored(finger: finger, reason))
      return false
    }
    // What a device asks besides changes nothing, unless an override has side effects (HT-23).
    for _ in 1..<max(1, application.hitTestsPerTouch) where !Door.isStopped {
      _ = application.hitTest(point, with: event)
    }
    if Door.isStopped { return false }
    Door.observe(.willHitTest(finger: finger, point))
    let view = application.hitTest(point, with: event)
    if Door.isStopped { return false }
    Door.observe(.hit(finger: finger, view))
    guard let view else {
      dead.insert(finger)
      Door.tell(.ignored(finger: finger, .nobodyHit))
      return false
    }
    let location = view.window?.pointFromScreen(point) ?? point
    let count = tapCount(at: location, now)
    let touch = UITouch(
      view: view, windowLocation: location, tapCount: count,
      timestamp: SimulatedClock.uptime(at: now))
    touch.finger = finger
    touch.delivery.recognizers = Self.recognizers(above: view)
    touch.delivery.began = (touch.timestamp, count)
    touch.delivery.event = event
    lastDown = (location, now, count)
    touches.append(touch)
    return true
  }

  /// The number of touch-downs near one place, each within a short time of the one before (UT-13,
  /// UT-14).
  private func tapCount(at location: CGPoint, _ now: TimeInterval) -> Int {
    guard let lastDown, touches.isEmpty || touches.allSatisfy({ $0.phase == .began }),
      now - lastDown.end <= GestureConstants.tapGap,
      hypot(location.x - lastDown.location.x, location.y - lastDown.location.y)
        <= GestureConstants.tapDistance
    else { return 1 }
    return touches.isEmpty ? lastDown.count + 1 : lastDown.count
  }

  /// The recognizers that a touch of a view is for, the nearest first (GR-1, GR-26).
  private static func recognizers(above view: UIView) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current: UIView? = view
    while let next = current {
      if let scrollView = next as? UIScrollView { scrollView.attachRecognizers() }
      if let recognizers = next.gestureRecognizers {
        found += recognizers.reversed().filter(\.isEnabled)
      }
      current = next.superview
    }
    return found
  }
}

extension UITouch {
  /// The distance of the finger from where it went down, in points.
  final var travel: CGFloat {
    hypot(
      windowLocation.x - firstWindowLocation.x, windowLocation.y - firstWindowLocation.y)
  }
}

extension UIApplication {
  /// The reason why touches are dropped at present; nil if they are not.
  fileprivate final var reasonToIgnore: IgnoredReason? {
    if applicationState != .active { return .inactive }
    if isIgnoringInteractionEvents { return .ignoringInteractionEvents }
    return transitionsUnderWay.contains { !$0.isInteractive } ? .transition : nil
  }
}

extension UIWindow {
  /// A point of the screen in the window's own coordinates.
  final func pointFromScreen(_ point: CGPoint) -> CGPoint {
    convert(point, from: nil as UIWindow?)
  }
}
