import UIKit

class Own: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return superview.point(inside: point, with: event)  // error: value of optional type 'UIView?' must be unwrapped to refer to member 'point' of wrapped base type 'UIView'
  }
}
