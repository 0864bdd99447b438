// A generic result through `?.`, which the context determines.

import UIKit

func genericResultsInChains() {
  let store: Store? = Store()
  let none: Store? = nil
  var number: Int? = store?.read("n")
  print(number ?? 0)
  number = none?.read("n")
  print(number == nil)
  let text: String? = store?.read("t")
  print(text ?? "none", (store?.read("t") as Int?) == nil)
  let kept: Int? = store?.need("n", or: 1)
  print(kept ?? 0, none?.need("n", or: 2) == nil)
}

private final class Store {
  private let values: [String: Any] = ["n": 3, "t": "text"]
  func read<T>(_ key: String) -> T? { values[key] as? T }
  func need<T>(_ key: String, or value: T) -> T { values[key] as? T ?? value }
}
