// A removed pair is not called again; a nil action removes all of a target's.

import UIKit

private class Target: NSObject {
  @objc func first() { print("first") }
  @objc func second() { print("second") }
}

func targetActionRemoved() {
  let target = Target()
  let button = UIButton()
  button.addTarget(target, action: #selector(Target.first), for: .touchUpInside)
  button.sendActions(for: .touchUpInside)  // expect: first
  button.removeTarget(target, action: #selector(Target.first), for: .touchUpInside)
  button.sendActions(for: .touchUpInside)
  button.addTarget(target, action: #selector(Target.second), for: .touchDown)
  button.sendActions(for: .touchDown)  // expect: second
  button.removeTarget(target, action: nil, for: .allEvents)
  button.sendActions(for: .touchDown)
  print(button.allTargets.isEmpty)  // expect: true
}
