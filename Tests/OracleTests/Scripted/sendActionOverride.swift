// An override of sendAction sees each action before it is sent.

import UIKit

private class Seeing: UIButton {
  @objc func tapped() { print("tapped") }

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    print("sending", action)
    super.sendAction(action, to: target, for: event)
  }
}

func sendActionOverride() {
  let button = Seeing()
  button.addTarget(button, action: #selector(Seeing.tapped), for: .touchUpInside)
  button.sendActions(for: .touchUpInside)
  // expect: sending tapped
  // expect: tapped
}
