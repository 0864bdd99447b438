import UIKit

func inside(_ view: UIView, _ touch: CGPoint) -> Bool {
  return view.bounds.contains(point: touch)  // error: extraneous argument label 'point:' in call
}
