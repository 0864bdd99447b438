// Closures kept in properties, optional ones and ones that use self.

import UIKit

private class Button {
  var title = "OK"
  var onTap: (() -> Void)?
  var isAllowed: (Int) -> Bool = { $0 > 0 }
  lazy var describe: () -> String = { [unowned self] in "button \(self.title)" }

  func tap(_ count: Int) {
    guard isAllowed(count) else { return print("refused", count) }
    onTap?()
  }
}

func closureProperties() {
  let button = Button()
  button.tap(1)
  var taps = 0
  button.onTap = { taps += 1 }
  button.tap(1)
  button.tap(0)
  button.tap(2)
  print(taps, button.onTap == nil, button.describe())
  button.isAllowed = { count in count < 0 }
  button.tap(-1)
  button.tap(3)
  button.onTap = nil
  button.onTap?()
  print(taps)
  button.onTap = { [weak button] in print(button?.title ?? "gone") }
  button.tap(-1)
}
