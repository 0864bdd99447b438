// Functions and constants by the names that C gives them.

import UIKit

func namesOfC() {
  let angle = M_PI / 8
  print(angle, M_PI_2, CGFloat(M_PI_4), M_SQRT2)
  let number: Float = -2.25
  print(fabsf(number), sqrtf(4), powf(2, 3), floorf(number), ceilf(number), roundf(number))
  print(fminf(number, 1), fmaxf(number, 1), fmodf(7, 4), hypotf(3, 4))
  print(sinf(0), cosf(0), atan2f(0, 1))
}
