// Dictionaries and sets, with sorted output because their order is not defined.

import UIKit

func dictionaries() {
  var ages = ["ann": 30, "bob": 25]
  ages["cy"] = 41
  ages["bob"]? += 1
  print(ages.count, ages["ann"] ?? 0, ages["nobody"] as Any, ages["bob"] as Any)
  ages["ann"] = nil
  print(ages.keys.sorted(), ages.values.sorted(), ages.isEmpty)
  ages["dee", default: 10] += 1
  for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
  print(ages.removeValue(forKey: "cy") ?? 0, ages.contains { $0.value == 11 })
  let counts = "hello".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
  print(counts["l"] ?? 0, counts["z"] ?? 0)
  var seen: Set<Int> = [1, 2, 2, 3]
  print(seen.count, seen.contains(2), seen.insert(2).inserted, seen.insert(9).inserted)
  print(seen.sorted(), seen.union([10]).count, seen.intersection([1, 9]).sorted())
}
