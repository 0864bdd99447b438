import UIKit

class IconBar: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    for case let control as UIControl in subviews {
      let dx = max(44 - control.bounds.width, 0) / 2
      let dy = max(44 - control.bounds.height, 0) / 2
      let area = control.bounds.insetBy(dx: -dx, dy: -dy)
      if area.contains(convert(point, to: control)) { return true }
    }
    return false
  }
}
