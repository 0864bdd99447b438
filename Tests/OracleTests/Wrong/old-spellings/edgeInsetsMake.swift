import UIKit

func insets() -> UIEdgeInsets {
  return UIEdgeInsetsMake(1, 2, 3, 4)  // error: cannot find 'UIEdgeInsetsMake' in scope
}
