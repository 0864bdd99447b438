import Foundation

/// What a text field asks and tells.
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// True unless implemented.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// True unless implemented.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing unless implemented.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Nothing unless implemented.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// A control for one line of text.
open class UITextField: UIControl {
  /// How the edge of a field looks.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The text.
  open var text: String? {
    get { Door.value(.getText, of: self, as: String?.self) ?? words }
    set { if !Door.takes(.setText, by: self, newValue) { words = newValue } }
  }
  private final var words: String? = ""
  /// What shows while there is no text.
  open var placeholder: String?
  /// The colour of the text.
  open var textColor: UIColor?
  /// The font of the text.
  open var font: UIFont?
  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.natural
  /// How the edge looks.
  open var borderStyle = BorderStyle.none
  /// Whether what is typed shows as dots.
  open var isSecureTextEntry = false
  /// Who is asked and told. Not retained.
  open var delegate: (any UITextFieldDelegate)? {
    get { delegateObject as? any UITextFieldDelegate }
    set { delegateObject = newValue }
  }
  /// The delegate as it was set, also when it is of a class that is not Swift's.
  public final weak var delegateObject: AnyObject?
  private final var accessoryView: UIView?
  private final var keyboardView: UIView?
  deinit { willDeinitialize() }

  /// What stands in place of the keyboard.
  open var inputView: UIView? {
    get { keyboardView }
    set { keyboardView = newValue }
  }

  /// What stands above the keyboard.
  open var inputAccessoryView: UIView? {
    get { accessoryView }
    set { accessoryView = newValue }
  }

  /// Asks the delegate first, and tells it and the targets afterwards (FR-6).
  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard
      DelegateCalls.ask(delegateObject, "textFieldShouldBeginEditing:", self, otherwise: true),
      super.becomeFirstResponder()
    else { return false }
    DelegateCalls.tell(delegateObject, "textFieldDidBeginEditing:", self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Asks the delegate first, and tells it and the targets afterwards.
  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard
      DelegateCalls.ask(delegateObject, "textFieldShouldEndEditing:", self, otherwise: true),
      super.resignFirstResponder()
    else { return false }
    DelegateCalls.tell(delegateObject, "textFieldDidEndEditing:", self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Whether the field is first responder.
  public final var isEditing: Bool { isFirstResponder }

  /// A finger that is lifted inside makes the field first responder (FR-6).
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { sendBecomeFirstResponder() }
  }

  /// Refuses a single tap on a superview (GR-33).
  override open func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isSingleTapAbove(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// A field may become first responder; it makes itself so when it is touched (FR-6).
  override open var canBecomeFirstResponder: Bool { isEnabled }
}
