// The question the other way round: everything but those controls that are no buttons.
// 反过来问：除了不是按钮的控件，其余都可以。
import UIKit

class ButtonList: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl) || view.isKind(of: UIButton.self)
  }
}
