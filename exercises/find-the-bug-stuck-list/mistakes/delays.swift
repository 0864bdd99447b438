import UIKit

class ButtonList: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

}
