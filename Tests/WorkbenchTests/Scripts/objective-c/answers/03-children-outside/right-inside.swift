import UIKit

class Answer: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    for child in subviews where child.point(inside: convert(point, to: child), with: event) {
      return true
    }
    return super.point(inside: point, with: event)
  }
}
