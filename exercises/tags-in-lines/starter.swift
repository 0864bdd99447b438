import UIKit

class Tags: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    // Place the subviews.
  }
}
