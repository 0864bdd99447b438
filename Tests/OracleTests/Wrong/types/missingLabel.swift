import UIKit

func find(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
  return view.hitTest(point, event)  // error: missing argument label 'with:' in call
}
