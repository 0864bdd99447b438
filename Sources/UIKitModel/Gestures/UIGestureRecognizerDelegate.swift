import Foundation

/// The delegate of a recognizer.
///
/// Every method is optional: the method tables show which are implemented (GR-5, GR-37).
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the recognizer may leave possible (GR-35).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether the recognizer gets the touches of an event (GR-5).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
  /// Whether the recognizer gets a touch (GR-5).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether both may recognize (GR-29).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the first waits for the other to fail (GR-37).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other waits for the first to fail (GR-37).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True unless implemented (GR-35).
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// True unless implemented (GR-5).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }

  /// True unless implemented (GR-5).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// False unless implemented (GR-29).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// False unless implemented (GR-37).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// False unless implemented (GR-37).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

// The questions to the delegate: called on a Swift delegate through its protocol and on any other
// by the names of its methods. Without a delegate no question is asked.
extension UIGestureRecognizer {
  final func asksShouldBegin() -> Bool {
    ask("gestureRecognizerShouldBegin:", [], true) { $0.gestureRecognizerShouldBegin(self) }
  }

  final func asksShouldReceive(_ event: UIEvent) -> Bool {
    ask("gestureRecognizer:shouldReceiveEvent:", [event], true) {
      $0.gestureRecognizer(self, shouldReceive: event)
    }
  }

  final func asksShouldReceive(_ touch: UITouch) -> Bool {
    ask("gestureRecognizer:shouldReceiveTouch:", [touch], true) {
      $0.gestureRecognizer(self, shouldReceive: touch)
    }
  }

  final func asksSimultaneously(with other: UIGestureRecognizer) -> Bool {
    let name: Selector = "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"
    return ask(name, [other], false) {
      $0.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    }
  }

  final func asksRequireFailure(of other: UIGestureRecognizer) -> Bool {
    ask("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", [other], false) {
      $0.gestureRecognizer(self, shouldRequireFailureOf: other)
    }
  }

  final func asksToBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    ask("gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", [other], false) {
      $0.gestureRecognizer(self, shouldBeRequiredToFailBy: other)
    }
  }

  private func ask(
    _ selector: Selector, _ arguments: [Any?], _ otherwise: Bool,
    _ native: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool {
    guard let delegateObject, !Door.isStopped else { return otherwise }
    if let delegate { return native(delegate) }
    return DelegateCalls.value(selector, of: delegateObject, [self] + arguments) ?? otherwise
  }
}
