import UIKit

func area(_ view: UIView) -> CGRect {
  return CGRectInset(view.bounds, -10, -10)  // error: cannot find 'CGRectInset' in scope
}
