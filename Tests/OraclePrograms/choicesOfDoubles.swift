// Double and CGFloat in one choice.

import UIKit

func choicesOfDoubles() {
  let double = 2.25
  let float: CGFloat = 1.5
  for flag in [true, false] {
    print(CGPoint(x: 1, y: flag ? double : 0))
    print(CGSize(width: flag ? float : CGFloat(double), height: 2))
    let point = CGPoint(x: flag ? double : 1, y: float)
    print(point.x + point.y)
  }
}
