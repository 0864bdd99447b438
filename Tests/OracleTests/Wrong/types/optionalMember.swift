import UIKit

func name(_ view: UIView) -> Int {
  return view.superview.tag  // error: value of optional type 'UIView?' must be unwrapped to refer to member 'tag' of wrapped base type 'UIView'
}
