import UIKit

class Answer: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    var slice = bounds
    slice.size.height /= 2
    let rest = slice.offsetBy(dx: 0, dy: slice.height)
    return slice.contains(point) && !rest.contains(point)
  }
}
