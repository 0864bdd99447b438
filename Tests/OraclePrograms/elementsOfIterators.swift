// `Iterator.Element`, as constraints were written before Swift 4.1.

import UIKit

func elementsOfIterators() {
  print([1, 2, 3].total(), Set([4]).total(), (1...4).total())
  print(joined(["a", "b"]), largest([3, 9, 2]) ?? 0, largest(["x", "b"]) ?? "")
}

extension Sequence where Iterator.Element == Int {
  fileprivate func total() -> Int { reduce(0, +) }
}
private func joined<S: Sequence>(_ items: S) -> String where S.Iterator.Element == String {
  items.reduce("") { $0 + $1 }
}
private func largest<C: Collection>(_ items: C) -> C.Iterator.Element?
where C.Iterator.Element: Comparable {
  items.max()
}
