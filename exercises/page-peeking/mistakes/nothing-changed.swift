import UIKit

class Carousel: UIView {
  weak var pages: UIScrollView?

  override func layoutSubviews() {
    super.layoutSubviews()
    pages?.clipsToBounds = false
  }
}
