// Geometry prints as on a device.

import UIKit

func printingGeometry() {
  let point = CGPoint(x: 1, y: 2.5)
  let size = CGSize(width: 3, height: 4)
  let rectangle = CGRect(origin: point, size: size)
  print(point, size, rectangle)
  print("\(point) \(size) \(rectangle)")
  print([point, .zero], [rectangle], (point, size))
  print(String(describing: rectangle), point.debugDescription)
  print(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  print(CGAffineTransform(translationX: 5, y: 6), CGAffineTransform.identity)
  print("\(UIEdgeInsets.zero)")
  print(CGRect.null, CGRect.zero)
}
