// NaN, the infinities and the two zeros.

import UIKit

func doubleSpecialValues() {
  let none = Double("nan") ?? 0
  let zero = 0.0
  print(none.isNaN, Double.nan, Double.infinity, -Double.infinity, -0.0)
  print(none == none, none != none, none < 1, none > 1, none.isNaN)
  print(1 / zero, -1 / zero, (zero / zero).isNaN)
  print(0.0 == -0.0, 1 / -zero, (-0.0).sign == .minus)
  print(Double.infinity > Double.greatestFiniteMagnitude, Double.infinity.isFinite)
  print(Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude)
  print(Double.pi, Double.ulpOfOne)
  print(min(1.0, .infinity), max(-.infinity, 2.0))
}
