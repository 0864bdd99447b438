// A weak delegate of a class-bound protocol, with ?? for the missing one.

import UIKit

private protocol HitDelegate: AnyObject {
  func shouldHit(_ view: UIView, at point: CGPoint) -> Bool
}

private class Asking: UIView {
  weak var delegate: (any HitDelegate)?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    delegate?.shouldHit(self, at: point) ?? super.point(inside: point, with: event)
  }
}

private class LeftHalf: HitDelegate {
  var asked = 0
  func shouldHit(_ view: UIView, at point: CGPoint) -> Bool {
    asked += 1
    return point.x < view.bounds.midX
  }
}

func delegates() {
  let view = Asking(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  print(view.point(inside: CGPoint(x: 8, y: 5), with: nil))
  var half: LeftHalf? = LeftHalf()
  view.delegate = half
  print(view.hitTest(CGPoint(x: 8, y: 5), with: nil) == nil)
  print(view.hitTest(CGPoint(x: 2, y: 50), with: nil) == view, half?.asked ?? 0)
  half = nil
  print(view.delegate == nil, view.point(inside: CGPoint(x: 8, y: 5), with: nil))
}
