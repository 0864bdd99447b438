import UIKit

func move(_ view: UIView, _ other: UIView) {
  view.superview = other  // error: cannot assign to property: 'superview' is a get-only property
}
