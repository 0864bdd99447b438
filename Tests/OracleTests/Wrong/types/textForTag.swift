import UIKit

func mark(_ view: UIView) {
  view.tag = "1"  // error: cannot assign value of type 'String' to type 'Int'
  view.frame = (0, 0, 10, 10)  // error: cannot assign value of type '(Int, Int, Int, Int)' to type 'CGRect'
}
