import UIKit

class Veil: UIView {
  weak var target: UIView?

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    isUserInteractionEnabled = false
  }
}
