// A closure as a control's action.

import UIKit

func actionClosures() {
  let button = UIButton()
  button.tag = 5
  var taps = 0
  button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
  button.addAction(
    UIAction { action in print("sender", (action.sender as? UIButton)?.tag ?? 0) },
    for: .touchDown)
  button.sendActions(for: .touchUpInside)
  button.sendActions(for: .touchUpInside)
  print(taps)  // expect: 2
  button.sendActions(for: .touchDown)  // expect: sender 5
}
