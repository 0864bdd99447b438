import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let square = CGRect(x: bounds.midX - 22, y: bounds.midY - 22, width: 44, height: 44)
    return bounds.contains(point) || square.contains(point)
  }
}
