import Foundation
import Interpreter
import UIKitModel

/// Geometry and numbers in objects, as older code keeps them with `objc_setAssociatedObject`.
extension UIKitTable {
  static func addBoxedValues(_ table: Table) {
    table.class(
      NSValue.self, superclass: NSObject.self,
      "A point, a size, a rectangle or insets in an object."
    ) {
      $0.initializer("init(cgPoint:)", "A point in an object.") { (value: CGPoint) in
        NSValue(cgPoint: value)
      }
      $0.initializer("init(cgSize:)", "A size in an object.") { (value: CGSize) in
        NSValue(cgSize: value)
      }
      $0.initializer("init(cgRect:)", "A rectangle in an object.") { (value: CGRect) in
        NSValue(cgRect: value)
      }
      $0.initializer("init(uiEdgeInsets:)", "Insets in an object.") { (value: UIEdgeInsets) in
        NSValue(uiEdgeInsets: value)
      }
      $0.property("cgPointValue", get: { (v: NSValue) in v.cgPointValue }, "The point.")
      $0.property("cgSizeValue", get: { (v: NSValue) in v.cgSizeValue }, "The size.")
      $0.property("cgRectValue", get: { (v: NSValue) in v.cgRectValue }, "The rectangle.")
      $0.property(
        "uiEdgeInsetsValue", get: { (v: NSValue) in v.uiEdgeInsetsValue }, "The insets.")
    }
    table.class(NSNumber.self, superclass: NSValue.self, "A number in an object.") {
      $0.initializer("init(value:)", "A whole number in an object.") { (value: Int) in
        NSNumber(value: value)
      }
      $0.initializer("init(value:)", "A number in an object.") { (value: Double) in
        NSNumber(value: value)
      }
      $0.initializer("init(value:)", "A number in an object.") { (value: Float) in
        NSNumber(value: value)
      }
      $0.initializer("init(value:)", "A truth value in an object.") { (value: Bool) in
        NSNumber(value: value)
      }
      $0.property("intValue", get: { (n: NSNumber) in n.intValue }, "The number, cut off.")
      $0.property("doubleValue", get: { (n: NSNumber) in n.doubleValue }, "The number.")
      $0.property("floatValue", get: { (n: NSNumber) in n.floatValue }, "The number.")
      $0.property("boolValue", get: { (n: NSNumber) in n.boolValue }, "Whether it is not 0.")
      $0.property("stringValue", get: { (n: NSNumber) in n.stringValue }, "The number as text.")
    }
  }
}
