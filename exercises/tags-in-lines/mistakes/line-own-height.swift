import UIKit

class Tags: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    var x = bounds.minX, y = bounds.minY
    for tag in subviews {
      let width = tag.bounds.width
      if x > bounds.minX && x + width > bounds.maxX {
        x = bounds.minX
        y += tag.bounds.height + 8
      }
      tag.frame = CGRect(x: x, y: y, width: width, height: 30)
      x += width + 8
    }
  }
}
