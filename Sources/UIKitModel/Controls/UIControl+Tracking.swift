import EventVocabulary
import Foundation

/// A control's handling of touches: it tracks one at a time (CT-8, CT-17).
extension UIControl {
  /// A touch went down: `beginTracking` decides whether it is tracked (CT-8, CT-9).
  final func beginTracking(oneOf touches: Set<UITouch>, with event: UIEvent?) {
    // A touch whose end an override did not pass on is no longer tracked.
    let isBusy = isTracking && trackedTouch?.isOver == false
    guard isEnabled, !isBusy, let touch = touches.firstThatGoesOn else { return }
    isTouchInside = true
    guard sendBeginTracking(touch, with: event) else {
      isTouchInside = false
      return
    }
    isTracking = true
    trackedTouch = touch
    touch.delivery.trackers.removeAll { $0.object == nil || $0.object === self }
    touch.delivery.trackers.append(WeakTarget(self))
    isHighlighted = true
    var events: Event = .touchDown
    if touch.tapCount > 1 { events.insert(.touchDownRepeat) }
    sendActions(for: events.union(eventsAtTouchDown), with: event)
    if isTracking, !Door.isStopped { touchDownWasSent() }
  }

  /// The tracked touch moved: `continueTracking` decides whether tracking continues (CT-8, CT-11,
  /// CT-12).
  final func continueTracking(oneOf touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = contains(touch)
    guard sendContinueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    guard isTracking else { return }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside {
      isHighlighted = isTouchInside
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events, with: event)
  }

  /// The tracked touch was lifted: `endTracking` first, then one of the two up events (CT-14,
  /// CT-19).
  final func endTracking(oneOf touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    isTouchInside = contains(touch)
    let isInside = isTouchInside
    stopTracking()
    sendEndTracking(touch, with: event)
    sendActions(for: isInside ? eventsAtTouchUpInside : .touchUpOutside, with: event)
  }

  /// The tracked touch was cancelled (CT-8, CT-14); without an event when the control left its
  /// window (CT-18).
  final func cancelTracking(oneOf touches: Set<UITouch>?, with event: UIEvent?) {
    guard isTracking else { return }
    if let touches, tracked(in: touches) == nil { return }
    stopTracking()
    sendCancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  /// Ends the tracking of a touch that continues without the control. A disabled control sends
  /// nothing more, not even `touchCancel` (CT-30).
  final func stopTracking(_ reason: TrackingEnd<AnyObject>, with event: UIEvent?) {
    guard isTracking else { return }
    Door.tell(.stopsTracking(control: self, reason))
    stopTracking()
    sendCancelTracking(with: event)
    if case .touchLost = reason { sendActions(for: .touchCancel, with: event) }
  }

  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    guard isTracking, let trackedTouch, touches.contains(trackedTouch) else { return nil }
    return trackedTouch
  }

  private func stopTracking() {
    isTracking = false
    trackedTouch = nil
    isHighlighted = false
  }

  /// Whether a tracked finger counts as inside: the bounds are widened for a finger (CT-15, CT-16).
  private func contains(_ touch: UITouch) -> Bool {
    let tolerance = touch.type == .direct ? GestureConstants.controlTolerance : 0
    return bounds.standardized.insetBy(dx: -tolerance, dy: -tolerance)
      .holds(touch.location(in: self))
  }

  private func sendBeginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    Door.send(.beginTracking, to: self, [touch, event]) { beginTracking(touch, with: event) }
  }

  private func sendContinueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    Door.send(.continueTracking, to: self, [touch, event]) { continueTracking(touch, with: event) }
  }

  private func sendEndTracking(_ touch: UITouch?, with event: UIEvent?) {
    Door.send(.endTracking, to: self, [touch, event]) { endTracking(touch, with: event) }
  }

  private func sendCancelTracking(with event: UIEvent?) {
    Door.send(.cancelTracking, to: self, [event]) { cancelTracking(with: event) }
  }
}
