import UIKit

class EdgeButton: UIButton {
  var extraTouch = UIEdgeInsets.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = bounds.offsetBy(dx: -extraTouch.left, dy: -extraTouch.top)
    return area.contains(point)
  }
}
