// Two notifications do it as well: willShow comes again when the keyboard changes, willHide when it goes.
// 用两个通知也行：键盘变化时 willShow 会再来，收起时来 willHide。
import UIKit

class ChatView: UIView {
  let bar = UIView()
  private var keyboard: CGRect?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillChange),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillHide),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc private func keyboardWillChange(_ note: Notification) {
    let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    keyboard = value?.cgRectValue
    setNeedsLayout()
  }

  @objc private func keyboardWillHide(_ note: Notification) {
    keyboard = nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var bottom = bounds.maxY
    if let keyboard = keyboard {
      bottom = min(bottom, convert(keyboard, from: nil).minY)
    }
    bar.frame = CGRect(x: bounds.minX, y: bottom - 50, width: bounds.width, height: 50)
  }
}
