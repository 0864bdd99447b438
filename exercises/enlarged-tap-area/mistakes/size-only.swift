import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let width = max(bounds.width, 44)
    let height = max(bounds.height, 44)
    let x = (bounds.width - width) / 2
    let y = (bounds.height - height) / 2
    return CGRect(x: x, y: y, width: width, height: height).contains(point)
  }
}
