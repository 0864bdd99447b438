// A view keeps its alpha as a 32-bit float between 0 and 1.

import UIKit

func alphaIsRounded() {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  for alpha in [1.0, 0.5, 0.1, 0.01, 0.011, 0.0099, 0] {
    view.alpha = alpha
    let isHit = view.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil
    print(alpha, view.alpha, view.alpha == alpha, isHit)
  }
}
