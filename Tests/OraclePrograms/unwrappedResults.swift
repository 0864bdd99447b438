// Functions whose result is declared with `!`: unwrapped where a value is wanted, optional elsewhere.

import UIKit

private func half(_ number: Int) -> Int! { number % 2 == 0 ? number / 2 : nil }

func unwrappedResults() {
  let four: Int = half(8)
  print(four + half(4))
  if let nothing = half(3) { print(nothing) } else { print("none") }
  let kept = half(6)
  print(kept as Any, half(3) ?? -1)
  print([1, 2, 3, 4].compactMap { half($0) })
}
