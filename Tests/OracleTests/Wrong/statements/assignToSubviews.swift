import UIKit

func add(_ view: UIView, _ other: UIView) {
  view.subviews.append(other)  // error: cannot use mutating member on immutable value: 'subviews' is a get-only property
}
