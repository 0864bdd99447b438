// An override in an extension applies to every button, made before or after.

import UIKit

extension UIButton {
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

func extensionOverride() {
  let button = UIButton(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
  let view = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
  print(button.point(inside: CGPoint(x: -5, y: -5), with: nil))  // expect: true
  print(view.point(inside: CGPoint(x: -5, y: -5), with: nil))  // expect: false
  print(button.hitTest(CGPoint(x: 29, y: 5), with: nil) == button)  // expect: true
  print(button.hitTest(CGPoint(x: 30, y: 5), with: nil) == nil)  // expect: true
  print(UIControl().point(inside: CGPoint(x: -5, y: -5), with: nil))  // expect: false
}
