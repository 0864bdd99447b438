// The halves by numbers, for any number of subviews.
// 用数字计算，子视图多少个都行。
import UIKit

class Halves: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(subviews.count)
    for (index, view) in subviews.enumerated() {
      view.frame = CGRect(
        x: bounds.minX + width * CGFloat(index), y: bounds.minY, width: width,
        height: bounds.height)
    }
  }
}
