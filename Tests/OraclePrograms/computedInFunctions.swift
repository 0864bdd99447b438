// Variables of functions that run code: computed ones, and lazy ones.

import UIKit

private class Panel: UIView {
  func middle(_ rect: CGRect, of parts: Int) -> [CGFloat] {
    var found: [CGFloat] = []
    for index in 0..<parts {
      var start: CGPoint {
        if index == 0 { return rect.origin }
        return CGPoint(x: rect.minX + CGFloat(index), y: rect.minY)
      }
      var width: CGFloat { rect.width / CGFloat(parts) * alpha }
      found.append(start.x + width)
    }
    return found
  }

  func counted() -> Int {
    var count = 0
    var doubled: Int {
      get { count * 2 }
      set { count = newValue / 2 }
    }
    doubled = 10
    doubled += 4
    return count + doubled
  }

  func made(_ isNeeded: Bool) -> String {
    lazy var label: UILabel = {
      print("made")
      return UILabel()
    }()
    lazy var text = "n" + String(tag)
    guard isNeeded else { return "none" }
    label.text = text
    tag = 9
    label.tag = 1
    text = text + "!"
    let read = { text + (label.text ?? "") }
    return read()
  }
}

func computedInFunctions() {
  let panel = Panel()
  panel.alpha = 0.5
  print(panel.middle(CGRect(x: 1, y: 0, width: 8, height: 2), of: 2))
  print(panel.counted())
  print(panel.made(false))
  print(panel.made(true), panel.tag)
}
