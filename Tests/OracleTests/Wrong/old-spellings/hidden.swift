import UIKit

func hide(_ view: UIView) {
  view.hidden = true  // error: value of type 'UIView' has no member 'hidden'
}
