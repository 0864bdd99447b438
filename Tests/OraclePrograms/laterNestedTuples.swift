// Tuple patterns in tuple patterns, with names left out.

import UIKit

func laterNestedTuples() {
  let (a, (b, c)): (Int, (String, Bool))
  (a, (b, c)) = (1, ("x", true))
  print(a, b, c)
  let (kept, _): (Int, Int)
  kept = 4
  print(kept)
}
