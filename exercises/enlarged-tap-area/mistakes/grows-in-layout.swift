import UIKit

class BigButton: UIButton {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    bounds.size = CGSize(width: max(bounds.width, 44), height: max(bounds.height, 44))
  }
}
