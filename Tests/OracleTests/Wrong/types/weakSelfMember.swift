import UIKit

class Box: UIView {
  var taps = 0
  var action: (() -> Void)?
  func prepare() {
    action = { [weak self] in self.taps += 1 }  // error: value of optional type 'Box?' must be unwrapped to refer to member 'taps' of wrapped base type 'Box'
  }
}
