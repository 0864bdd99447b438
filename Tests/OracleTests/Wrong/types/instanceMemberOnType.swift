import UIKit

func hide() {
  UIView.isHidden = true  // error: instance member 'isHidden' cannot be used on type 'UIView'; did you mean to use a value of this type instead?
}
