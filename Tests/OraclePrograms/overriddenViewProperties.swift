// Properties of views and controls, overridden with observers, with accessors and by computing.

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
  override var frame: CGRect {
    didSet { print("frame", oldValue.width, frame.width) }
  }
}

func overriddenViewProperties() {
  let button = Watched()
  button.isHidden = true
  button.isEnabled = false
  button.alpha = 1
  print(button.alpha, button.isEnabled, button.isHidden)
  button.isHidden.toggle()
  button.frame.size.width = 20
  button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
  (button as UIView).isHidden = false
  print(button.hitTest(CGPoint(x: 5, y: 5), with: nil) == button)
}
