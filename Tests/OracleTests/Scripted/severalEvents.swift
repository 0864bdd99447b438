// A pair registered for a set of events is called for each of them.

import UIKit

private class Target: NSObject {
  @objc func anything(_ sender: UIControl) { print("event of", sender.tag) }
}

func severalEvents() {
  let target = Target()
  let slider = UISlider()
  slider.tag = 3
  slider.addTarget(
    target, action: #selector(Target.anything(_:)), for: [.touchDown, .touchUpInside])
  slider.sendActions(for: .touchDown)  // expect: event of 3
  slider.sendActions(for: .touchUpInside)  // expect: event of 3
  slider.sendActions(for: .touchUpOutside)
  slider.sendActions(for: .allTouchEvents)  // expect: event of 3
}
