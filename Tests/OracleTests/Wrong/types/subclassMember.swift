import UIKit

func disable(_ view: UIView) {
  view.isEnabled = false  // error: value of type 'UIView' has no member 'isEnabled'
}
