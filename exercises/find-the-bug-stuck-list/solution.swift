import UIKit

class ButtonList: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    if view is UIButton { return true }
    return super.touchesShouldCancel(in: view)
  }
}
