import EventVocabulary
import Foundation

/// Touches whose delivery to views is delayed.
extension TouchDeliverer {
  /// Delivers the touches that no recognizer delays any more (GR-43, GR-44).
  func releaseWaiting() {
    var index = 0
    while index < waiting.count, !Door.isStopped {
      let touch = waiting[index]
      switch touch.delivery.standing {
      case .held where !touch.delivery.recognizers.contains(where: { $0.delaysBegan(of: touch) }):
        waiting.remove(at: index)
        replay(touch)
        index = 0
      case .endHeld where !touch.delivery.recognizers.contains(where: { $0.delaysEnded(of: touch) }):
        waiting.remove(at: index)
        touch.delivery.standing = .delivered
        Door.tell(.released(finger: touch.finger, view: touch.view))
        sendEnd(touch)
        index = 0
      case .held, .endHeld: index += 1
      default: waiting.remove(at: index)
      }
    }
  }

  /// Delivers the delayed `touchesBegan`, then one `touchesMoved` with the present location, then
  /// the end if the finger is up (GR-44).
  private func replay(_ touch: UITouch) {
    guard let view = touch.view, let event = touch.delivery.event else { return }
    if let reason = refusal(of: touch) { return withhold(touch, reason) }
    if let scrollView = refusingScrollView(touch, event) {
      return withhold(touch, .scrollView(scrollView))
    }
    Door.tell(.released(finger: touch.finger, view: touch.view))
    let now = TouchMoment(touch)
    touch.delivery.standing = .delivered
    TouchMoment(beginningOf: touch).apply(to: touch)
    view.sendTouchesBegan([touch], with: event)
    now.apply(to: touch)
    if now.location != touch.firstWindowLocation, touch.delivery.standing == .delivered {
      touch.phase = .moved
      touch.previousWindowLocation = touch.firstWindowLocation
      view.sendTouchesMoved([touch], with: event)
      now.apply(to: touch)
    }
    if touch.phase == .ended, touch.delivery.standing == .delivered, !isEndHeld(touch) {
      sendEnd(touch)
    }
    // The change of this event was already delivered.
    if touch.delivery.standing == .delivered, touch.phase == .moved { touch.phase = .stationary }
  }

  private func sendEnd(_ touch: UITouch) {
    guard let event = touch.delivery.event, let view = touch.view else { return }
    touch.delivery.standing = .over
    view.sendTouchesEnded([touch], with: event)
  }
}

/// The state of a touch at one moment, for delivering it later as of that moment.
struct TouchMoment {
  let phase: UITouch.Phase
  let location: CGPoint
  let previous: CGPoint
  let timestamp: TimeInterval
  let tapCount: Int

  init(_ touch: UITouch) {
    phase = touch.phase
    location = touch.windowLocation
    previous = touch.previousWindowLocation
    timestamp = touch.timestamp
    tapCount = touch.tapCount
  }

  /// Creates the moment at which the finger went down.
  init(beginningOf touch: UITouch) {
    phase = .began
    location = touch.firstWindowLocation
    previous = touch.firstWindowLocation
    timestamp = touch.delivery.began.time
    tapCount = touch.delivery.began.tapCount
  }

  func apply(to touch: UITouch) {
    touch.phase = phase
    touch.windowLocation = location
    touch.previousWindowLocation = previous
    touch.timestamp = timestamp
    touch.tapCount = tapCount
  }
}
