import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return CGRect(x: 0, y: 0, width: 44, height: 44).contains(point)
  }
}
