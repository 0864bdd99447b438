// deinit runs when the last reference goes: the subclass first, then its superclass.

import UIKit

private class Base {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("Base", name) }
}

private class Derived: Base {
  let part = Base("part")
  deinit { print("Derived", name) }
}

private func scope() {
  let local = Base("local")
  print("in scope", local.name)
}

func deinitOrder() {
  scope()
  var first: Base? = Derived("derived")
  var second = first
  first = nil
  print("one reference left")
  second = nil
  print("none", second == nil)
  var list = [Base("x"), Base("y")]
  list.removeFirst()
  print("removed")
  list = []
  _ = Base("dropped")
  print("end")
}
