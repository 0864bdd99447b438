import UIKit

func move(_ view: UIView, _ other: UIView) {
  view.center = other  // error: cannot assign value of type 'UIView' to type 'CGPoint'
}
