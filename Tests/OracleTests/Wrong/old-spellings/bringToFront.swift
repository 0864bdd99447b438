import UIKit

func raise(_ view: UIView, _ child: UIView) {
  view.bringSubview(toFront: child)  // error: value of type 'UIView' has no member 'bringSubview'
}
