// Division of integers truncates towards zero, and a remainder has the sign of the dividend.

import UIKit

func integerDivision() {
  print(7 / 2, -7 / 2, 7 / -2, -7 / -2)
  print(7 % 3, -7 % 3, 7 % -3, -7 % -3)
  print(1 / 3, 0 / 5, -1 / 3, 100 / 10 / 5)
  let total = 17
  let parts = 5
  let each = total / parts
  print(each, total % parts, each * parts + total % parts == total)
  print((-17).quotientAndRemainder(dividingBy: 5))
  print(12.isMultiple(of: 4), 12.isMultiple(of: 5))
}
