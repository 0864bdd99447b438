// == written by hand is used by contains, firstIndex and !=.

import UIKit

private class Handle: Equatable {
  let id: Int
  let name: String
  init(_ id: Int, _ name: String) {
    self.id = id
    self.name = name
  }

  static func == (a: Handle, b: Handle) -> Bool {
    a.id == b.id
  }
}

func equatableByHand() {
  let a = Handle(1, "a")
  let b = Handle(1, "b")
  let c = Handle(2, "c")
  print(a == b, a === b, a != c, [a, c].contains(b), [a, c].firstIndex(of: c) ?? -1)
  let some: Handle? = b
  print(some == a, some == nil, [a, c] == [b, c])
  let hits = [a, b, c].filter { $0 == some }.map { $0.name }
  print(hits)
}
