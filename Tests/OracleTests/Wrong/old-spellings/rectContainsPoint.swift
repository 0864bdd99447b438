import UIKit

func inside(_ view: UIView, _ point: CGPoint) -> Bool {
  return CGRectContainsPoint(view.bounds, point)  // error: cannot find 'CGRectContainsPoint' in scope
}
