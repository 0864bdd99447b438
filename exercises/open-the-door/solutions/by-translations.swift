// The anchor stays in the middle: move to the corner, turn, move back.
// 锚点仍在中心：先移到角上，旋转，再移回来。
import UIKit

class Door: UIView {
  func open(by angle: CGFloat) {
    let (x, y) = (bounds.width / 2, bounds.height / 2)
    transform = CGAffineTransform(translationX: -x, y: -y).rotated(by: angle)
      .translatedBy(x: x, y: y)
  }
}
