// Deferred blocks run when the scope ends, the last one first, after the result is computed.

import UIKit

private func work(_ fail: Bool) -> Int {
  var value = 1
  defer { print("first deferred", value) }
  defer {
    value += 100
    print("second deferred", value)
  }
  if fail { return value }
  defer { print("late deferred") }
  value = 2
  print("returning", value)
  return value
}

func deferOrder() {
  print(work(true))
  print(work(false))
  for i in 1...2 {
    defer { print("end of turn", i) }
    if i == 1 { continue }
    print("turn", i)
  }
  do {
    defer { print("end of do") }
    print("in do")
  }
}
