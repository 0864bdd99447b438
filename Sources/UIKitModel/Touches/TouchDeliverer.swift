import EventVocabulary
import Foundation

/// Delivers the touches of an event to recognizers and then to views (PL-1, GR-3).
package final class TouchDeliverer {
  unowned let application: UIApplication
  /// The event that is being delivered, and the windows that it has not reached yet.
  private var current: (event: UIEvent, windows: [UIWindow])?
  /// Touches with a delayed message, in the order of the delays.
  package var waiting: [UITouch] = []
  private var gestures: GestureEnvironment { application.gestures }

  init(_ application: UIApplication) {
    self.application = application
  }

  // MARK: Events

  func begin(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.touchesInOrder {
      guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    current = (event, windows)
  }

  /// The windows that the event being delivered is for.
  func windows(of event: UIEvent) -> [UIWindow] {
    current?.event === event ? current?.windows ?? [] : []
  }

  func end(_ event: UIEvent) {
    current = nil
  }

  /// Delivers the touches of one window. An event that code sends by hand, or again, has nothing
  /// left to deliver.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    guard let index = current?.windows.firstIndex(where: { $0 === window }),
      current?.event === event
    else { return }
    current?.windows.remove(at: index)
    let touches = event.touchesInOrder.filter { $0.window === window && $0.phase != .stationary }
    gestures.update {
      gestures.deliver(touches, event)
      gestures.arbitrate()
      deliverToViews(touches, event)
    }
  }

  // MARK: Views

  private func deliverToViews(_ touches: [UITouch], _ event: UIEvent) {
    if Door.isStopped { return }
    releaseWaiting()
    if touches.count == 1 {
      let touch = touches[0]
      guard let view = touch.view, isNext(touch) else { return }
      return send(touch.phase, ViewTouches(view: view, touches: touches), event)
    }
    var now: [UITouch.Phase: [UITouch]] = [:]
    for touch in touches where isNext(touch) { now[touch.phase, default: []].append(touch) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      for group in ViewTouches.grouped(now[phase] ?? []) { send(phase, group, event) }
    }
  }

  /// Whether the view is to receive the present change of a touch.
  private func isNext(_ touch: UITouch) -> Bool {
    switch (touch.delivery.standing, touch.phase) {
    case (.new, .began):
      if let reason = refusal(of: touch) {
        withhold(touch, reason)
        return false
      }
      if isBeginHeld(touch) { return false }
      if let event = touch.delivery.event, let scrollView = refusingScrollView(touch, event) {
        withhold(touch, .scrollView(scrollView))
        return false
      }
      return true
    case (.delivered, .moved), (.delivered, .cancelled): return true
    case (.delivered, .ended): return !isEndHeld(touch)
    case (.held, .cancelled):
      withhold(touch, .leftWindow)
      return false
    default: return false
    }
  }

  private func isBeginHeld(_ touch: UITouch) -> Bool {
    guard let recognizer = touch.delivery.recognizers.first(where: { $0.delaysBegan(of: touch) })
    else { return false }
    touch.delivery.standing = .held
    touch.delivery.holder = recognizer
    waiting.append(touch)
    Door.tell(
      .held(finger: touch.finger, view: touch.view, isEnd: false, by: recognizer))
    return true
  }

  func isEndHeld(_ touch: UITouch) -> Bool {
    guard let recognizer = touch.delivery.recognizers.first(where: { $0.delaysEnded(of: touch) })
    else { return false }
    touch.delivery.standing = .endHeld
    waiting.append(touch)
    Door.tell(
      .held(finger: touch.finger, view: touch.view, isEnd: true, by: recognizer))
    return true
  }

  /// The reason why a view does not get a new touch (UT-16, UT-20).
  func refusal(of touch: UITouch) -> WithheldReason<AnyObject>? {
    guard let view = touch.view else { return .leftWindow }
    if let stopped = stopsContent(touch) { return .stopsScrolling(stopped) }
    var exclusive: UIView?
    var isEarlier = true
    for other in application.touchTracker.touches {
      if other === touch { isEarlier = false }
      guard other !== touch, other.isDown,
        let otherView = other.view
      else { continue }
      if otherView === view {
        // Of two fingers in one event the first is the view's (UT-19).
        let isKnown = isEarlier || other.delivery.standing != .new
        if isKnown, !view.isMultipleTouchEnabled { return .notMultipleTouch }
        continue
      }
      // An earlier finger of the same event counts as delivered: it was decided before this one.
      let isTaken = other.delivery.isWithView || isEarlier && other.isAboutToBegin
      guard other.window === touch.window, isTaken else { continue }
      if view.isExclusiveTouch { exclusive = view }
      if otherView.isExclusiveTouch { exclusive = otherView }
    }
    return exclusive.map { .exclusiveTouch($0) }
  }

  /// The scroll view that a touch of its content stopped: nothing inside gets the touch (SC-16).
  func stopsContent(_ touch: UITouch) -> UIScrollView? {
    guard let stopped = touch.delivery.stopped, let view = touch.view, view !== stopped,
      view.isDescendant(of: stopped)
    else { return nil }
    return stopped
  }

  /// The scroll view that withholds a touch from its content (SC-6); asked when the touch would be
  /// delivered.
  func refusingScrollView(_ touch: UITouch, _ event: UIEvent) -> UIScrollView? {
    guard let view = touch.view else { return nil }
    var current = view.superview
    while let next = current {
      if let scrollView = next as? UIScrollView,
        !scrollView.sendTouchesShouldBegin([touch], with: event, in: view)
      {
        return scrollView
      }
      current = next.superview
    }
    return nil
  }

  func withhold(_ touch: UITouch, _ reason: WithheldReason<AnyObject>) {
    touch.delivery.standing = .withheld
    Door.tell(.withheld(finger: touch.finger, view: touch.view, reason))
  }

  private func send(_ phase: UITouch.Phase, _ group: ViewTouches, _ event: UIEvent) {
    if Door.isStopped { return }
    let wanted: TouchDelivery.Standing = phase == .began ? .new : .delivered
    let touches = group.touches.filter { $0.delivery.standing == wanted }
    guard !touches.isEmpty else { return }
    let after: TouchDelivery.Standing = phase == .ended || phase == .cancelled ? .over : .delivered
    for touch in touches { touch.delivery.standing = after }
    let set = Set(touches)
    switch phase {
    case .began: group.view.sendTouchesBegan(set, with: event)
    case .moved: group.view.sendTouchesMoved(set, with: event)
    case .ended: group.view.sendTouchesEnded(set, with: event)
    default:
      Door.tell(.cancels(fingers: touches.map(\.finger), view: touches.first?.view, .system))
      group.view.sendTouchesCancelled(set, with: event)
      endTracking(of: touches, by: group.view)
    }
  }
}

extension UITouch {
  /// Whether the view gets `touchesBegan` in the present event, according to the decisions so far.
  fileprivate var isAboutToBegin: Bool { phase == .began && delivery.standing == .new }
}

extension TouchDelivery {
  /// Whether the view has received `touchesBegan` and no end of the touch.
  var isWithView: Bool { standing == .delivered || standing == .endHeld }
}
