import UIKit

class Answer: UIView {
  var accepts: ((CGPoint) -> Bool)? = { $0.x > $0.y }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    accepts.map { $0(point) } ?? super.point(inside: point, with: event)
  }
}
