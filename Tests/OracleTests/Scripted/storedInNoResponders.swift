// Classes that derive from recognizers, layers and paths have stored properties of their own.

import UIKit

private class Counting: UITapGestureRecognizer {
  var count = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    count += touches.count + 1
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { count > 1 }
  deinit { print("recognizer gone", count) }
}

private class Half: CALayer {
  var asked = 0
  override func contains(_ p: CGPoint) -> Bool {
    asked += 1
    return super.contains(p) && p.x < bounds.midX
  }
}

private class Shifted: UIBezierPath {
  var shift: CGFloat = 0
  override func contains(_ point: CGPoint) -> Bool {
    super.contains(CGPoint(x: point.x - shift, y: point.y))
  }
}

private func count() {
  let counting: UIGestureRecognizer = Counting(target: nil, action: nil)
  counting.touchesBegan([], with: UIEvent())
  print((counting as! Counting).count, counting.canPrevent(counting))  // expect: 1 false
  counting.touchesBegan([], with: UIEvent())
  print(counting.canPrevent(counting))  // expect: true
}

func storedInNoResponders() {
  count()  // expect: recognizer gone 2
  let outer = CALayer()
  let half = Half()
  outer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  half.frame = outer.bounds
  outer.addSublayer(half)
  print(outer.hitTest(CGPoint(x: 2, y: 2)) === half)  // expect: true
  print(outer.hitTest(CGPoint(x: 7, y: 2)) === outer, half.asked)  // expect: true 2
  let path = Shifted(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
  path.shift = 5
  let asPath: UIBezierPath = path
  print(asPath.contains(CGPoint(x: 12, y: 5)), asPath.contains(CGPoint(x: 2, y: 5)))
  // expect: true false
}
