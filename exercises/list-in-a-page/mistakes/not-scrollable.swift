import UIKit

class List: UIScrollView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    isScrollEnabled = false
  }
}
