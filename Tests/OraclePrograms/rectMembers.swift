// The members of CGRect, for a rectangle with a negative width, too.

import UIKit

func rectMembers() {
  let rectangle = CGRect(x: 10, y: 20, width: 30, height: 40)
  print(rectangle.minX, rectangle.midX, rectangle.maxX)
  print(rectangle.minY, rectangle.midY, rectangle.maxY)
  print(rectangle.width, rectangle.height, rectangle.origin, rectangle.size)
  print(rectangle.isEmpty, CGRect.zero.isEmpty, CGRect.null.isNull, rectangle.isInfinite)
  let negative = CGRect(x: 10, y: 10, width: -4, height: 6)
  print(negative, negative.minX, negative.maxX, negative.width, negative.size.width)
  print(negative.standardized, negative.isEmpty, negative == negative.standardized)
  print(CGRect(x: 0.4, y: 0.6, width: 2.2, height: 2).integral)
  print(CGRect(origin: .zero, size: rectangle.size), CGRect(), CGPoint(), CGSize())
  print(rectangle == CGRect(x: 10, y: 20, width: 30, height: 40), rectangle != .zero)
}
