import UIKit

class Halves: UIView {
  private var isDone = false

  override func layoutSubviews() {
    super.layoutSubviews()
    guard subviews.count == 2, !isDone else { return }
    isDone = true
    let width = bounds.width / 2
    subviews[0].frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    subviews[1].frame = CGRect(
      x: bounds.minX + width, y: bounds.minY, width: width, height: bounds.height)
  }
}
