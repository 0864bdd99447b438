import EventVocabulary
import Foundation

/// The cancelling of touches.
extension TouchDeliverer {
  /// Cancels touches: views that got them receive `touchesCancelled`, the others no message at all
  /// (GR-17, GR-45).
  func cancel(_ touches: [UITouch], _ reason: CancelReason<UIGestureRecognizer>) {
    for touch in touches {
      switch (touch.delivery.standing, reason) {
      case (.new, .recognized) where stopsContent(touch) != nil: continue
      case (.new, .recognized(let recognizer)):
        withhold(touch, .recognized(recognizer, heldBy: nil))
      case (.held, .recognized(let recognizer)):
        let isOwn = recognizer.delaysTouchesBegan
        let holder = isOwn ? recognizer : touch.delivery.holder
        withhold(touch, .recognized(recognizer, heldBy: holder))
      case (.new, _), (.held, _): withhold(touch, .leftWindow)
      default: break
      }
    }
    let told = touches.filter(\.delivery.isWithView)
    for group in ViewTouches.grouped(told) {
      let touches = group.touches.filter(\.delivery.isWithView)
      guard !touches.isEmpty, !Door.isStopped else { continue }
      Door.tell(
        .cancels(
          fingers: touches.map(\.finger), view: touches.first?.view, reason.map { $0 }))
      let moments = touches.map { TouchMoment($0) }
      for touch in touches {
        touch.delivery.standing = .over
        touch.phase = .cancelled
      }
      group.view.sendTouchesCancelled(Set(touches), with: touches[0].delivery.event)
      endTracking(of: touches, by: group.view)
      for (touch, moment) in zip(touches, moments) { moment.apply(to: touch) }
    }
  }

  /// A view has lost touches. A control that tracks one of them, because it was forwarded from that
  /// view, stops, whether or not the view forwarded `touchesCancelled` (UT-4).
  func endTracking(of touches: [UITouch], by view: UIView) {
    for touch in touches {
      for control in touch.trackingControls where control !== view && !Door.isStopped {
        control.stopTracking(.touchLost(by: view), with: touch.delivery.event)
      }
    }
  }

  /// The controls that track touches of a subtree which is about to leave them, but not the window:
  /// events that go up the chain from there no longer reach them.
  func trackersAbove(_ view: UIView) -> [(control: UIControl, touch: UITouch)] {
    application.touchTracker.touches.flatMap { touch in
      guard let hit = touch.view, hit.isDescendant(of: view) else {
        return [(control: UIControl, touch: UITouch)]()
      }
      return touch.trackingControls
        .filter { $0 !== view && view.isDescendant(of: $0) }
        .map { ($0, touch) }
    }
  }

  /// The touches of views in a subtree that leaves its window are over for these views (UT-23).
  func viewWillLeaveWindow(_ view: UIView) {
    let touches = application.touchTracker.touches + waiting
    cancel(
      touches.filter { $0.view?.isDescendant(of: view) ?? false }, .leftWindow)
  }
}

extension UITouch {
  /// The controls that track the touch.
  final var trackingControls: [UIControl] {
    delivery.trackers.compactMap { $0.object as? UIControl }
      .filter { $0.isTracking && $0.trackedTouch === self }
  }
}
