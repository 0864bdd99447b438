import UIKit

func isIn(_ view: UIView) -> Bool {
  if view.superview {  // error: optional type 'UIView?' cannot be used as a boolean; test for '!= nil' instead
    return true
  }
  return false
}
