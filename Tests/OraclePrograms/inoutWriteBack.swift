// After the call an inout argument is written back once, also to observed and computed properties.

import UIKit

private class Holder {
  var plain = 0 { didSet { print("didSet", oldValue, plain) } }
  var computed: Int {
    get { print("get"); return plain }
    set { print("set", newValue); plain = newValue }
  }
}

private func add(_ number: inout Int) {
  print("in", number)
  number += 1
  number += 1
  print("out", number)
}

func inoutWriteBack() {
  let holder = Holder()
  add(&holder.plain)
  add(&holder.computed)
  holder.computed += 10
  print(holder.plain)
}
