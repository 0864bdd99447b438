import UIKit

class BigButton: UIButton {
  override var intrinsicContentSize: CGSize {
    return CGSize(width: 44, height: 44)
  }
}
