import Foundation

/// A bar with a search field.
///
/// A simplification: the field is inset 8 points from the edges and is 36 points high; a cancel
/// button is 66 points wide.
open class UISearchBar: UIView, PartTaker, UITextFieldDelegate {
  /// The text. Setting it notifies no delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether there is a cancel button. It is disabled from the end of editing to the next beginning
  /// (FR-22).
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { sendSetNeedsLayout() } }
  }
  /// The delegate. Not retained.
  public final weak var delegateObject: AnyObject?
  /// The search controller of the bar, which is notified besides the delegate. Not retained.
  public final weak var controllerObject: AnyObject?
  private final var madeField: UISearchTextField?
  private final var given: GivenLayout?
  private final var cancelButton: UINavigationButton?

  private static let cancelWidth: CGFloat = 66

  deinit { willDeinitialize() }

  /// 56 points high, the usual height on a device, without a width of its own.
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  /// As wide as `size`, and 56 points high.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  /// The field, created lazily or when the bar is laid out.
  public final var searchTextField: UISearchTextField {
    part(\.madeField, UISearchTextField(frame: given == nil ? .zero : fieldFrame)) {
      listen(to: $0)
      sendAddSubview($0)
    }
  }

  /// Shows the cancel button, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Places the field and the cancel button.
  override open func layoutSubviews() {
    super.layoutSubviews()
    placeCancelButton()
    if !showsCancelButton, given?.keepEdges(of: madeField, in: self) != nil { return }
    searchTextField.frame = fieldFrame
  }

  private func placeCancelButton() {
    guard showsCancelButton else {
      cancelButton?.sendRemoveFromSuperview()
      return
    }
    let button = cancelButton ?? makeCancelButton()
    button.frame = CGRect(
      x: bounds.maxX - Self.cancelWidth, y: bounds.midY - 18, width: Self.cancelWidth, height: 36)
    if button.superview !== self { sendAddSubview(button) }
  }

  private func makeCancelButton() -> UINavigationButton {
    let button = UINavigationButton(frame: .zero)
    button.setTitle("Cancel", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.tell("searchBarCancelButtonClicked:") },
      for: .touchUpInside)
    cancelButton = button
    return button
  }

  private var fieldFrame: CGRect {
    let end = showsCancelButton ? Self.cancelWidth : 8
    return CGRect(
      x: bounds.minX + 8, y: bounds.midY - 18, width: max(0, bounds.width - 8 - end), height: 36)
  }

  /// Uses a field in place of the one that it would create.
  public final func take(_ parts: GivenParts) {
    if madeField == nil, let field = parts.searchTextField { listen(to: field) }
    madeField = madeField ?? parts.searchTextField
    if parts.keepTheirPlaces { given = GivenLayout(self) }
  }

  /// The field if there is one.
  public final var partsIfMade: GivenParts {
    var parts = GivenParts(keepTheirPlaces: given != nil)
    parts.searchTextField = madeField
    return parts
  }

  // MARK: Editing

  /// The bar is the delegate of its field.
  private func listen(to field: UISearchTextField) {
    if field.delegateObject == nil { field.delegateObject = self }
    field.addAction(
      UIAction { [weak self] _ in
        self?.tell("searchBar:textDidChange:", [self, self?.text ?? ""])
      }, for: .editingChanged)
  }

  private func tell(_ selector: Selector, _ arguments: [Any?]? = nil) {
    DelegateCalls.tell(delegateObject, selector, arguments ?? [self])
    guard let controllerObject, !Door.isStopped else { return }
    DelegateCalls.tell(controllerObject, selector, arguments ?? [self])
  }

  private func asks(_ selector: Selector) -> Bool {
    DelegateCalls.value(selector, of: delegateObject, [self]) ?? true
  }

  /// The field becomes first responder in place of the bar.
  @discardableResult
  override open func becomeFirstResponder() -> Bool { searchTextField.sendBecomeFirstResponder() }

  /// The field gives up being first responder.
  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard let madeField, madeField.isFirstResponder else { return super.resignFirstResponder() }
    return madeField.sendResignFirstResponder()
  }

  /// Whether the field is first responder.
  override open var isFirstResponder: Bool { madeField?.isFirstResponder ?? false }

  /// Asks the delegate (FR-22).
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    asks("searchBarShouldBeginEditing:")
  }

  /// Notifies the delegate (FR-22).
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    cancelButton?.isEnabled = true
    tell("searchBarTextDidBeginEditing:")
  }

  /// Asks the delegate (FR-22).
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    asks("searchBarShouldEndEditing:")
  }

  /// Notifies the delegate, and disables the cancel button (FR-22, FR-22).
  public func textFieldDidEndEditing(_ textField: UITextField) {
    cancelButton?.isEnabled = false
    tell("searchBarTextDidEndEditing:")
  }

  /// Asks the delegate (FR-22).
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    DelegateCalls.value(
      "searchBar:shouldChangeTextInRange:replacementText:", of: delegateObject,
      [self, range, string]) ?? true
  }

  /// Notifies the delegate of the search key, which is disabled while there is no text (FR-22).
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.hasText { tell("searchBarSearchButtonClicked:") }
    return true
  }
}

/// The field of a search bar.
open class UISearchTextField: UITextField { deinit { willDeinitialize() } }

/// The cancel button of a search bar.
public final class UINavigationButton: UIButton { deinit { willDeinitialize() } }
