// Changing a member of a struct that a property returns writes the whole struct back.

import UIKit

func structMembersOfViews() {
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  view.frame.origin.x += 5
  view.frame.size.width *= 2
  print(view.frame, view.center, view.bounds)
  view.bounds.origin.y = 7
  view.bounds.size.height -= 10
  print(view.frame, view.center, view.bounds)
  view.center.x += 100
  print(view.frame)
  var rectangle = view.bounds
  rectangle.size.width += 4
  rectangle.origin = CGPoint(x: 1, y: 1)
  print(rectangle, view.bounds)
  var points = [CGPoint.zero, CGPoint(x: 1, y: 1)]
  points[1].x -= 3
  points[0].y = points[1].x
  print(points)
}
