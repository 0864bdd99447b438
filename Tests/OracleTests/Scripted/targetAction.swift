// sendActions calls every registered target whose events meet those sent.

import UIKit

private class Screen: NSObject {
  let button = UIButton()

  func setUp() {
    button.tag = 7
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    button.addTarget(self, action: #selector(pressed(_:)), for: .touchDown)
  }

  @objc func tapped() { print("tapped") }
  @objc private func pressed(_ sender: UIButton) { print("pressed", sender.tag) }
}

func targetAction() {
  let screen = Screen()
  screen.setUp()
  screen.button.sendActions(for: .touchUpInside)  // expect: tapped
  screen.button.sendActions(for: .touchDown)  // expect: pressed 7
  screen.button.sendActions(for: .valueChanged)
  print(screen.button.allTargets.count)  // expect: 1
}
