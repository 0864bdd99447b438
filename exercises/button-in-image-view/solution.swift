import UIKit

class Poster: UIImageView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
