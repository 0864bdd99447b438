// Extensions add methods and computed properties to types of others and of the program.

import UIKit

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + b.x, y: a.y + b.y)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension UIView {
  fileprivate func tagged(_ tag: Int) -> Self {
    self.tag = tag
    return self
  }
  fileprivate var ancestors: [UIView] {
    guard let superview else { return [] }
    return [superview] + superview.ancestors
  }
}

extension Int {
  fileprivate var isEven: Bool { self % 2 == 0 }
}

func extensions() {
  print(CGPoint.zero.distance(to: CGPoint(x: 3, y: 4)), CGPoint(x: 1, y: 2) + CGPoint(x: 5, y: 5))
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)).tagged(1)
  let child = UIButton().tagged(2)
  root.addSubview(child)
  print(root.frame.middle, child.ancestors.map { $0.tag }, 4.isEven, 5.isEven)
}
