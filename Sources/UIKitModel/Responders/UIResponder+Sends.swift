import Foundation

// The messages that the model sends to a responder, one small function for each. A method that
// overrides Swift's is called first.

extension UIResponder {
  final func sendCanPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    Door.send(.canPerformAction, to: self, [action, sender]) {
      canPerformAction(action, withSender: sender)
    }
  }

  final func sendNext() -> UIResponder? {
    Door.send(.next, to: self) { next }
  }

  package final func sendCanBecomeFirstResponder() -> Bool {
    Door.send(.canBecomeFirstResponder, to: self) { canBecomeFirstResponder }
  }

  final func sendCanResignFirstResponder() -> Bool {
    Door.send(.canResignFirstResponder, to: self) { canResignFirstResponder }
  }

  @discardableResult
  final func sendBecomeFirstResponder() -> Bool {
    Door.send(.becomeFirstResponder, to: self) { becomeFirstResponder() }
  }

  @discardableResult
  final func sendResignFirstResponder() -> Bool {
    Door.send(.resignFirstResponder, to: self) { resignFirstResponder() }
  }

  final func sendInputView() -> UIView? {
    Door.send(.inputView, to: self) { inputView }
  }

  final func sendInputAccessoryView() -> UIView? {
    Door.send(.inputAccessoryView, to: self) { inputAccessoryView }
  }

  final func sendKeyCommands() -> [UIKeyCommand]? {
    Door.send(.keyCommands, to: self) { keyCommands }
  }

  final func sendUndoManager() -> UndoManager? {
    Door.send(.undoManager, to: self) { undoManager }
  }

  final func sendTextInputMode() -> UITextInputMode? {
    Door.send(.textInputMode, to: self) { textInputMode }
  }

  package final func sendTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    Door.send(.touchesBegan, to: self, [touches, event]) { touchesBegan(touches, with: event) }
  }

  package final func sendTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    Door.send(.touchesMoved, to: self, [touches, event]) { touchesMoved(touches, with: event) }
  }

  package final func sendTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    Door.send(.touchesEnded, to: self, [touches, event]) { touchesEnded(touches, with: event) }
  }

  package final func sendTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    Door.send(.touchesCancelled, to: self, [touches, event]) {
      touchesCancelled(touches, with: event)
    }
  }

  package final func sendPressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    Door.send(.pressesBegan, to: self, [presses, event]) { pressesBegan(presses, with: event) }
  }

  package final func sendPressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    Door.send(.pressesChanged, to: self, [presses, event]) { pressesChanged(presses, with: event) }
  }

  package final func sendPressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    Door.send(.pressesEnded, to: self, [presses, event]) { pressesEnded(presses, with: event) }
  }

  package final func sendPressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    Door.send(.pressesCancelled, to: self, [presses, event]) {
      pressesCancelled(presses, with: event)
    }
  }

  package final func sendMotionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    Door.send(.motionBegan, to: self, [motion, event]) { motionBegan(motion, with: event) }
  }

  package final func sendMotionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    Door.send(.motionEnded, to: self, [motion, event]) { motionEnded(motion, with: event) }
  }

  package final func sendMotionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    Door.send(.motionCancelled, to: self, [motion, event]) { motionCancelled(motion, with: event) }
  }

  package final func sendRemoteControlReceived(with event: UIEvent?) {
    Door.send(.remoteControlReceived, to: self, [event]) { remoteControlReceived(with: event) }
  }
}
