import EventVocabulary
import Foundation

/// An object that can receive events and that forwards those that it does not handle.
open class UIResponder: ModelObject {
  /// Creates a responder without a next responder.
  public override init() { super.init() }

  // Without this one, subclasses could not declare theirs.
  deinit { willDeinitialize() }

  /// The next responder, and the rule that determines it.
  open var nextLink: ResponderLink { .end }

  /// The next responder; nil by default. Nothing is stored: each class computes it (RC-1).
  open var next: UIResponder? { nextLink.responder }

  /// The window whose first responder this object can be.
  var windowForFirstResponder: UIWindow? { UIApplication.shared.keyWindow }

  /// Whether the object may become first responder; false by default (FR-1).
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may stop being first responder; true by default (FR-1).
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder of its window (FR-4).
  open var isFirstResponder: Bool { windowForFirstResponder?.firstResponder === self }

  /// Asks to become first responder; returns false if the object may not, or the present one
  /// refuses to resign, or there is no window (FR-2, FR-3).
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = windowForFirstResponder, sendCanBecomeFirstResponder() else { return false }
    if window.firstResponder === self { return true }
    guard window.letsGoOfFirstResponder() else { return false }
    window.firstResponder = self
    Door.tell(.firstResponder(self))
    window.showInputViews()
    // A field reports its beginning before the keyboard does, a text view after it (FR-20).
    let keyboard = UIApplication.shared.keyboard
    if !(self is UITextField) { keyboard.update() }
    didBecomeFirstResponder()
    keyboard.update()
    return true
  }

  /// Stops being first responder; false when the object may not (FR-1).
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard sendCanResignFirstResponder() else { return false }
    windowForFirstResponder?.release(self)
    return true
  }

  /// Called when the object is first responder now.
  func didBecomeFirstResponder() {}

  /// Called when the object is no longer first responder, asked or not (FR-8).
  func didResignFirstResponder() {}

  /// Whether the object takes an action; by default whether it has such a method (TA-8).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    UIApplication.shared.actionPerformer?.knows(action, self) ?? false
  }

  /// This object if it takes the action, or else the next one in the chain that does (TA-7).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var candidate: UIResponder? = self
    while let responder = candidate {
      if responder.sendCanPerformAction(action, withSender: sender) { return responder }
      candidate = responder.sendNext()
    }
    return nil
  }

  // The input views of the first responder; a responder without its own defers to the next one
  // (FR-5).

  /// The view in place of the keyboard; nil by default.
  open var inputView: UIView? { nil }

  /// The view above the keyboard, or alone at the bottom of the screen; nil by default.
  open var inputAccessoryView: UIView? { nil }

  /// The combinations of keys that send actions; none by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The undo manager: that of the next responder, finally the window's.
  open var undoManager: UndoManager? { sendNext()?.sendUndoManager() }

  /// The language in which the keyboard writes; the device's by default.
  open var textInputMode: UITextInputMode? { sendNext()?.sendTextInputMode() }

  // The defaults forward to the next responder (RC-13). An override that does not call super
  // ends the forwarding there (RC-14).

  /// The responder that gets events that this one does not handle; observers are notified that
  /// UIKit's own code forwards them, not the app's.
  private func nextToForwardTo() -> UIResponder? {
    guard let next = sendNext() else { return nil }
    Door.observe(.forwards(from: self))
    return next
  }

  /// Fingers went down. Forwards.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextToForwardTo()?.sendTouchesBegan(touches, with: event)
  }

  /// Fingers moved. Forwards.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextToForwardTo()?.sendTouchesMoved(touches, with: event)
  }

  /// Fingers were lifted. Forwards.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextToForwardTo()?.sendTouchesEnded(touches, with: event)
  }

  /// Touches were cancelled. Forwards.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextToForwardTo()?.sendTouchesCancelled(touches, with: event)
  }

  /// Estimates of touches, as of a pencil's force, were replaced by measured values. Has no effect.
  /// Fingers have no estimates, so nothing sends it here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Buttons went down. Forwards.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextToForwardTo()?.sendPressesBegan(presses, with: event)
  }

  /// The force of buttons changed. Forwards.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextToForwardTo()?.sendPressesChanged(presses, with: event)
  }

  /// Buttons were released. Forwards.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextToForwardTo()?.sendPressesEnded(presses, with: event)
  }

  /// Presses were cancelled. Forwards.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextToForwardTo()?.sendPressesCancelled(presses, with: event)
  }

  /// A motion, such as a shake, began. Forwards.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    nextToForwardTo()?.sendMotionBegan(motion, with: event)
  }

  /// A motion ended. Forwards.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard let next = nextToForwardTo() else { return UIApplication.shared.shakeWasNotHandled() }
    next.sendMotionEnded(motion, with: event)
  }

  /// A motion was cancelled. Forwards.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    nextToForwardTo()?.sendMotionCancelled(motion, with: event)
  }

  /// A remote control sent something. Forwards.
  open func remoteControlReceived(with event: UIEvent?) {
    nextToForwardTo()?.sendRemoteControlReceived(with: event)
  }
}
