import UIKit

func widen(_ view: UIView) {
  view.bounds.width = 20  // error: cannot assign to property: 'width' is a get-only property
}
