// willSet and didSet: their order and values; not called by initialisers.

import UIKit

private class Label {
  var text = "start" {
    willSet { print("will", text, "->", newValue) }
    didSet { print("did", oldValue, "->", text) }
  }
  var count = 0 {
    didSet(before) {
      if count > 10 { count = 10 }
      print("count", before, count)
    }
  }

  init(_ text: String) {
    self.text = text
    count = 5
  }

  func clear() {
    text = ""
    count += 100
  }
}

func propertyObservers() {
  let label = Label("made")
  print(label.text)
  label.text = "set"
  label.text += "!"
  let same = label.text
  label.text = same
  label.clear()
  print(label.text.isEmpty, label.count)
}
