// Sorting by several keys, stable for equal ones; grouping, chunks and partial sums.

import UIKit

private struct Touch {
  let name: String
  let level: Int
}

func sortingAndGrouping() {
  let touches = [
    Touch(name: "d", level: 2), Touch(name: "a", level: 1), Touch(name: "c", level: 2),
    Touch(name: "b", level: 1),
  ]
  print(touches.sorted { $0.level < $1.level }.map { $0.name })
  print(touches.sorted { ($0.level, $0.name) < ($1.level, $1.name) }.map { $0.name })
  print(
    touches.sorted { $0.level != $1.level ? $0.level > $1.level : $0.name < $1.name }.map(\.name))
  let groups = Dictionary(grouping: touches) { $0.level }
  for level in groups.keys.sorted() { print(level, groups[level]?.map { $0.name } ?? []) }
  var sums: [Int] = []
  _ = touches.reduce(0) { sum, touch in
    sums.append(sum + touch.level)
    return sum + touch.level
  }
  print(sums, touches.partition(by: 2).count)
}

extension Array where Element == Touch {
  fileprivate func partition(by level: Int) -> [Touch] { filter { $0.level == level } }
}
