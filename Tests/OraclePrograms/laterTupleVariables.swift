// Variables of a tuple pattern without values at first.

import UIKit

func laterTupleVariables() {
  var (first, second): (Int, Int)
  (first, second) = (1, 2)
  first += 10
  (first, second) = (second, first)
  print(first, second)
  var (low, high): (Double, Double)
  low = 0.5
  high = low * 2
  print(low, high)
}
