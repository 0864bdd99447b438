import UIKit

class Large: UIView {
  let margin: CGFloat
  init(margin: CGFloat) {
    super.init(frame: .zero)  // error: property 'self.margin' not initialized at super.init call
    self.margin = margin  // error: immutable value 'self.margin' may only be initialized once
  }
  required init?(coder: NSCoder) { nil }
}
