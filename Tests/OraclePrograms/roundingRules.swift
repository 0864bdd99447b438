// What each rounding rule does with halves and with negative numbers.

import UIKit

func roundingRules() {
  for value in [2.5, -2.5, 3.5, 0.4, -0.4] {
    print(value, value.rounded(), value.rounded(.up), value.rounded(.down))
    print(value.rounded(.towardZero), value.rounded(.toNearestOrEven))
    print(value.rounded(.awayFromZero), value.rounded(.toNearestOrAwayFromZero))
  }
  print(floor(2.7), ceil(2.1), floor(-2.1), ceil(-2.7), round(2.5), trunc(-2.7))
  var size: CGFloat = 10.4
  size.round(.up)
  print(size, size.rounded(), floor(size / 3))
}
