import UIKit

func grow(_ view: UIView) -> CGRect {
  return view.bounds.insetBy(x: -10, dy: -10)  // error: incorrect argument label in call (have 'x:dy:', expected 'dx:dy:')
}
