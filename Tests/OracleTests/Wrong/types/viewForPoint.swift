import UIKit

func inside(_ view: UIView, _ other: UIView) -> Bool {
  return view.bounds.contains(other)  // error: no exact matches in call to instance method 'contains'
}
