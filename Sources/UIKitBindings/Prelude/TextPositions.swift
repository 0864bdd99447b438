// Positions in texts, in UTF-16 units. No caret is drawn, so its rectangles are empty.
class UITextPosition: NSObject {
  let _offset: Int
  init(_offset: Int) {
    self._offset = _offset
    super.init()
  }
}

class UITextRange: NSObject {
  let start: UITextPosition
  let end: UITextPosition
  var isEmpty: Bool { start._offset == end._offset }
  init(_from start: UITextPosition, _to end: UITextPosition) {
    self.start = start
    self.end = end
    super.init()
  }
}

class UITextSelectionRect: NSObject {
  var rect: CGRect { .zero }
}

extension UITextField {
  var beginningOfDocument: UITextPosition { UITextPosition(_offset: 0) }
  var endOfDocument: UITextPosition { UITextPosition(_offset: _words.utf16.count) }
  private var _words: String { text ?? "" }
  // Typed characters are appended to the text: another selection is only stored.
  var selectedTextRange: UITextRange? {
    get {
      if let known = _kept("selectedTextRange") as? UITextRange { return known }
      return isFirstResponder ? UITextRange(_from: endOfDocument, _to: endOfDocument) : nil
    }
    set { _keep(newValue, "UITextField", "selectedTextRange", "events, drawing") }
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position._offset + offset
    return place < 0 || place > _words.utf16.count ? nil : UITextPosition(_offset: place)
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition._offset - from._offset
  }
  func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(_from: from, _to: toPosition)
  }
  func text(in range: UITextRange) -> String? {
    let place = NSRange(
      location: range.start._offset, length: range.end._offset - range.start._offset)
    return (_words as NSString).substring(with: place)
  }
  @objc func caretRect(for position: UITextPosition) -> CGRect { .zero }
  @objc func firstRect(for range: UITextRange) -> CGRect { .zero }
  @objc func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  @objc func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
}

extension UITextView {
  var beginningOfDocument: UITextPosition { UITextPosition(_offset: 0) }
  var endOfDocument: UITextPosition { UITextPosition(_offset: _words.utf16.count) }
  private var _words: String { text ?? "" }
  // Typed characters are appended to the text: another selection is only stored.
  var selectedTextRange: UITextRange? {
    get {
      if let known = _kept("selectedTextRange") as? UITextRange { return known }
      return isFirstResponder ? UITextRange(_from: endOfDocument, _to: endOfDocument) : nil
    }
    set { _keep(newValue, "UITextView", "selectedTextRange", "events, drawing") }
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position._offset + offset
    return place < 0 || place > _words.utf16.count ? nil : UITextPosition(_offset: place)
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition._offset - from._offset
  }
  func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(_from: from, _to: toPosition)
  }
  func text(in range: UITextRange) -> String? {
    let place = NSRange(
      location: range.start._offset, length: range.end._offset - range.start._offset)
    return (_words as NSString).substring(with: place)
  }
  @objc func caretRect(for position: UITextPosition) -> CGRect { .zero }
  @objc func firstRect(for range: UITextRange) -> CGRect { .zero }
  @objc func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  @objc func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
}
