// Arithmetic on Double and how its results print.

import UIKit

func doubleArithmetic() {
  print(0.1 + 0.2, 1.0 / 3.0, 2.0 / 3.0, 1.5 * 2, 7.0 / 2)
  print(1e3, 1e16, 1e-5, 0.0001, 123456789.0, 1.5e300)
  print(100.0, 5.0 - 5.0, -2.5, 0x1p-2, 1_000.5)
  print(0.1 + 0.2 == 0.3, 0.5 + 0.25 == 0.75, 3.0 == 3)
  var value = 10.0
  value += 2.5
  value /= 5
  value -= 0.5
  value *= -1
  print(value, -value, 9.5.truncatingRemainder(dividingBy: 4))
  print(5.0.squareRoot(), 2.0.magnitude, (-2.0).magnitude)
}
