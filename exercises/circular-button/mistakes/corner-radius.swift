import UIKit

class RoundButton: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
    clipsToBounds = true
  }
}
