// for over ranges, strides, arrays and strings, with where.

import UIKit

func forLoops() {
  for i in 0..<3 { print(i, terminator: " ") }
  for i in (1...3).reversed() { print(i, terminator: " ") }
  for i in stride(from: 0, to: 10, by: 4) { print(i, terminator: " ") }
  for i in stride(from: 10, through: 0, by: -5) { print(i, terminator: " ") }
  for x in stride(from: 0.0, through: 1, by: 0.5) { print(x, terminator: " ") }
  print()
  for name in ["a", "bb", "ccc"] where name.count > 1 { print(name) }
  for (index, name) in ["x", "y"].enumerated() { print(index, name) }
  for _ in 1...2 { print("again") }
  for case let number? in [1, nil, 3] { print(number) }
  for (a, b) in zip([1, 2, 3], ["one", "two"]) { print(a, b) }
  let empty: [Int] = []
  for number in empty { print("never", number) }
  for i in 5..<5 { print("never", i) }
}
