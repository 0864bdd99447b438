// Creating, reading and changing arrays.

import UIKit

func arrayBasics() {
  var numbers = [3, 1, 2]
  numbers.append(5)
  numbers += [6, 7]
  numbers.insert(0, at: 1)
  print(numbers, numbers.count, numbers.isEmpty, numbers[2])
  print(numbers.remove(at: 0), numbers.removeLast(), numbers.removeFirst(), numbers)
  numbers[0] = 9
  numbers[1] += 1
  print(numbers, numbers.first ?? 0, numbers.last as Any, [Int]().first as Any)
  print(numbers.contains(9), numbers.contains(100), numbers.firstIndex(of: 5) ?? -1)
  numbers.swapAt(0, 3)
  numbers.append(contentsOf: [1, 1])
  print(numbers, numbers[1...2], Array(numbers[..<2]))
  print([1, 2] + [3], [1, 2] == [1, 2], [1, 2] != [2, 1])
  numbers.removeAll()
  print(numbers, numbers.isEmpty, Array(repeating: 0, count: 3))
  let grid = [[1, 2], [3, 4]]
  print(grid[1][0], grid.count, grid.flatMap { $0 })
}
