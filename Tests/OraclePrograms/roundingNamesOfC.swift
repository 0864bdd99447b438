// C's functions that round to whole numbers.

import UIKit

func roundingNamesOfC() {
  print(lround(2.5), lround(-2.5), lround(2.4), lroundf(3.5), lrint(2.5), lrint(3.5))
  let widths: [Double] = [1.2, 1.7, -0.5]
  print(widths.map { lround($0) })
  print(lround(1.5) + 1, Int(round(2.5)))
}
