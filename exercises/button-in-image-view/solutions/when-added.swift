// A subview is what needs the touches: the switch can wait until the first one is added.
// 需要触摸的是子视图：等添加第一个子视图时再打开开关也可以。
import UIKit

class Poster: UIImageView {
  private var isSetUp = false

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if isSetUp { return }
    isSetUp = true
    isUserInteractionEnabled = true
  }
}
