// Dictionaries with text keys where `AnyHashable` keys are expected.

import UIKit

func anyHashableParameters() {
  let info: [String: Any] = ["name": "ann", "age": 30]
  print(describe(info), describe([:]), describe(["name": "bob"]))
  let optional: [AnyHashable: Any]? = info
  print(optional?["name"] as? String ?? "")
  print(count([1, "a", 1]), count(["x", "x"]))
}

private func describe(_ info: [AnyHashable: Any]) -> String {
  let name = info["name"] as? String ?? "nobody"
  return "\(info.count) \(name) \(info["age"] as? Int ?? 0)"
}
private func count(_ items: [AnyHashable]) -> Int { Set(items).count }
