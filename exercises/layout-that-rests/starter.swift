import UIKit

class Halves: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard subviews.count == 2 else { return }
    subviews[0].frame = CGRect(x: 0, y: 0, width: 150, height: 200)
    subviews[1].frame = CGRect(x: 150, y: 0, width: 150, height: 200)
    // So that it follows when the size changes.
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
