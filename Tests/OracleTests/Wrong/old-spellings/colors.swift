import UIKit

func paint(_ view: UIView) {
  view.backgroundColor = UIColor.redColor()  // error: type 'UIColor' has no member 'redColor'
}
