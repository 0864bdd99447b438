// A variable with `!` in a choice is unwrapped where a value is needed.

import UIKit

func choicesUnwrappedImplicitly() {
  let box = Box()
  for flag in [true, false] {
    print(CGPoint(x: 1, y: flag ? box.width : 2))
    print(CGSize(width: flag ? 3 : box.width, height: 1))
    let value: CGFloat = flag ? box.width : 0
    print(value)
  }
}

private final class Box {
  var width: CGFloat! = 4.5
}
