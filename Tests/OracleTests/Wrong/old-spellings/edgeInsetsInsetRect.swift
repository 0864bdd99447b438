import UIKit

func area(_ view: UIView) -> CGRect {
  return UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsets.zero)  // error: cannot find 'UIEdgeInsetsInsetRect' in scope
}
