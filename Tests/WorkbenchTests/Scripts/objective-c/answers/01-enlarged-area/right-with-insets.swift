import UIKit

class Answer: UIButton {
  var extra: UIEdgeInsets { UIEdgeInsets(top: -3, left: -5, bottom: -7, right: -9) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.inset(by: extra).contains(point)
  }
}
