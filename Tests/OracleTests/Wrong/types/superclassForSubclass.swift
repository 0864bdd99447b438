import UIKit

func button(_ view: UIView) -> UIButton {
  return view  // error: cannot convert return expression of type 'UIView' to return type 'UIButton'
}
