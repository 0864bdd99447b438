import UIKit

class Halves: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard subviews.count == 2 else { return }
    let width = frame.width / 2
    subviews[0].frame = CGRect(x: frame.minX, y: frame.minY, width: width, height: frame.height)
    subviews[1].frame = CGRect(
      x: frame.minX + width, y: frame.minY, width: width, height: frame.height)
  }
}
