import Foundation

/// A control for one line of text.
open class UITextField: UIControl {
  /// The style of a field's border.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The text; never nil, also after nil was set.
  open var text: String? {
    get { Door.value(.getText, of: self, as: String?.self) ?? words }
    set { if !Door.takes(.setText, by: self, newValue) { words = newValue ?? "" } }
  }
  private final var words = "" {
    didSet { if words != oldValue { naturalSizeChanged() } }
  }
  private final var styledWords: AttributedText?
  /// The text with its attributes. Setting it sets `text`, and the font and the colour of the field
  /// to those of the first letter; the attributes of single letters are not drawn.
  open var attributedText: AttributedText? {
    get { styled(text, styledWords) }
    set {
      styledWords = newValue.map { AttributedText($0) }
      if let font = newValue?.attributes(at: 0)?[.font] as? UIFont { self.font = font }
      if let color = newValue?.attributes(at: 0)?[.foregroundColor] as? UIColor {
        textColor = color
      }
      text = newValue?.string
    }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { naturalSizeChanged() } }
  }
  private final var styledPlaceholder: AttributedText?
  /// The placeholder with its attributes, which are stored, without effect.
  open var attributedPlaceholder: AttributedText? {
    get { styled(placeholder, styledPlaceholder) }
    set {
      styledPlaceholder = newValue.map { AttributedText($0) }
      placeholder = newValue?.string
    }
  }

  private func styled(_ words: String?, _ styled: AttributedText?) -> AttributedText? {
    guard let words else { return nil }
    if let styled, styled.string == words { return styled }
    return AttributedText(words, [.font: font as Any, .foregroundColor: textColor as Any])
  }
  /// The colour of the text.
  open var textColor: UIColor?
  /// The font of the text: 17 points at first.
  open var font: UIFont? = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { naturalSizeChanged() }
  }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The style of the border.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { naturalSizeChanged() } }
  }
  /// Whether the text shows as dots.
  open var isSecureTextEntry = false
  /// The delegate. Not retained.
  open var delegate: (any UITextFieldDelegate)? {
    get { delegateObject as? any UITextFieldDelegate }
    set { delegateObject = newValue }
  }
  /// The delegate as it was set, even if its class is not Swift's.
  public final weak var delegateObject: AnyObject?
  private final var accessoryView: UIView?
  private final var keyboardView: UIView?
  deinit { willDeinitialize() }

  /// A new view of this class does not fill its bounds (UI-8).
  override var isOpaqueByDefault: Bool { false }

  /// A line of the text, or of the placeholder without one, by the rule for text (DR-52) in 17
  /// points unless there is a font. A border adds 14 points of width and 13 of height; with a round
  /// one a field is at least 34 points high (AL-25).
  override open var intrinsicContentSize: CGSize {
    let font = font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let border = borderStyle == .none ? CGSize.zero : CGSize(width: 14, height: 13)
    let least: CGFloat = borderStyle == .roundedRect ? 34 : 0
    return CGSize(
      width: font.width(of: shown) + border.width,
      height: max(least, font.lineHeight + border.height))
  }

  /// The same, whatever `size` is.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The view in place of the keyboard.
  override open var inputView: UIView? {
    get { Door.value(.inputView, of: self, as: UIView?.self) ?? keyboardView }
    set { if !Door.takes(.setInputView, by: self, newValue) { keyboardView = newValue } }
  }

  /// The view above the keyboard.
  override open var inputAccessoryView: UIView? {
    get { Door.value(.inputAccessoryView, of: self, as: UIView?.self) ?? accessoryView }
    set { if !Door.takes(.setInputAccessoryView, by: self, newValue) { accessoryView = newValue } }
  }

  /// Asks the delegate first (FR-6).
  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    return asksShouldBeginEditing() && super.becomeFirstResponder()
  }

  /// Asks the delegate first.
  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    return asksShouldEndEditing() && super.resignFirstResponder()
  }

  override func didBecomeFirstResponder() {
    tellDidBeginEditing()
    sendActions(for: .editingDidBegin)
    SystemNotification.post("UITextFieldTextDidBeginEditingNotification", self)
  }

  override func didResignFirstResponder() {
    tellDidEndEditing()
    sendActions(for: .editingDidEnd)
    SystemNotification.post("UITextFieldTextDidEndEditingNotification", self)
  }

  /// Whether the field is first responder.
  public final var isEditing: Bool { isFirstResponder }

  /// A lift inside makes the field first responder (FR-6).
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

  /// A field may become first responder; it does so by itself when it is touched (FR-6).
  override open var canBecomeFirstResponder: Bool { isEnabled }

  // MARK: Keys

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
    guard isFirstResponder, let key = press.key.map({ TextKey($0) }) else { return false }
    switch key {
    case .text(let words): edit(NSRange(location: length, length: 0), words)
    case .delete: if let range = lastCharacter { edit(range, "") }
    case .enter: enter()
    case .other: return false
    }
    return true
  }

  private func edit(_ range: NSRange, _ words: String) {
    guard asksShouldChange(range, words), !Door.isStopped else { return }
    replace(range, words)
  }

  private func replace(_ range: NSRange, _ words: String) {
    text = NSString(string: text ?? "").replacingCharacters(in: range, with: words)
    sendActions(for: .editingChanged)
    SystemNotification.post("UITextFieldTextDidChangeNotification", self)
  }

  /// The return key: if the delegate permits it, `editingDidEndOnExit`, and with an action for
  /// that, editing ends.
  private func enter() {
    guard asksShouldReturn(), !Door.isStopped else { return }
    let ends = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if ends { sendResignFirstResponder() }
  }

  private var length: Int { NSString(string: text ?? "").length }

  private var lastCharacter: NSRange? {
    guard let last = text?.last else { return nil }
    let units = last.utf16.count
    return NSRange(location: length - units, length: units)
  }

  /// Whether there is any text.
  public final var hasText: Bool { !(text ?? "").isEmpty }

  /// Appends text, as the keyboard does; the delegate is not asked.
  open func insertText(_ text: String) {
    replace(NSRange(location: length, length: 0), text)
  }

  /// Deletes the last character of the text; the delegate is not asked.
  open func deleteBackward() {
    if let range = lastCharacter { replace(range, "") }
  }
}

/// The meaning of a key for a text.
enum TextKey {
  case text(String)
  case delete
  case enter
  /// No meaning: arrows, tab, escape.
  case other

  init(_ key: UIKey) {
    switch key.characters {
    case "\r", "\n": self = .enter
    case "\u{8}", "\u{7F}": self = .delete
    case "\t", "\u{1B}", "": self = .other
    case let characters where characters.hasPrefix("UIKeyInput"): self = .other
    case let characters: self = .text(characters)
    }
  }
}
