import UIKit

func width(_ view: UIView) -> CGFloat {
  return view.size.width  // error: value of type 'UIView' has no member 'size'
}
