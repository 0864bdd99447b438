// A subclass may observe a property of its superclass, or compute it again.

import UIKit

private class Control {
  init() {}
  var isOn = false {
    didSet { print("Control", isOn) }
  }
  var title: String = "a"
  var width: CGFloat { 10 }
}

private class Toggle: Control {
  override var isOn: Bool {
    willSet { print("Toggle will", newValue) }
    didSet { print("Toggle did", oldValue, isOn) }
  }
  override var title: String {
    get { "<" + super.title + ">" }
    set { super.title = newValue.uppercased() }
  }
  override var width: CGFloat { super.width * 2 }
}

func overriddenObservers() {
  let toggle = Toggle()
  toggle.isOn = true
  toggle.title = "b"
  toggle.title += "c"
  print(toggle.title, toggle.width)
  let control: Control = toggle
  let same = control.isOn
  control.isOn = same
}
