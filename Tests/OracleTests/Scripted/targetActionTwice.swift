// Registering the same pair twice does not make it fire twice.

import UIKit

private class Counter: NSObject {
  var count = 0
  @objc func increase() { count += 1 }
}

func targetActionTwice() {
  let counter = Counter()
  let control = UISwitch()
  control.addTarget(counter, action: #selector(Counter.increase), for: .valueChanged)
  control.addTarget(counter, action: #selector(Counter.increase), for: .valueChanged)
  control.sendActions(for: .valueChanged)
  print(counter.count)  // expect: 1
  control.isOn = true
  print(counter.count)  // expect: 1
  control.sendActions(for: .valueChanged)
  print(counter.count)  // expect: 2
}
