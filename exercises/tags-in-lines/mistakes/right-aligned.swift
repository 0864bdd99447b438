import UIKit

class Tags: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    var x = bounds.maxX, y = bounds.minY
    for tag in subviews {
      let width = tag.bounds.width
      if x < bounds.maxX && x - width < bounds.minX { x = bounds.maxX; y += 38 }
      tag.frame = CGRect(x: x - width, y: y, width: width, height: 30)
      x -= width + 8
    }
  }
}
