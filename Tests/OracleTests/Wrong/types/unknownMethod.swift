import UIKit

func find(_ view: UIView) -> UIView? {
  return view.hitTests(.zero, with: nil)  // error: value of type 'UIView' has no member 'hitTests'
}
