import Foundation

/// An object that can be sent events and that hands on what it does not handle.
open class UIResponder: NSObject {
  /// Who answers this object's messages.
  public final var methodTable: MethodTable { table }
  /// What whoever made the object keeps with it: the fields of a class that is not Swift's.
  nonisolated public final var attachment: AnyObject? {
    get { kept }
    set { kept = newValue }
  }
  // Both stand apart from what others see, because scripts read them at every turn, and each read of
  // a stored property that is public costs a check of exclusive access.
  private final var table: MethodTable
  nonisolated(unsafe) private final var kept: AnyObject?

  /// A responder with nobody next to it.
  public override init() {
    (table, kept) = MethodTable.takeUp(by: Self.self)
    super.init()
  }

  // Without one of its own, subclasses could not write theirs.
  deinit { willDeinitialize() }

  /// Tells whoever attached something that the object is about to go. Every class with fields of
  /// its own calls it from `deinit`, so that the first call finds all of them; the others do
  /// nothing.
  @inline(__always)
  nonisolated final func willDeinitialize() {
    if _slowPath(kept != nil) { Door.deinitialize(self) }
  }

  /// What follows this responder, and by which rule.
  open var nextLink: ResponderLink { .end }

  /// The next responder; nil by default. Nothing is stored: each class computes it (RC-1).
  open var next: UIResponder? { nextLink.responder }

  /// Gives this object alone an answer to `message`; nil takes it back.
  public final func setMethod(_ method: (any Method)?, for message: Message) {
    if !table.isPersonal {
      if method == nil { return }
      table = MethodTable.personal(above: table)
    }
    table.setMethod(method, for: message)
    if table.isEmpty, let shared = table.parent { table = shared }
    methodTableChanged()
  }

  /// Who answers for this object alone, in place of its class; nil for most.
  public final var personalMethods: MethodTable? { methodTable.isPersonal ? methodTable : nil }

  func methodTableChanged() {}

  /// The window whose first responder this object can be.
  var windowForFirstResponder: UIWindow? { UIApplication.shared.keyWindow }

  /// Whether the object may become first responder; false by default (FR-1).
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may stop being first responder; true by default (FR-1).
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder of its window (FR-4).
  open var isFirstResponder: Bool { windowForFirstResponder?.firstResponder === self }

  /// Asks to become first responder; false when the object may not, or the present one will not
  /// resign, or there is no window (FR-2, FR-3).
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = windowForFirstResponder, sendCanBecomeFirstResponder() else { return false }
    if window.firstResponder === self { return true }
    if let present = window.firstResponder {
      guard present.canResignFirstResponder, present.sendResignFirstResponder() else {
        return false
      }
    }
    window.firstResponder = self
    return true
  }

  /// Stops being first responder; false when the object may not (FR-1).
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = windowForFirstResponder, window.firstResponder === self {
      window.firstResponder = nil
    }
    return true
  }

  // The defaults forward to the next responder (RC-13). Whoever overrides one without calling
  // super ends the travel there (RC-14).

  /// Fingers went down. Forwards.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    sendNext()?.sendTouchesBegan(touches, with: event)
  }

  /// Fingers moved. Forwards.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    sendNext()?.sendTouchesMoved(touches, with: event)
  }

  /// Fingers were lifted. Forwards.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    sendNext()?.sendTouchesEnded(touches, with: event)
  }

  /// Touches were taken away. Forwards.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    sendNext()?.sendTouchesCancelled(touches, with: event)
  }

  /// Buttons went down. Forwards.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    sendNext()?.sendPressesBegan(presses, with: event)
  }

  /// The force of buttons changed. Forwards.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    sendNext()?.sendPressesChanged(presses, with: event)
  }

  /// Buttons were released. Forwards.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    sendNext()?.sendPressesEnded(presses, with: event)
  }

  /// Presses were taken away. Forwards.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    sendNext()?.sendPressesCancelled(presses, with: event)
  }

  /// A motion, such as a shake, began. Forwards.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    sendNext()?.sendMotionBegan(motion, with: event)
  }

  /// A motion ended. Forwards.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    sendNext()?.sendMotionEnded(motion, with: event)
  }

  /// A motion was taken away. Forwards.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    sendNext()?.sendMotionCancelled(motion, with: event)
  }

  /// A remote control sent something. Forwards.
  open func remoteControlReceived(with event: UIEvent?) {
    sendNext()?.sendRemoteControlReceived(with: event)
  }
}
