import UIKit

func first(_ view: UIView) -> Bool {
  if let parent == view.superview {  // error: unwrap condition requires a valid identifier
    return true
  }
  return false
}
