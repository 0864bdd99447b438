// A CGFloat and a Double may meet in one expression; an Int may not, unless it is a literal.

import UIKit

func mixingCGFloatAndDouble() {
  let points: CGFloat = 44
  let scale = 1.5
  let product: CGFloat = points * scale
  let other: Double = points / scale
  print(product, other)
  let point = CGPoint(x: scale, y: 10)
  print(point.x + scale, point)
  let root = sqrt(points * points + scale * scale)
  print(root > points, max(points, CGFloat(scale)), points > scale)
  let rectangle = CGRect(x: 0, y: scale, width: points, height: points * 2)
  print(rectangle.height / scale, rectangle)
}
