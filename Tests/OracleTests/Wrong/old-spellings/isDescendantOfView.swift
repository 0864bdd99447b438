import UIKit

func isIn(_ view: UIView, _ other: UIView) -> Bool {
  return view.isDescendantOfView(other)  // error: value of type 'UIView' has no member 'isDescendantOfView'
}
