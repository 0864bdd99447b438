// Enums that carry values, taken apart by switch, if case and for case.

import UIKit

private enum Gesture {
  case tap(x: Int, y: Int)
  case swipe(String, speed: Double)
  case shake

  var isMove: Bool {
    if case .swipe = self { return true }
    return false
  }

  mutating func speedUp() {
    if case .swipe(let name, let speed) = self { self = .swipe(name, speed: speed * 2) }
  }
}

private func describe(_ gesture: Gesture) -> String {
  switch gesture {
  case .tap(let x, let y) where x == y: return "diagonal \(x)"
  case .tap(let x, _): return "tap at \(x)"
  case let .swipe(name, speed): return "\(name) \(speed)"
  case .shake: return "shake"
  }
}

func enumsWithPayloads() {
  var gestures: [Gesture] = [
    .tap(x: 1, y: 1), .tap(x: 2, y: 1), .swipe("left", speed: 1.5), .shake,
  ]
  for gesture in gestures { print(describe(gesture), gesture.isMove) }
  gestures[2].speedUp()
  print(describe(gestures[2]), gestures[0], gestures[3])
  for case .tap(let x, let y) in gestures { print(x + y) }
}
