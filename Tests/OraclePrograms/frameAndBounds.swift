// The effects of frame, bounds and center on each other.

import UIKit

func frameAndBounds() {
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  print(view.frame, view.bounds, view.center)
  view.center = CGPoint(x: 100, y: 100)
  print(view.frame, view.bounds)
  view.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
  print(view.frame, view.center)
  view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
  print(view.bounds, view.center)
  view.transform = CGAffineTransform(scaleX: 2, y: 1)
  print(view.frame, view.bounds, view.center)
  view.transform = .identity
  print(view.frame, view.transform.isIdentity, UIView().frame)
}
