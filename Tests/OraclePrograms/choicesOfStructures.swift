// Choices of whole structures, with implicit members and initializers.

import UIKit

func choicesOfStructures() {
  let size = CGSize(width: 2, height: 3)
  for flag in [true, false] {
    let point: CGPoint = flag ? .zero : CGPoint(x: 1, y: 2)
    let rect = CGRect(origin: flag ? .zero : point, size: flag ? size : .zero)
    print(point, rect)
    print(rect.insetBy(dx: flag ? 1 : 0, dy: flag ? 0.5 : 0))
  }
}
