// Geometry and numbers in objects, as associated objects keep them.

import Foundation
import UIKit

private nonisolated(unsafe) var insetsKey: UInt8 = 0
private nonisolated(unsafe) var countKey: UInt8 = 0

extension UIView {
  fileprivate var hitInsets: UIEdgeInsets {
    get {
      guard let value = objc_getAssociatedObject(self, &insetsKey) as? NSValue else { return .zero }
      return value.uiEdgeInsetsValue
    }
    set {
      objc_setAssociatedObject(
        self, &insetsKey, NSValue(uiEdgeInsets: newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  fileprivate var taps: Int {
    get { (objc_getAssociatedObject(self, &countKey) as? NSNumber)?.intValue ?? 0 }
    set {
      objc_setAssociatedObject(
        self, &countKey, NSNumber(value: newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

func boxedValues() {
  let view = UIView()
  print(view.hitInsets, view.taps)
  view.hitInsets = UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)
  view.taps += 2
  print(view.hitInsets.left, view.taps)
  let values = [
    NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
    NSValue(cgSize: CGSize(width: 5, height: 6)),
  ]
  print(values[0].cgPointValue, values[1].cgRectValue, values[2].cgSizeValue)
  print(values[0] == NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSNumber(value: 2.5).doubleValue)
  print(NSNumber(value: true).boolValue, NSNumber(value: 7).stringValue)
}
