import UIKit

func paint(_ view: UIView) {
  view.backgroundColor = UIColor.Red  // error: type 'UIColor' has no member 'Red'
  view.backgroundColor = red  // error: cannot find 'red' in scope
  view.backgroundColor = "red"  // error: cannot assign value of type 'String' to type 'UIColor'
}
