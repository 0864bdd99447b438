import UIKit

class Halves: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard subviews.count == 2 else { return }
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    subviews[0].frame = left
    subviews[1].frame = right
  }
}
