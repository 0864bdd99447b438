import UIKit

func isOff(_ view: UIView) -> Bool {
  return !view.userInteractionEnabled  // error: value of type 'UIView' has no member 'userInteractionEnabled'
}
