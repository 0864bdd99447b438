import UIKit

class Watermark: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    for child in subviews { child.isUserInteractionEnabled = false }
  }
}
