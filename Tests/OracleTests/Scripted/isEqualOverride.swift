// == of objects asks isEqual; === does not.

import UIKit

private class Numbered: NSObject {
  let number: Int
  init(_ number: Int) { self.number = number }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? Numbered)?.number == number
  }
}

func isEqualOverride() {
  let a = Numbered(1)
  let b = Numbered(1)
  print(a == b, a === b, a != Numbered(2))  // expect: true false true
  print([a].contains(b))  // expect: true
  let none: Numbered? = nil
  print(none == a)  // expect: false
}
