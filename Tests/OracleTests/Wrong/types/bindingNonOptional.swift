import UIKit

func tag(_ view: UIView) -> Int {
  if let known = view {  // error: initializer for conditional binding must have Optional type, not 'UIView'
    return known.tag
  }
  return 0
}
