// Subscripts and their accessors are overridden below generic classes.

import UIKit

private class List<Element> {
  var items: [Element]
  init(_ items: [Element]) { self.items = items }
  subscript(index: Int) -> Element {
    get { items[index] }
    set { items[index] = newValue }
  }
  subscript(named name: String) -> Element? { nil }
  func first() -> Element { self[0] }
  func swap() { (self[0], self[1]) = (self[1], self[0]) }
}

private class Numbers: List<Int> {
  override subscript(index: Int) -> Int {
    get { super[index] * 10 }
    set { super[index] = newValue + 1 }
  }
  override subscript(named name: String) -> Int? { name.count }
}

private class Keyed<Key: Hashable, Value>: List<[Key: Value]> {
  var reads = 0
  override subscript(index: Int) -> [Key: Value] {
    get {
      reads += 1
      return super[index]
    }
    set { super[index] = newValue }
  }
}

func genericClassSubscripts() {
  let list: List<Int> = Numbers([1, 2, 3])
  print(list[1], list.first(), list[named: "four"] ?? 0)
  list[2] = 5
  list[0] += 1
  list.swap()
  print(list.items)
  let keyed = Keyed([["a": 1], ["b": 2]])
  keyed.swap()
  keyed[0]["c"] = 3
  print(keyed.first().count, keyed.reads)
}
