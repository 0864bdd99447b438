// Members of generic classes that satisfy protocols are overridden in subclasses.

import UIKit

private protocol Described {
  var label: String { get }
  func describe() -> String
}

extension Described {
  fileprivate func twice() -> String { describe() + describe() }
}

private protocol Source {
  associatedtype Item
  func item(at index: Int) -> Item
  var count: Int { get set }
}

private class Store<Item>: Described, Source {
  var items: [Item]
  var label = "store"
  var count: Int
  init(_ items: [Item]) { (self.items, count) = (items, items.count) }
  func describe() -> String { "\(label) of \(count)" }
  func item(at index: Int) -> Item { items[index] }
}

private class Texts: Store<String> {
  override var label: String {
    get { "texts" }
    set { super.label = newValue }
  }
  override func item(at index: Int) -> String { super.item(at: index).uppercased() }
}

private class Filtered<Item>: Store<Item> {
  override func describe() -> String { "filtered " + super.describe() }
  override var count: Int {
    get { super.count / 2 }
    set { super.count = newValue * 2 }
  }
}

private func all<S: Source>(_ source: S) -> [S.Item] {
  (0..<source.count).map { source.item(at: $0) }
}

private func grow<S: Source>(_ source: inout S) { source.count += 1 }

func genericClassWitnesses() {
  let described: [any Described] = [Store([1]), Texts(["a", "b"]), Filtered([1, 2, 3, 4])]
  for one in described { print(one.label, one.describe(), one.twice()) }
  print(all(Texts(["x", "y"])), all(Filtered([1, 2, 3, 4])), all(Store([true])))
  var filtered = Filtered([1, 2])
  grow(&filtered)
  print(filtered.count, (filtered as Store<Int>).describe(), filtered as Any is Described)
}
