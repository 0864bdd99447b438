// The functions that geometry needs.

import UIKit

func mathFunctions() {
  print(sqrt(16.0), sqrt(2.0), pow(2.0, 10.0), pow(2.0, 0.5), hypot(3.0, 4.0))
  print(sin(0.0), cos(0.0), tan(0.0), atan2(1.0, 1.0), atan2(0.0, -1.0))
  print(abs(-2.5), fabs(-2.5), fmod(7.5, 2), exp(0.0), log(1.0), log2(8.0), log10(1000.0))
  let angle = CGFloat.pi / 6
  print((sin(angle) * 1000).rounded() / 1000, (cos(angle) * 1000).rounded() / 1000)
  let distance: CGFloat = hypot(30, 40)
  print(distance, sqrt(CGFloat(2)) * sqrt(CGFloat(2)) == 2, pow(CGFloat(3), 2))
  print(acos(1.0), asin(0.0))
}
