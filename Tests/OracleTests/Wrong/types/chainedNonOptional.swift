import UIKit

func tag(_ view: UIView) -> Int? {
  return view?.tag  // error: cannot use optional chaining on non-optional value of type 'UIView'
}
