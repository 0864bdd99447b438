import EventVocabulary
import Foundation

/// The delivery of touches to recognizers.
extension GestureEnvironment {
  /// Delivers the changed touches of an event to the recognizers (GR-3).
  func deliver(_ touches: [UITouch], _ event: UIEvent) {
    for touch in touches where touch.phase == .began { offer(touch, event) }
    if touches.count == 1 {
      let touch = touches[0]
      guard !touch.delivery.recognizers.isEmpty else { return }
      let set: Set = [touch]
      for recognizer in touch.delivery.recognizers {
        deliver(touch.phase, set, touches, to: recognizer, event)
      }
      return
    }
    for recognizer in Self.inOrder(touches) {
      let own = touches.filter { $0.delivery.recognizers.contains { $0 === recognizer } }
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let touches = own.filter { $0.phase == phase }
        if touches.isEmpty { continue }
        deliver(phase, Set(touches), touches, to: recognizer, event)
      }
    }
  }

  /// The recognizers of several touches, the nearest to the leaves first.
  private static func inOrder(_ touches: [UITouch]) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.delivery.recognizers
      where !found.contains(where: { $0 === recognizer }) {
        found.append(recognizer)
      }
    }
    return found
  }

  /// Offers a new touch to the recognizers of its view and their delegates (GR-5, GR-6). One that
  /// has finished its attempt, or only waits, gets none (GR-7).
  private func offer(_ touch: UITouch, _ event: UIEvent) {
    if touch.delivery.isOffered { return }
    touch.delivery.isOffered = true
    for recognizer in touch.delivery.recognizers {
      if let refusal = refusal(of: touch, event, recognizer) {
        touch.delivery.recognizers.removeAll { $0 === recognizer }
        if let refusal {
          Door.tell(.refusedTouch(recognizer: recognizer, refusal))
        }
      }
      if Door.isStopped { return }
    }
  }

  /// nil when the recognizer gets the touch; otherwise the reason why not, which is nil where the
  /// recognizer takes no touches now.
  private func refusal(
    of touch: UITouch, _ event: UIEvent, _ recognizer: UIGestureRecognizer
  ) -> TouchRefusal?? {
    let attempt = recognizer.attempt
    let takesMore = !attempt.isOver && attempt.ready != .ended && recognizer.isEnabled
    guard takesMore, recognizer.takes(touch) else { return .some(nil) }
    let type = NSNumber(value: touch.type.rawValue)
    if !recognizer.allowedTouchTypes.contains(type) { return .touchType }
    if recognizer.requiresExclusiveTouchType, let first = attempt.touches.first,
      first.type != touch.type
    {
      return .otherTouchType
    }
    if recognizer.delegateObject == nil { return nil }
    guard recognizer.asksShouldReceive(event), recognizer.asksShouldReceive(touch) else {
      return .delegate
    }
    return nil
  }

  private func deliver(
    _ phase: UITouch.Phase, _ set: Set<UITouch>, _ touches: [UITouch],
    to recognizer: UIGestureRecognizer, _ event: UIEvent
  ) {
    if recognizer.attempt.isOver || Door.isStopped { return }
    switch phase {
    case .began:
      start(recognizer)
      recognizer.attempt.touches.removeAll(where: \.isGone)
      recognizer.attempt.touches += touches
      recognizer.sendTouchesBegan(set, with: event)
    case .moved:
      recognizer.sendTouchesMoved(set, with: event)
      if recognizer.attempt.isActive, recognizer.attempt.asked.isEmpty {
        ask(recognizer, .changed, .goesOn)
      }
    case .ended: recognizer.sendTouchesEnded(set, with: event)
    case .cancelled: recognizer.sendTouchesCancelled(set, with: event)
    default: break
    }
  }
}

extension UITouch {
  /// Whether views and recognizers get no more of it.
  fileprivate final var isGone: Bool {
    (phase == .ended || phase == .cancelled)
      && (delivery.standing == .over || delivery.standing == .withheld)
  }
}
