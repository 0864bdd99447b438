import UIKit

class Large: UIView {
  var margin: CGFloat
  override init(frame: CGRect) {
    super.init(frame: frame)  // error: property 'self.margin' not initialized at super.init call
  }
  required init?(coder: NSCoder) { nil }
}
