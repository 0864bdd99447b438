// Sets and dictionaries are collections: they have places, in no order that one may rely on.

import UIKit

extension Collection {
  fileprivate var second: Element? {
    count > 1 ? self[index(after: startIndex)] : nil
  }
  fileprivate func at(_ position: Index) -> Element? {
    indices.contains(position) ? self[position] : nil
  }
}

func placesInSets() {
  var one: Set<Int> = [7]
  print(one[one.startIndex], one.startIndex == one.endIndex, one.indices.count)
  print(one.at(one.startIndex) ?? 0, one.second ?? -1)
  let all: Set<Int> = [1, 2, 3]
  var sum = 0
  for place in all.indices { sum += all[place] }
  print(sum, all.index(all.startIndex, offsetBy: 3) == all.endIndex)
  if let place = all.firstIndex(of: 2) { print(all[place]) }
  if let place = all.firstIndex(where: { $0 > 2 }) { print(all[place]) }
  print(all.firstIndex(of: 9) == nil, all.startIndex < all.endIndex)
  one.remove(at: one.startIndex)
  print(one.isEmpty, all.dropFirst().count, all.prefix(2).count)
  let ages = ["ann": 3]
  let first = ages[ages.startIndex]
  print(first.key, first.value, ages.distance(from: ages.startIndex, to: ages.endIndex))
  if let place = ages.index(forKey: "ann") { print(ages[place].value) }
  print(ages.index(forKey: "bob") == nil, ages.second == nil)
}
