// The operators with an ampersand wrap around instead of trapping.

import UIKit

func overflowOperators() {
  print(Int.max &+ 1 == Int.min, Int.min &- 1 == Int.max)
  print(Int.max &* 2, 3 &+ 4, 3 &- 4, 3 &* 4)
  let sum = Int.max.addingReportingOverflow(1)
  print(sum.partialValue == Int.min, sum.overflow)
  var hash = 5381
  for byte in [116, 111, 117, 99, 104] {
    hash = (hash &<< 5) &+ hash &+ byte
  }
  print(hash)
}
