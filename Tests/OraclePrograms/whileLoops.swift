// while tests first, repeat tests last.

import UIKit

func whileLoops() {
  var number = 27
  var steps = 0
  while number != 1 {
    number = number % 2 == 0 ? number / 2 : number * 3 + 1
    steps += 1
  }
  print(steps)
  var count = 0
  while count > 0 { count -= 1 }
  repeat {
    count += 1
    if count == 3 { continue }
    print(count, terminator: " ")
  } while count < 5
  print()
  var queue = [1, 2, 3]
  while let first = queue.first, first < 3 {
    queue.removeFirst()
    print("took", first)
  }
  print(queue)
}
