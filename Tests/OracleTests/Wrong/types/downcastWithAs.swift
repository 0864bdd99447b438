import UIKit

func button(_ view: UIView) -> UIButton {
  return view as UIButton  // error: 'UIView' is not convertible to 'UIButton'
}
