import UIKit

class Halves: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard subviews.count == 2 else { return }
    let width = bounds.width / 2
    subviews[0].frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    subviews[1].frame = CGRect(x: width, y: 0, width: width, height: bounds.height)
  }
}
