// `abs` as a function and as a value.

import UIKit

func absoluteValues() {
  print(abs(-3), abs(2.5), abs(-0.5 as CGFloat))
  print([-1, 2, -3].map(abs), [-1.5, 2].map(abs))
  print([-4, 3].map { abs($0) }.reduce(0, +), [3, -7].max { abs($0) < abs($1) } ?? 0)
  let distance: (Int) -> Int = abs
  print(distance(-9))
}
