import Foundation

/// Touches that are taken away from their views.
extension TouchDeliverer {
  /// Takes touches from their views: those that were told get `touchesCancelled`, the others never
  /// hear of them (GR-17, GR-45).
  func cancel(_ touches: [UITouch], _ reason: CancelReason) {
    for touch in touches {
      switch (touch.delivery.standing, reason) {
      case (.new, .recognized(let recognizer)), (.held, .recognized(let recognizer)):
        withhold(touch, .recognized(recognizer))
      case (.new, _), (.held, _): withhold(touch, .leftWindow)
      default: break
      }
    }
    let told = touches.filter(\.delivery.isWithView)
    for group in ViewTouches.grouped(told) {
      let touches = group.touches.filter(\.delivery.isWithView)
      guard !touches.isEmpty, !Door.isStopped else { continue }
      Door.eventObserver?.observe(.cancels(touches, reason))
      let moments = touches.map { TouchMoment($0) }
      for touch in touches {
        touch.delivery.standing = .over
        touch.phase = .cancelled
      }
      group.view.sendTouchesCancelled(Set(touches), with: touches[0].delivery.event)
      for (touch, moment) in zip(touches, moments) { moment.apply(to: touch) }
    }
  }

  /// The touches of views in a subtree that leaves its window are over for these views (UT-23).
  func viewWillLeaveWindow(_ view: UIView) {
    let touches = application.touchTracker.touches + waiting
    cancel(
      touches.filter { $0.view?.isDescendant(of: view) ?? false }, .leftWindow)
  }

  /// The view is about to move, and does not want touches meanwhile: those that it has are over for
  /// it (UT-24).
  func viewWillAnimate(_ view: UIView) {
    let touches = application.touchTracker.touches.filter {
      $0.view === view && $0.delivery.isWithView
    }
    if !touches.isEmpty { cancel(touches, .animation) }
  }
}
