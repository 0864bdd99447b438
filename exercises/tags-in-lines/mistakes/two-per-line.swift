import UIKit

class Tags: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    var x = bounds.minX, y = bounds.minY
    for (i, tag) in subviews.enumerated() {
      if i > 0, i % 2 == 0 { x = bounds.minX; y += 38 }
      tag.frame = CGRect(x: x, y: y, width: tag.bounds.width, height: 30)
      x = tag.frame.maxX + 8
    }
  }
}
