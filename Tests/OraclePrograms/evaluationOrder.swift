// Arguments, operands and elements are evaluated from left to right.

import UIKit

private var trail: [Int] = []

private func step(_ number: Int) -> Int {
  trail.append(number)
  return number
}

private func take(_ first: Int, second: Int, _ third: Int) -> Int {
  print("take", first, second, third)
  return step(100)
}

func evaluationOrder() {
  trail = []
  _ = take(step(1), second: step(2), step(3))
  _ = step(4) + step(5) * step(6)
  _ = [step(7), step(8)]
  _ = (step(9), step(10))
  _ = "\(step(11)) and \(step(12))"
  var array = [0, 0, 0]
  array[step(1)] = step(13)
  print(array)
  print(trail)
}
