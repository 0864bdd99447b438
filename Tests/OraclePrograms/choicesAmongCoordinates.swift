// A choice with a CGFloat beside whole numbers: the overload with CGFloat is meant.

import UIKit

func choicesAmongCoordinates() {
  let width: CGFloat = 3.5
  for isOpen in [true, false] {
    print(CGPoint(x: 10, y: isOpen ? width : 0))
    print(CGPoint(x: isOpen ? 0 : width, y: 2))
    print(CGSize(width: isOpen ? -width : 0, height: 1))
    print(CGRect(x: 8, y: 0, width: isOpen ? width : 0, height: 20))
    print(CGVector(dx: isOpen ? 4 + width : 4, dy: 1))
  }
}
