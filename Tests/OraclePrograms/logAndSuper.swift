// An override that prints, calls super, prints the answer and returns it.

import UIKit

private class Logged: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    print("hitTest", tag, point)
    let hit = super.hitTest(point, with: event)
    print("answer of", tag, hit?.tag ?? -1)
    return hit
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inside = super.point(inside: point, with: event)
    print("point inside", tag, "\(point)", inside)
    return inside
  }
}

func logAndSuper() {
  let root = Logged(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  for tag in 1...3 {
    let view = Logged(frame: CGRect(x: 10 * tag, y: 10 * tag, width: 30, height: 30))
    view.tag = tag
    root.addSubview(view)
  }
  root.subviews[0].isUserInteractionEnabled = false
  for point in [CGPoint(x: 25, y: 25), CGPoint(x: 95, y: 95), CGPoint(x: 15, y: 12)] {
    let hit = root.hitTest(point, with: nil)
    print("result", hit?.tag ?? -1)
  }
}
