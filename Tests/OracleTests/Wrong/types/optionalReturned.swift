import UIKit

func above(_ view: UIView) -> UIView {
  return view.superview  // error: value of optional type 'UIView?' must be unwrapped to a value of type 'UIView'
}
