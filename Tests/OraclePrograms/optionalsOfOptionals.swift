// Optionals in optionals, in arrays and in dictionaries, and how they are taken apart.

import UIKit

func optionalsOfOptionals() {
  let list: [Int?] = [1, nil, 3]
  print(list.first! == 1, list[1] == nil, list.compactMap { $0 }, list.count)
  let first: Int?? = list.first
  if let first, let value = first { print(value) }
  let found: Int?? = list.dropFirst().first
  print(found == nil, found! == nil)
  let ages: [String: Int?] = ["ann": nil, "bob": 4]
  print(ages["ann"] != nil, ages["cy"] == nil, (ages["bob"] ?? 0) == 4)
  var total = 0
  for case let number? in list { total += number }
  print(total, list.map { $0 ?? 0 }, list.contains(nil), list.contains(3))
  let text: String? = nil
  print(text?.first == nil, text?.isEmpty ?? true, (text ?? "").count)
}
