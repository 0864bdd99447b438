import UIKit

func visible(_ view: UIView) -> [UIView] {
  return view.subviews.filter { !$0.hidden && $0.alpha > 0 }  // error: value of type 'UIView' has no member 'hidden'
}
