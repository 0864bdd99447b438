import UIKit

func start(_ text: String) -> Bool {
  if text.isEmpty() {  // error: cannot call value of non-function type 'Bool'
    return true
  }
  return false
}
