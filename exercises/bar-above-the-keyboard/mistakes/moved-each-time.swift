import UIKit

class ChatView: UIView {
  let bar = UIView()
  private var lift: CGFloat = 0

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
    guard let keyboard = value?.cgRectValue else { return }
    let top = convert(keyboard, from: nil).minY
    lift += max(0, bounds.maxY - top)
    if top >= bounds.maxY { lift = 0 }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var bottom = bounds.maxY
    bottom -= lift
    bar.frame = CGRect(x: bounds.minX, y: bottom - 50, width: bounds.width, height: 50)
  }
}
