import UIKit

class Door: UIView {
  func open(by angle: CGFloat) {
    // Turn about the top left corner.
  }
}
