import UIKit

class ChatView: UIView {
  let bar = UIView()
  private var keyboard: CGRect?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillChange),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc private func keyboardWillChange(_ note: Notification) {
    let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    keyboard = value?.cgRectValue
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var bottom = bounds.maxY
    if let keyboard = keyboard {
      if keyboard.minY < 844 { bottom -= keyboard.height }
    }
    bar.frame = CGRect(x: bounds.minX, y: bottom - 50, width: bounds.width, height: 50)
  }
}
