// Precedence and association of the operators on integers.

import UIKit

func integerArithmetic() {
  print(2 + 3 * 4, (2 + 3) * 4, 2 * 3 + 4 * 5)
  print(10 - 4 - 3, 10 - (4 - 3), 100 / 5 * 2)
  print(20 % 7 * 2, 2 + 20 % 7)
  let two = 2
  print(-two * 3, 4 - -two, -(two + 3))
  var count = 10
  count += 5
  count -= 3
  count *= 4
  count /= 5
  count %= 7
  print(count)
  print(count + 2 == 9, 1 + count * 2 < 6, count > 3 && count < 1)
}
