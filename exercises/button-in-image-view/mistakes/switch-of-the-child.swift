import UIKit

class Poster: UIImageView {
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    subview.isUserInteractionEnabled = true
  }
}
