import UIKit

class Answer: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let callOut = subviews.last!
    let rect = convert(callOut.bounds, from: callOut)
    return super.point(inside: point, with: event) || rect.contains(point)
  }
}
