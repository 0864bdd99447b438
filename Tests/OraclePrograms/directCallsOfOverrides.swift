// Overrides called directly: self.point in a hitTest, a sibling's hitTest, a method of super.

import UIKit

private class Direct: UIView {
  var log: [String] = []

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    log.append("inside \(Int(point.x))")
    return point.x > 5
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let mine = self.point(inside: point, with: event)
    let plain = super.point(inside: point, with: event)
    log.append("mine \(mine) default \(plain)")
    return super.hitTest(CGPoint(x: point.x + 1, y: point.y), with: nil)
  }
}

func directCallsOfOverrides() {
  let view = Direct(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  print(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == view)
  print(view.hitTest(CGPoint(x: 3, y: 5), with: UIEvent()) == nil)
  print(view.log)
  let function = view.point(inside:with:)
  print(function(CGPoint(x: 100, y: 0), nil), view.log.count)
}
