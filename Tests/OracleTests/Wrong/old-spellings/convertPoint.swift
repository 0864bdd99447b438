import UIKit

func convert(_ view: UIView, _ child: UIView, _ point: CGPoint) -> CGPoint {
  return view.convertPoint(point, toView: child)  // error: value of type 'UIView' has no member 'convertPoint'
}
