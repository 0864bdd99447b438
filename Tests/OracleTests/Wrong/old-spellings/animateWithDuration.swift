import UIKit

func move(_ view: UIView) {
  UIView.animateWithDuration(1) { view.alpha = 0 }  // error: type 'UIView' has no member 'animateWithDuration'
}
