// Choices in arithmetic and comparisons, as parts of arguments.

import UIKit

func choicesBesideOperators() {
  let width: CGFloat = 10
  let inset: CGFloat? = nil
  for flag in [true, false] {
    print(CGPoint(x: width - (flag ? 2 : 0), y: (inset ?? 1) * 3))
    print(CGRect(x: 0, y: 0, width: width / (flag ? 2 : 4), height: max(1, flag ? width : 0)))
    print((flag ? width : 0) > (inset ?? 5), min(flag ? 1 : 2, 1.5))
  }
}
