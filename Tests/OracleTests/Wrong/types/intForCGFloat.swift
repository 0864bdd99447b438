import UIKit

func grow(_ view: UIView, _ margin: Int) {
  view.frame.size.width = margin  // error: cannot assign value of type 'Int' to type 'CGFloat'
}
