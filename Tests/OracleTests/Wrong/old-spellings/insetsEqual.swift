import UIKit

func same(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool {
  UIEdgeInsetsEqualToEdgeInsets(one, other)  // error: cannot find 'UIEdgeInsetsEqualToEdgeInsets' in scope
}
