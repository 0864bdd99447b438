import UIKit

class Tags: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    var place = CGPoint.zero
    for tag in subviews {
      let width = tag.bounds.width
      if place.x > 0, place.x + width > bounds.width {
        place = CGPoint(x: 0, y: place.y + 38)
      }
      tag.frame = CGRect(origin: place, size: CGSize(width: width, height: 30))
      place.x += width + 8
    }
  }
}
