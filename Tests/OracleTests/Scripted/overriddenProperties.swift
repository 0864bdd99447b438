// Properties of views and controls, overridden with observers.

import UIKit

private class Watched: UIButton {
  override var isHidden: Bool {
    didSet { print("hidden", oldValue, isHidden) }
  }
  override var isEnabled: Bool {
    willSet { print("enabled will", newValue) }
  }
  override var alpha: CGFloat {
    get { super.alpha }
    set { super.alpha = min(newValue, 0.5) }
  }
}

func overriddenProperties() {
  let button = Watched()
  button.isHidden = true  // expect: hidden false true
  button.isEnabled = false  // expect: enabled will false
  button.alpha = 1
  print(button.alpha, button.isEnabled, button.isHidden)  // expect: 0.5 false true
  button.isHidden.toggle()  // expect: hidden true false
}
