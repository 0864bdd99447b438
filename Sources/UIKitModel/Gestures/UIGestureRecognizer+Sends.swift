import Foundation

// The messages that the model sends to a recognizer, one small function for each. A method that
// overrides Swift's is called first.

extension UIGestureRecognizer {
  package final func sendTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    Door.send(.touchesBegan, to: self, [touches, event]) { touchesBegan(touches, with: event) }
  }

  package final func sendTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    Door.send(.touchesMoved, to: self, [touches, event]) { touchesMoved(touches, with: event) }
  }

  package final func sendTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    Door.send(.touchesEnded, to: self, [touches, event]) { touchesEnded(touches, with: event) }
  }

  package final func sendTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    Door.send(.touchesCancelled, to: self, [touches, event]) {
      touchesCancelled(touches, with: event)
    }
  }

  final func sendReset() {
    Door.send(.reset, to: self) { reset() }
  }

  final func sendCanPrevent(_ other: UIGestureRecognizer) -> Bool {
    Door.send(.canPrevent, to: self, [other]) { canPrevent(other) }
  }

  final func sendCanBePrevented(by other: UIGestureRecognizer) -> Bool {
    Door.send(.canBePrevented, to: self, [other]) { canBePrevented(by: other) }
  }

  final func sendShouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    Door.send(.shouldRequireFailure, to: self, [other]) { shouldRequireFailure(of: other) }
  }

  final func sendShouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    Door.send(.shouldBeRequiredToFail, to: self, [other]) { shouldBeRequiredToFail(by: other) }
  }
}
