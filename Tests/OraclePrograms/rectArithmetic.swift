// insetBy, inset(by:), offsetBy, union, intersection and intersects.

import UIKit

func rectArithmetic() {
  let a = CGRect(x: 0, y: 0, width: 20, height: 20)
  let b = CGRect(x: 10, y: 15, width: 20, height: 20)
  print(a.insetBy(dx: 2, dy: -3), a.insetBy(dx: 11, dy: 0).isNull, a.insetBy(dx: 10, dy: 0))
  print(a.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
  print(a.inset(by: UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)))
  print(a.offsetBy(dx: 5, dy: -5), a.union(b), a.intersection(b))
  print(a.intersects(b), a.intersects(a.offsetBy(dx: 50, dy: 0)))
  print(a.intersection(a.offsetBy(dx: 50, dy: 0)).isNull, a.union(.null), b.union(.zero))
  var moved = a
  moved.origin.y += 7
  moved.size = CGSize(width: 1, height: 2)
  print(moved, a)
  let (slice, rest) = a.divided(atDistance: 5, from: .minXEdge)
  print(slice, rest)
}
