import UIKit

class Box: UIView {
  var taps = 0
  var action: (() -> Void)?
  func prepare() {
    action = { taps += 1 }  // error: reference to property 'taps' in closure requires explicit use of 'self' to make capture semantics explicit
  }
}
