import UIKit

func move(_ view: UIView) {
  view.frame.x = 10  // error: value of type 'CGRect' has no member 'x'
  view.x = 10  // error: value of type 'UIView' has no member 'x'
  view.width = 10  // error: value of type 'UIView' has no member 'width'
  view.frame.width = 10  // error: cannot assign to property: 'width' is a get-only property
  view.center = (10, 10)  // error: cannot assign value of type '(Int, Int)' to type 'CGPoint'
}
