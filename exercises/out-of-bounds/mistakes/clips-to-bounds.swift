import UIKit

class Box: UIView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    clipsToBounds = false
  }
}
