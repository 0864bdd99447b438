import UIKit

class Drawer: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return true
  }
}
