import UIKit

class Tags: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    var place = bounds.origin
    for tag in subviews {
      tag.frame = CGRect(origin: place, size: CGSize(width: tag.bounds.width, height: 30))
      place.x += tag.bounds.width + 8
    }
  }
}
