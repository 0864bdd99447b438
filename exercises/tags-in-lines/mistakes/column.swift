import UIKit

class Tags: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    for (i, tag) in subviews.enumerated() {
      tag.frame = CGRect(
        x: bounds.minX, y: bounds.minY + CGFloat(i) * 38, width: tag.bounds.width, height: 30)
    }
  }
}
