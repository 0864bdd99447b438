import UIKit

class Overlay: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return false
  }
}
