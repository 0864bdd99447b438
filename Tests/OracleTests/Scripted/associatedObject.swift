// An extension that associates its own value with each button.

import UIKit

private var marginKey: UInt8 = 0

extension UIButton {
  fileprivate var margin: CGFloat {
    get { objc_getAssociatedObject(self, &marginKey) as? CGFloat ?? 0 }
    set { objc_setAssociatedObject(self, &marginKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -margin, dy: -margin).contains(point)
  }
}

func associatedObject() {
  let first = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let second = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  print(first.margin)  // expect: 0.0
  first.margin = 20
  print(first.margin, second.margin)  // expect: 20.0 0.0
  print(first.point(inside: CGPoint(x: -15, y: 5), with: nil))  // expect: true
  print(second.point(inside: CGPoint(x: -15, y: 5), with: nil))  // expect: false
}
