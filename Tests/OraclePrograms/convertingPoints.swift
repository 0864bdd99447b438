// convert to and from, between cousins, with bounds origins, and with nil for the window.

import UIKit

func convertingPoints() {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let a = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
  let b = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
  let c = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
  window.addSubview(a)
  a.addSubview(b)
  window.addSubview(c)
  let point = CGPoint(x: 1, y: 2)
  print(b.convert(point, to: a), b.convert(point, to: c), b.convert(point, to: nil))
  print(b.convert(point, from: a), c.convert(point, from: b), b.convert(point, from: nil))
  a.bounds.origin = CGPoint(x: 3, y: 30)
  print(b.convert(point, to: window), a.convert(b.frame, to: nil), b.frame)
  print(b.convert(b.bounds, to: c), window.convert(c.bounds, from: c))
  let loose = UIView(frame: CGRect(x: 7, y: 7, width: 7, height: 7))
  print(loose.convert(point, to: nil), loose.convert(point, from: loose))
  let back = b.convert(b.convert(point, to: c), from: c)
  print(back == point, a.convert(CGPoint.zero, to: a.superview))
}
