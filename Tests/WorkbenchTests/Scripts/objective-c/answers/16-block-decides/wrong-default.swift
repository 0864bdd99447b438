import UIKit

class Answer: UIView {
  var accepts: ((CGPoint) -> Bool)?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    accepts?(point) ?? true
  }
}
