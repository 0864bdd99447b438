import Foundation

/// The delegate of a text field.
@MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the typed text may replace a part of the text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the return key has its default effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// True unless implemented.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Has no effect unless implemented.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True unless implemented.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Has no effect unless implemented.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// True unless implemented.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// True unless implemented.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

// Methods of a script's delegate are called by name, those of a Swift one through its protocol.
extension UITextField {
  final func asksShouldBeginEditing() -> Bool {
    DelegateCalls.value("textFieldShouldBeginEditing:", of: delegateObject, [self])
      ?? delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  final func asksShouldEndEditing() -> Bool {
    DelegateCalls.value("textFieldShouldEndEditing:", of: delegateObject, [self])
      ?? delegate?.textFieldShouldEndEditing(self) ?? true
  }

  final func asksShouldReturn() -> Bool {
    DelegateCalls.value("textFieldShouldReturn:", of: delegateObject, [self])
      ?? delegate?.textFieldShouldReturn(self) ?? true
  }

  final func asksShouldChange(_ range: NSRange, _ words: String) -> Bool {
    DelegateCalls.value(
      "textField:shouldChangeCharactersInRange:replacementString:", of: delegateObject,
      [self, range, words])
      ?? delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: words)
      ?? true
  }

  final func tellDidBeginEditing() {
    if DelegateCalls.tell(delegateObject, "textFieldDidBeginEditing:", [self]) { return }
    delegate?.textFieldDidBeginEditing(self)
  }

  final func tellDidEndEditing() {
    if DelegateCalls.tell(delegateObject, "textFieldDidEndEditing:", [self]) { return }
    delegate?.textFieldDidEndEditing(self)
  }
}
