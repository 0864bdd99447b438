import UIKit

class Poster: UIImageView {
  override func layoutSubviews() {
    super.layoutSubviews()
    isUserInteractionEnabled = true
  }
}
