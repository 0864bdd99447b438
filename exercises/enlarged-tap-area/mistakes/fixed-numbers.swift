import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return CGRect(x: -7, y: -10, width: 44, height: 44).contains(point)
  }
}
