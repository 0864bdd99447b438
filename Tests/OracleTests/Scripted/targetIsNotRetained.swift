// A control does not keep its target alive.

import UIKit

private class Target: NSObject {
  @objc func tapped() { print("tapped") }
  deinit { print("target gone") }
}

func targetIsNotRetained() {
  let button = UIButton()
  var target: Target? = Target()
  button.addTarget(target, action: #selector(Target.tapped), for: .touchUpInside)
  button.sendActions(for: .touchUpInside)  // expect: tapped
  target = nil  // expect: target gone
  print(target == nil)  // expect: true
}
