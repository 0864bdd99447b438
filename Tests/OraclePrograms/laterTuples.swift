// Constants of a tuple pattern that get their values later.

import UIKit

func laterTuples() {
  for flag in [true, false] {
    let (red, green): (CGFloat, CGFloat)
    if flag { (red, green) = (1, 0.5) } else { (red, green) = (0, 0.25) }
    print(red, green)
  }
  let (name, age): (String, Int)
  (name, age) = ("ann", 3)
  print(name, age)
}
