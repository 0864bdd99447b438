// Conversion through scaled, turned and moved views.

import UIKit

func convertingWithTransforms() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
  root.addSubview(view)
  view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
  print(view.convert(CGPoint.zero, to: root), view.convert(CGPoint(x: 40, y: 30), from: root))
  view.transform = CGAffineTransform(translationX: 10, y: 5)
  print(view.convert(CGPoint.zero, to: root), view.frame)
  view.transform = view.transform.scaledBy(x: 3, y: 3)
  print(view.convert(view.bounds, to: root), view.frame)
  view.transform = CGAffineTransform(rotationAngle: .pi / 2)
  let turned = view.convert(CGPoint(x: 20, y: 0), to: root)
  print(turned.x.rounded(), turned.y.rounded())
}
