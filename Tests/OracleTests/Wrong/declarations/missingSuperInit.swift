import UIKit

class Large: UIView {
  let margin: CGFloat
  init(margin: CGFloat) {
    self.margin = margin
  }  // error: 'super.init' isn't called on all paths before returning from initializer
  required init?(coder: NSCoder) { nil }
}
