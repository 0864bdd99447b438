import UIKit

func isButton(_ view: UIView) -> Bool {
  return view.isKindOfClass(UIButton)  // error: value of type 'UIView' has no member 'isKindOfClass'
}
