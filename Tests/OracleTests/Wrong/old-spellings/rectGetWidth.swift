import UIKit

func width(_ view: UIView) -> CGFloat {
  return CGRectGetWidth(view.bounds)  // error: cannot find 'CGRectGetWidth' in scope
}
