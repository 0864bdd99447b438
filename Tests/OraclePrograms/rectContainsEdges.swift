// A rectangle contains its left and top edge and not its right and bottom one.

import UIKit

func rectContainsEdges() {
  let rectangle = CGRect(x: 10, y: 10, width: 20, height: 20)
  for x in [9.999, 10, 29.999, 30] {
    print(x, rectangle.contains(CGPoint(x: x, y: 15)), rectangle.contains(CGPoint(x: 15, y: x)))
  }
  print(rectangle.contains(CGRect(x: 10, y: 10, width: 20, height: 20)))
  print(rectangle.contains(CGRect(x: 10, y: 10, width: 20.1, height: 20)))
  print(CGRect.zero.contains(CGPoint.zero), CGRect.null.contains(CGPoint.zero))
  let negative = CGRect(x: 30, y: 30, width: -20, height: -20)
  print(negative.contains(CGPoint(x: 10, y: 10)), negative.contains(CGPoint(x: 30, y: 30)))
  print(CGRect(x: 0, y: 0, width: 0, height: 10).contains(CGPoint(x: 0, y: 5)))
}
