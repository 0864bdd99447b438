// Subscripts with generic parameters: of indices, of values, and with requirements.

import UIKit

private struct Store {
  var rows: [String: Any] = ["age": 3, "name": "Ada"]

  subscript<T>(key: String, as type: T.Type) -> T? { rows[key] as? T }

  subscript<T>(key: String, default fallback: T) -> T {
    get { rows[key] as? T ?? fallback }
    set { rows[key] = newValue }
  }

  subscript<T>(key: String) -> T? {
    get { rows[key] as? T }
    set { rows[key] = newValue }
  }
}

private final class Chooser {
  subscript<T: Comparable>(first: T, second: T) -> T { first < second ? first : second }
  static subscript<Key: Hashable>(key: Key) -> Int { Set([key, key]).count }
}

private protocol Echo {
  subscript<T>(value: T) -> [T] { get }
}

private struct Twice: Echo {
  subscript<T>(value: T) -> [T] { [value, value] }
}

extension Array {
  fileprivate subscript<Index: BinaryInteger>(at index: Index) -> Element? {
    let place = Int(index)
    return place >= 0 && place < count ? self[place] : nil
  }

  fileprivate subscript<Other>(with other: [Other]) -> [(Element, Other)] where Element: Equatable {
    Array<(Element, Other)>(zip(self, other))
  }
}

func genericSubscripts() {
  var store = Store()
  print(store["age", as: Int.self] ?? 0, store["name", as: Int.self] ?? -1)
  store["age", default: 0] += 4
  store["size", default: 1.5] *= 2
  print(store["age", default: 0], store["size", default: 0.0])
  let name: String? = store["name"]
  let number: Int? = store["name"]
  store["name"] = "Bob"
  store["size"] = 3
  print(store["name", default: ""], store["size", default: 0])
  print(name ?? "none", number ?? 0)
  print(Chooser()[3, 2], Chooser()["b", "a"], Chooser[7])
  print(Twice()["x"], Twice()[2])
  print([1, 2][at: UInt8(1)] ?? 0, [1, 2][at: -1] ?? 0)
  print([1, 2][with: ["a", "b"]].map { "\($0.0)\($0.1)" })
}
