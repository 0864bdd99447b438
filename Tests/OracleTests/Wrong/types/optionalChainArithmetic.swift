import UIKit

func width(_ view: UIView) -> CGFloat {
  return view.superview?.bounds.width * 2  // error: value of optional type 'CGFloat?' must be unwrapped to a value of type 'CGFloat'
}
