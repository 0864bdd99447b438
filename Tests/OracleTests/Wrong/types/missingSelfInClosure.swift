import UIKit

class Box: UIView {
  var actions: [() -> Void] = []
  func later() {
    actions.append { isHidden = true }  // error: implicit use of 'self' in closure; use 'self.' to make capture semantics explicit
  }
}
