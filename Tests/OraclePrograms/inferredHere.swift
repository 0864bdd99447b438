// Types that the use decides: collections without their arguments, closures that stand alone,
// literals beside values of other kinds.

import UIKit

func inferredHere() {
  let names: Set = ["b", "a", "b"]
  let sizes: Array = [1.5, 2]
  let ages: Dictionary = ["a": 1]
  print(names.count, sizes, ages["a"] ?? 0)
  let sum = { (a: CGFloat, b: CGFloat) in a + b }
  let area = { sum($0, $1) * 2 }
  print(sum(1, 2), area(2, 3))
  var counted: [String: Int] = [:]
  var total = 0
  for word in ["tap", "pan", "tap"] { counted[word, default: 0] += 1 }
  for word in counted.keys.sorted() { total += counted[word] ?? 0 }
  print(total, counted["tap"] ?? 0)
  let width: CGFloat = 30
  print((0..<100).contains(width), (0...29).contains(width), (..<31.5).contains(width))
  switch width {
  case ..<0: print("below")
  case 0..<44: print("small")
  default: print("large")
  }
  print(min(width, .infinity), max(-.infinity, 2.5), [0, width, -1])
}
