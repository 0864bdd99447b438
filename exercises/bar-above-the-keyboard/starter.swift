import UIKit

class ChatView: UIView {
  let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
    // Hear of the keyboard.
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bottom = bounds.maxY
    bar.frame = CGRect(x: bounds.minX, y: bottom - 50, width: bounds.width, height: 50)
  }
}
