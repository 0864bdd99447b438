// No question is overridden: the switch alone refuses for the view and all it holds (UI-5).
// 不必重写任何方法：关掉交互，视图连同里面的一切都拒绝触摸（UI-5）。
import UIKit

class Watermark: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
