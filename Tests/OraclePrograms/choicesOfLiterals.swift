// A choice of literals takes the parameters' type; a fraction decides.

import UIKit

func choicesOfLiterals() {
  for flag in [true, false] {
    print(CGPoint(x: flag ? 1 : 2, y: flag ? 3 : 4))
    print(CGPoint(x: flag ? 1.5 : 2, y: 0))
    print(CGRect(x: 0, y: flag ? 2 : 0.5, width: 1, height: flag ? 1 : -1))
  }
}
