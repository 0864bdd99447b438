import UIKit

class Tags: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    var x = bounds.minX, y = bounds.minY
    let half = bounds.midX
    for tag in subviews {
      let width = tag.bounds.width
      if x > bounds.minX && x > half {
        x = bounds.minX
        y += 38
      }
      tag.frame = CGRect(x: x, y: y, width: width, height: 30)
      x += width + 8
    }
  }
}
