import UIKit

class Halves: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard subviews.count == 2 else { return }
    let width = (bounds.width / 2).rounded()
    subviews[0].frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    subviews[1].frame = CGRect(
      x: bounds.minX + width, y: bounds.minY, width: bounds.width - width, height: bounds.height)
  }
}
