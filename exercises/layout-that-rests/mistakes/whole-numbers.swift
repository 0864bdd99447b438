import UIKit

class Halves: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard subviews.count == 2 else { return }
    let width = CGFloat(Int(bounds.width) / 2)
    for (index, view) in subviews.enumerated() {
      view.frame = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
        height: bounds.height)
    }
  }
}
