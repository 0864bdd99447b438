import UIKit

class Large: UIView {
  let margin: CGFloat
  init(margin: CGFloat) {
    self.margin = margin
    super.init(frame: .zero)
  }
}  // error: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'
