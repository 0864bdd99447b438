// Properties that are optionals of optionals: not set yet, none, and set.

import UIKit

func optionalPropertiesOfOptionals() {
  let cache = Cache()
  print(cache.load(nil) ?? "none", cache.load("late") ?? "none", cache.loads)
  cache.forget()
  print(cache.load("now") ?? "none", cache.load(nil) ?? "none", cache.loads)
}

private final class Cache {
  private var stored: String??
  private(set) var loads = 0
  func load(_ text: String?) -> String? {
    if let stored { return stored }
    loads += 1
    stored = text
    return text
  }
  func forget() { stored = nil }
}
