// The messages to a view when it gets or loses a superview.

import UIKit

private class Told: UIView {
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    print("will move", newSuperview?.tag ?? -1, superview?.tag ?? -1)
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    print("did move", superview?.tag ?? -1)
  }
}

func superviewHooks() {
  let root = UIView()
  root.tag = 1
  let view = Told()
  root.addSubview(view)
  // expect: will move 1 -1
  // expect: did move 1
  view.removeFromSuperview()
  // expect: will move -1 1
  // expect: did move -1
}
