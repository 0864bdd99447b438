import UIKit

class Box: UIView {
  var actions: [() -> Void] = []
  func prepare() {
    actions.append { layoutIfNeeded() }  // error: implicit use of 'self' in closure; use 'self.' to make capture semantics explicit
    subviews.forEach { addSubview($0) }
  }
}
