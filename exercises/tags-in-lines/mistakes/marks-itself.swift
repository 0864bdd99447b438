import UIKit

class Tags: UIView {
  private var rounds = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    var place = bounds.origin
    for tag in subviews {
      let width = tag.bounds.width
      if place.x > bounds.minX, place.x + width > bounds.maxX {
        place = CGPoint(x: bounds.minX, y: place.y + 38)
      }
      tag.frame = CGRect(origin: place, size: CGSize(width: width, height: 30))
      place.x += width + 8
    }
    rounds += 1
    if rounds % 2 == 1 { setNeedsLayout() }
  }
}
