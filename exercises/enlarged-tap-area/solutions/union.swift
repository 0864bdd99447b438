// The bounds together with a square of 44 points around their middle.
// bounds 与以其中心为中心的 44 点正方形的并集。
import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let square = CGRect(x: bounds.midX - 22, y: bounds.midY - 22, width: 44, height: 44)
    return bounds.union(square).contains(point)
  }
}
