// Vectors, and the equality functions of points, sizes and rectangles.

import UIKit

func vectorsPrinted() {
  let vector = CGVector(dx: 1, dy: -2)
  print(vector, "\(vector)", vector == CGVector(dx: 1, dy: -2), CGVector.zero)
  var turned = vector
  (turned.dx, turned.dy) = (-vector.dy, vector.dx)
  print(turned, turned.dx + turned.dy)
  let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
  print(rectangle.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
  print(rectangle.origin.equalTo(.zero), rectangle.size.equalTo(CGSize(width: 3, height: 4)))
}
