// super in a subclass is what the extension of its superclass says.

import UIKit

extension UIButton {
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    print("extension")
    return super.point(inside: point, with: event)
  }
}

private class Own: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    print("subclass")
    return super.point(inside: point, with: event) || point.x < 0
  }
}

private class Plain: UIButton {}

func extensionOverrideAndSubclass() {
  let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  let outside = CGPoint(x: -5, y: 5)
  print(Own(frame: frame).point(inside: outside, with: nil))
  // expect: subclass
  // expect: extension
  // expect: true
  print(Plain(frame: frame).point(inside: outside, with: nil))
  // expect: extension
  // expect: false
}
