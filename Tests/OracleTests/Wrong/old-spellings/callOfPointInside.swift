import UIKit

func inside(_ view: UIView, _ point: CGPoint) -> Bool {
  return view.pointInside(point, withEvent: nil)  // error: value of type 'UIView' has no member 'pointInside'
}
