import Foundation

/// An object that can be sent events and that hands on what it does not handle.
open class UIResponder: NSObject {
  /// Who answers this object's messages.
  public private(set) final var methodTable: MethodTable

  /// A responder with nobody next to it.
  public override init() {
    methodTable = MethodTable.forNewInstance(of: Self.self)
    super.init()
  }

  // Without one of its own, subclasses could not write theirs.
  deinit {}

  /// What follows this responder, and by which rule.
  open var nextLink: ResponderLink { .end }

  /// The next responder; nil by default. Nothing is stored: each class computes it (RC-1).
  open var next: UIResponder? { nextLink.responder }

  /// Gives this object alone an answer to `message`; nil takes it back.
  public final func setMethod(_ method: (any Method)?, for message: Message) {
    if methodTable.parent == nil || methodTable.nativeType != type(of: self) {
      if method == nil { return }
      methodTable = MethodTable.personal(above: methodTable)
    }
    methodTable.setMethod(method, for: message)
    if methodTable.isEmpty, let shared = methodTable.parent { methodTable = shared }
    methodTableChanged()
  }

  func methodTableChanged() {}

  // The defaults forward to the next responder (RC-13). Whoever overrides one without calling
  // super ends the travel there (RC-14).

  /// Fingers went down. Forwards.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. Forwards.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. Forwards.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away. Forwards.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Buttons went down. Forwards.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// The force of buttons changed. Forwards.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Buttons were released. Forwards.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Presses were taken away. Forwards.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// A motion, such as a shake, began. Forwards.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// A motion ended. Forwards.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// A motion was taken away. Forwards.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A remote control sent something. Forwards.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }
}
