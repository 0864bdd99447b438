import UIKit

func find(_ view: UIView, _ point: CGPoint) -> UIView? {
  return view.hitTest(point, withEvent: nil)  // error: incorrect argument label in call (have '_:withEvent:', expected '_:with:')
}
