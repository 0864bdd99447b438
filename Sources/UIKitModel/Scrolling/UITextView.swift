import Foundation

/// The delegate of a text view.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the typed text may replace a part of the text.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The text changed by typing.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// True unless implemented.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Has no effect unless implemented.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// True unless implemented.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Has no effect unless implemented.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// True unless implemented.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Has no effect unless implemented.
  public func textViewDidChange(_ textView: UITextView) {}
}

/// A scrolling view of text that can be edited.
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! {
    get { Door.value(.getText, of: self, as: String?.self) ?? words }
    set { if !Door.takes(.setText, by: self, newValue) { words = newValue ?? "" } }
  }
  private final var words = ""
  /// The font of the text.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be changed.
  open var isEditable = true
  /// The view in place of the keyboard.
  override open var inputView: UIView? {
    get { Door.value(.inputView, of: self, as: UIView?.self) ?? keyboardView }
    set { if !Door.takes(.setInputView, by: self, newValue) { keyboardView = newValue } }
  }
  private final var keyboardView: UIView?
  /// The view above the keyboard.
  override open var inputAccessoryView: UIView? {
    get { Door.value(.inputAccessoryView, of: self, as: UIView?.self) ?? accessoryView }
    set { if !Door.takes(.setInputAccessoryView, by: self, newValue) { accessoryView = newValue } }
  }
  private final var accessoryView: UIView?
  /// Whether the text can be selected.
  open var isSelectable = true
  /// The distances around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  deinit { willDeinitialize() }

  /// A text view may become first responder (FR-6).
  override open var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  private var teller: (any UITextViewDelegate)? { delegateObject as? any UITextViewDelegate }

  /// Asks the delegate first (FR-6).
  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let may =
      DelegateCalls.value("textViewShouldBeginEditing:", of: delegateObject, [self])
      ?? teller?.textViewShouldBeginEditing(self) ?? true
    return may && super.becomeFirstResponder()
  }

  /// Asks the delegate first.
  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let may =
      DelegateCalls.value("textViewShouldEndEditing:", of: delegateObject, [self])
      ?? teller?.textViewShouldEndEditing(self) ?? true
    return may && super.resignFirstResponder()
  }

  override func didBecomeFirstResponder() {
    if !DelegateCalls.tell(delegateObject, "textViewDidBeginEditing:", [self]) {
      teller?.textViewDidBeginEditing(self)
    }
    SystemNotification.post("UITextViewTextDidBeginEditingNotification", self)
  }

  override func didResignFirstResponder() {
    if !DelegateCalls.tell(delegateObject, "textViewDidEndEditing:", [self]) {
      teller?.textViewDidEndEditing(self)
    }
    SystemNotification.post("UITextViewTextDidEndEditingNotification", self)
  }

  /// A tap makes an editable text first responder (FR-6).
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable, touches.contains(where: { $0.tapCount > 0 }) { sendBecomeFirstResponder() }
  }

  /// Typed characters are appended to the text: there is no caret to move. Other keys continue
  /// along the responder chain (FR-13).
  override open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !type($0) }
    taken.begin(presses.subtracting(others))
    if !others.isEmpty || presses.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// A press that was typed is not forwarded later, either.
  override open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = taken.others(of: presses)
    if !others.isEmpty || presses.isEmpty { super.pressesChanged(others, with: event) }
  }

  override open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = taken.end(presses)
    if !others.isEmpty || presses.isEmpty { super.pressesEnded(others, with: event) }
  }

  override open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = taken.end(presses)
    if !others.isEmpty || presses.isEmpty { super.pressesCancelled(others, with: event) }
  }

  private final var taken = TakenPresses()

  private func type(_ press: UIPress) -> Bool {
    guard isFirstResponder, isEditable, let key = press.key.map({ TextKey($0) }) else {
      return false
    }
    switch key {
    case .text(let words): edit(NSRange(location: length, length: 0), words)
    case .enter: edit(NSRange(location: length, length: 0), "\n")
    case .delete:
      guard let last = text?.last else { return true }
      let units = last.utf16.count
      edit(NSRange(location: length - units, length: units), "")
    case .other: return false
    }
    return true
  }

  private var length: Int { NSString(string: text ?? "").length }

  private func edit(_ range: NSRange, _ words: String) {
    let may =
      DelegateCalls.value(
        "textView:shouldChangeTextInRange:replacementText:", of: delegateObject,
        [self, range, words])
      ?? teller?.textView(self, shouldChangeTextIn: range, replacementText: words) ?? true
    guard may, !Door.isStopped else { return }
    text = NSString(string: text ?? "").replacingCharacters(in: range, with: words)
    if !DelegateCalls.tell(delegateObject, "textViewDidChange:", [self]) {
      teller?.textViewDidChange(self)
    }
    SystemNotification.post("UITextViewTextDidChangeNotification", self)
  }
}
