// The functions of arrays that take a closure.

import UIKit

func arrayFunctions() {
  let numbers = [5, 3, 8, 1]
  print(numbers.map { $0 * 2 }, numbers.filter { $0 > 2 })
  print(numbers.reduce(0, +), numbers.reduce(1) { $0 * $1 })
  print(numbers.first { $0 < 4 } ?? 0, numbers.first(where: { $0 > 100 }) as Any)
  print(numbers.contains { $0 == 8 }, numbers.allSatisfy { $0 > 0 })
  print(numbers.sorted(), numbers.sorted(by: >), numbers.sorted { $1 < $0 })
  print(numbers.firstIndex { $0 == 8 } ?? -1, numbers.last { $0 > 2 } ?? 0)
  print(["1", "x", "3"].compactMap { Int($0) }, [[1], [2, 3]].flatMap { $0 })
  numbers.forEach { number in
    if number == 3 { return }
    print(number, terminator: " ")
  }
  print()
  print(numbers.min() ?? 0, numbers.max() ?? 0, numbers.min { -$0 < -$1 } ?? 0)
  var copy = numbers
  copy.removeAll { $0 % 2 == 1 }
  copy.sort()
  copy.reverse()
  print(copy, numbers.count)
}
