// Comparison of numbers, strings and tuples.

import UIKit

func comparisonOperators() {
  print(1 < 2, 2 <= 2, 3 > 4, 4 >= 5, 1 == 1, 1 != 1)
  let half = 0.5
  print(half < 0.25, -half <= half, half + 1.5 == 2)
  print("a" < "b", "abc" < "abd", "Z" < "a", "abc" == "abc", "" < "a")
  print((1, 2) < (1, 3), (2, 0) > (1, 9), (1, "a") == (1, "a"))
  let x: CGFloat = 10
  print(0 <= x && x < 100, x == 10.0, !(x > 10))
  print(max("pear", "apple"), min(2.5, 2.25))
}
