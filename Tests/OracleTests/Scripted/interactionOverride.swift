// An override of isUserInteractionEnabled that only computes is what the hit test asks.

import UIKit

private class Deaf: UIView {
  override var isUserInteractionEnabled: Bool {
    get { false }
    set {}
  }
}

func interactionOverride() {
  let deaf = Deaf(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  deaf.isUserInteractionEnabled = true
  print(deaf.isUserInteractionEnabled)  // expect: false
  print(deaf.point(inside: CGPoint(x: 5, y: 5), with: nil))  // expect: true
}
