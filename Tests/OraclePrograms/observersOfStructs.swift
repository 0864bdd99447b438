// An observer of a struct runs when a member of it changes, once for each change.

import UIKit

private class Screen {
  var point = CGPoint.zero { didSet { print("point", oldValue, point) } }
  var numbers: [Int] = [] { didSet { print("numbers", oldValue.count, numbers.count) } }
  var name: String? { didSet { print("name", oldValue ?? "nil", name ?? "nil") } }
}

func observersOfStructs() {
  let screen = Screen()
  screen.point.x = 5
  screen.point.y += 2
  screen.point = .zero
  screen.numbers.append(1)
  screen.numbers[0] = 7
  screen.numbers += [8, 9]
  screen.name = "a"
  screen.name? += "b"
  screen.name = nil
}
