import UIKit

func hits(_ view: UIView?, _ point: CGPoint) -> Bool {
  return view?.frame.contains(point)  // error: optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
}
