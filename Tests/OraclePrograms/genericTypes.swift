// Generic classes and protocols with associated types.

import UIKit

private protocol Container {
  associatedtype Item
  var items: [Item] { get }
}

extension Container {
  var count: Int { items.count }
}

private struct Tags: Container {
  let items: [Int]
}

private final class Cache<Key: Hashable, Value> {
  private var stored: [Key: Value] = [:]
  private(set) var misses = 0

  func value(for key: Key, make: (Key) -> Value) -> Value {
    if let known = stored[key] { return known }
    misses += 1
    let made = make(key)
    stored[key] = made
    return made
  }
}

private func total<C: Container>(_ container: C) -> Int where C.Item == Int {
  container.items.reduce(0, +)
}

private func longest(_ containers: some Sequence<String>) -> String {
  containers.max { $0.count < $1.count } ?? ""
}

func genericTypes() {
  let cache = Cache<String, Int>()
  print(cache.value(for: "abc") { $0.count }, cache.value(for: "abc") { _ in 0 }, cache.misses)
  print(total(Tags(items: [1, 2, 3])), Tags(items: []).count, longest(["a", "ccc", "bb"]))
}
