// An inout parameter changes the caller's variable, struct members and elements included.

import UIKit

private func double(_ number: inout Int) {
  number *= 2
}

private func move(_ point: inout CGPoint, by amount: CGFloat) {
  point.x += amount
}

private func exchange(_ a: inout String, _ b: inout String) {
  let old = a
  a = b
  b = old
}

func inoutParameters() {
  var number = 4
  double(&number)
  double(&number)
  print(number)
  var frame = CGRect(x: 1, y: 2, width: 3, height: 4)
  move(&frame.origin, by: 10)
  print(frame)
  var numbers = [1, 2, 3]
  double(&numbers[1])
  print(numbers)
  var (left, right) = ("left", "right")
  exchange(&left, &right)
  swap(&numbers[0], &number)
  print(left, right, numbers, number)
}
