// The default hitTest asks the overridden point(inside:); helpers call overridden helpers.

import UIKit

private class Base: UIView {
  func isTouchable(at point: CGPoint) -> Bool { true }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return isTouchable(at: point)
  }
}

private class Striped: Base {
  var stripe: CGFloat = 10
  override func isTouchable(at point: CGPoint) -> Bool {
    Int(point.x / stripe) % 2 == 0 && super.isTouchable(at: point)
  }
}

func dynamicDispatchOnSelf() {
  let base = Base(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let striped = Striped(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  for x in stride(from: 5, to: 50, by: 10) {
    let point = CGPoint(x: x, y: 5)
    let hits = [base, striped].map { $0.hitTest(point, with: nil) != nil }
    print(x, hits, striped.point(inside: point, with: nil))
  }
  striped.stripe = 20
  print((striped as UIView).hitTest(CGPoint(x: 15, y: 5), with: nil) == striped)
}
