// Structs: memberwise initialisers, mutating methods, copies, and how they print.

import UIKit

private struct Counter {
  var count = 0
  let step: Int
  var label: String?

  mutating func advance() {
    count += step
  }

  mutating func reset() {
    self = Counter(step: step)
  }

  func advanced() -> Counter {
    var copy = self
    copy.advance()
    return copy
  }
}

func structsAndMutating() {
  var counter = Counter(step: 3)
  counter.advance()
  let next = counter.advanced()
  print(counter, next)
  counter.label = "x"
  print(counter, Counter(count: 1, step: 2, label: nil).count)
  counter.reset()
  print(counter.count, next.count, counter.label == nil)
}
