import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return CGRect(x: -22, y: -22, width: 44, height: 44).contains(point)
  }
}
