import UIKit

func grow(_ view: UIView) {
  view.bound = .zero  // error: value of type 'UIView' has no member 'bound'
}
