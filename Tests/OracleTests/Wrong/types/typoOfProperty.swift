import UIKit

func hide(_ view: UIView) {
  view.isHiden = true  // error: value of type 'UIView' has no member 'isHiden'
}
