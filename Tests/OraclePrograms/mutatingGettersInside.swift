// Mutating getters that methods of the structure use, and one in another.

import UIKit

func mutatingGettersInside() {
  var outer = Outer()
  print(outer.twice(), outer.inner.count)
  print(outer.both, outer.inner.count)
  outer.inner.count = 10
  print(outer.inner.value, outer.inner.count)
  var list = [Inner(), Inner()]
  print(list[1].value, list[1].value, list[0].count, list[1].count)
}

private struct Inner {
  var count = 0
  var value: Int { mutating get { count += 1; return count } }
}
private struct Outer {
  var inner = Inner()
  mutating func twice() -> Int { inner.value + inner.value }
  var both: Int { mutating get { twice() + inner.value } }
}
