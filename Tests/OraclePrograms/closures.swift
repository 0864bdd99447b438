// Closures in all their spellings.

import UIKit

private func apply(_ number: Int, _ change: (Int) -> Int) -> Int { change(number) }
private func twice(_ action: () -> Void) {
  action()
  action()
}

func closures() {
  print(apply(3, { (n: Int) -> Int in return n * 2 }))
  print(apply(3, { n in n * 3 }), apply(3) { $0 * 4 })
  print(
    apply(3) { n in
      let squared = n * n
      return squared + 1
    })
  twice { print("hi", terminator: " ") }
  print()
  let add: (Int, Int) -> Int = { $0 + $1 }
  let negate = { (value: Int) in -value }
  print(add(1, 2), negate(5), [3, 1, 2].sorted(by: { $0 > $1 }))
  print({ 5 + 5 }(), [1, 2].map(negate), [4, 5].reduce(0, add))
  let maker = { (n: Int) -> (Int) -> Int in { $0 + n } }
  print(maker(10)(5))
}
