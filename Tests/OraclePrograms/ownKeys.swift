// Keys of sets and dictionaries that declare `==` themselves.

import UIKit

private struct Item: Hashable {
  let id: Int
  var name: String
  static func == (a: Item, b: Item) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private final class Reference: Hashable {
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (a: Reference, b: Reference) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

func ownKeys() {
  let items: Set = [Item(id: 1, name: "a"), Item(id: 1, name: "b"), Item(id: 2, name: "c")]
  print(items.count, items.contains(Item(id: 2, name: "")))
  var counts: [Reference: Int] = [:]
  counts[Reference(1), default: 0] += 1
  counts[Reference(1), default: 0] += 1
  counts[Reference(3)] = 5
  print(counts.count, counts[Reference(1)] ?? 0, counts[Reference(2)] == nil)
  print([Item(id: 1, name: "x")] == [Item(id: 1, name: "y")], [Reference(1)].contains(Reference(1)))
  let item: Item? = Item(id: 1, name: "q")
  print(item == Item(id: 1, name: "r"), item != nil)
}
