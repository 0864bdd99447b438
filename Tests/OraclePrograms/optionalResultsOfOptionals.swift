// Functions and closures whose results are optionals of optionals.

import UIKit

func optionalResultsOfOptionals() {
  for key in ["one", "nothing", "other"] {
    switch find(key) {
    case .some(.some(let value)): print(key, value)
    case .some(.none): print(key, "nil")
    case .none: print(key, "absent")
    }
  }
  print(
    pass(3) == .some(3), pass(nil) == nil, [1, 2].first.map { Optional($0) } == .some(.some(1)))
  let tried: Int?? = ["4", "x"].map { Int($0) }.first
  print(tried == .some(4), tried ?? 0 == 4)
}

private func find(_ key: String) -> Int?? {
  let known: [String: Int?] = ["one": 1, "nothing": nil]
  return known[key]
}
private func pass(_ value: Int?) -> Int?? { value }
