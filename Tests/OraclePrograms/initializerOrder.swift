// Own stored properties first, then super.init; an initialiser that calls an overridden method.

import UIKit

private func note(_ text: String) -> String {
  print("value", text)
  return text
}

private class Base {
  let a = note("a")
  init() {
    print("Base.init")
    setUp()
  }
  func setUp() { print("Base.setUp") }
}

private class Derived: Base {
  let b = note("b")
  var c: String
  override init() {
    print("Derived.init")
    c = note("c")
    super.init()
    print("after super", a, b, c)
  }
  override func setUp() {
    super.setUp()
    print("Derived.setUp", b, c)
    c = "changed"
  }
}

func initializerOrder() {
  let derived = Derived()
  print(derived.c)
}
