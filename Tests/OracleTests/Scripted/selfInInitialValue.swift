// `self` in a property's initial value of an NSObject class is the method of that name.

import UIKit

private class Screen: UIViewController {
  let dead: UIButton = {
    let button = UIButton()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    return button
  }()
  lazy var alive: UIButton = {
    let button = UIButton()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    return button
  }()
  @objc func tapped() { print("tapped") }
}

func selfInInitialValue() {
  let screen = Screen()
  screen.dead.sendActions(for: .touchUpInside)
  print("nothing yet")  // expect: nothing yet
  screen.alive.sendActions(for: .touchUpInside)  // expect: tapped
}
