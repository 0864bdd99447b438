// min, max, abs and the members of integers.

import UIKit

func integerFunctions() {
  print(min(3, 1, 2), max(3, 1, 2), min(-1, 1), max(-1, 1))
  print(abs(-7), abs(7), (-7).magnitude, (-7).signum(), 0.signum())
  print(5.advanced(by: 3), 5.distance(to: 9))
  print(Int("42") ?? 0, Int("4x") == nil, Int("-7") ?? 0, Int("") == nil)
  print(String(255, radix: 16), String(5, radix: 2), Int("ff", radix: 16) ?? 0)
}
