// A closure sees the variable itself, not the value that it had; a capture list copies.

import UIKit

private func makeCounter(from start: Int) -> () -> Int {
  var count = start
  return {
    count += 1
    return count
  }
}

func closuresCapture() {
  let counter = makeCounter(from: 10)
  let other = makeCounter(from: 0)
  print(counter(), counter(), other(), counter())
  var value = 1
  let read = { value }
  let copy = { [value] in value }
  value = 2
  print(read(), copy())
  let write = { value = 50 }
  write()
  print(value)
  var actions: [() -> Int] = []
  for i in 1...3 { actions.append { i * 10 } }
  print(actions.map { $0() })
  var total = 0
  [1, 2, 3].forEach { total += $0 }
  print(total)
}
