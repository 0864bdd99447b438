import UIKit

func paint(_ view: UIView) {
  view.backgroundColor = .rot  // error: type 'UIColor?' has no member 'rot'
}
