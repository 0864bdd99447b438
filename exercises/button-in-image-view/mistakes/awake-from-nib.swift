import UIKit

class Poster: UIImageView {
  override func awakeFromNib() {
    super.awakeFromNib()
    isUserInteractionEnabled = true
  }
}
