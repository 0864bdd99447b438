import UIKit

func isOut(_ view: UIView) -> Bool {
  return !view.superview?.isHidden  // error: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
}
