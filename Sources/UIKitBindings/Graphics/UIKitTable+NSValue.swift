import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

extension NSValue {
  /// The description of a structure in an object, in Foundation's words; nil for a number.
  var textOfStructure: String? {
    guard !(self is NSNumber) else { return nil }
    let type = encoding.type
    let name = type.dropFirst().prefix { $0 != "=" }
    switch name {
    case "CGPoint": return "NSPoint: \(NSCoder.string(for: cgPointValue))"
    case "CGSize": return "NSSize: \(NSCoder.string(for: cgSizeValue))"
    case "CGRect": return "NSRect: \(NSCoder.string(for: cgRectValue))"
    case "CGVector":
      let vector = cgVectorValue
      return "CGVector: \(NSCoder.string(for: CGPoint(x: vector.dx, y: vector.dy)))"
    case "UIEdgeInsets": return "UIEdgeInsets: \(NSCoder.string(for: uiEdgeInsetsValue))"
    case "_NSRange":
      let range = rangeValue
      return "NSRange: {\(range.location), \(range.length)}"
    default: return nil
    }
  }
}

/// Geometry and numbers in objects, as older code uses them with `objc_setAssociatedObject`.
extension UIKitTable {
  static func addBoxedValues(_ table: Table) {
    table.class(
      NSValue.self, superclass: NSObject.self,
      "A point, a size, a rectangle or insets in an object."
    ) {
      $0.initializer("init(cgPoint:)", "A point in an object.", NSValue.init(cgPoint:))
      $0.initializer("init(cgSize:)", "A size in an object.", NSValue.init(cgSize:))
      $0.initializer("init(cgRect:)", "A rectangle in an object.", NSValue.init(cgRect:))
      $0.initializer("init(uiEdgeInsets:)", "Insets in an object.", NSValue.init(uiEdgeInsets:))
      $0.initializer("init(cgVector:)", "An offset in an object.", NSValue.init(cgVector:))
      $0.initializer(
        "init(cgAffineTransform:)", "A transform in an object.", NSValue.init(cgAffineTransform:))
      $0.initializer(
        "init(caTransform3D:)", "A transform in space in an object.", NSValue.init(caTransform3D:))
      $0.initializer("init(range:)", "A part of a text in an object.") { (range: NSRange) in
        NSValue(range: range)
      }
      $0.property(
        "rangeValue",
        get: { (value: NSValue) throws(RunStop) -> NSRange in
          // Foundation on Linux ends the program where the box contains anything else.
          guard value.encoding.type.contains("_NSRange") else {
            throw wrongSize(value, MemoryLayout<NSRange>.size)
          }
          return value.rangeValue
        }, "The part of a text.")
      value($0, "cgVectorValue", \NSValue.cgVectorValue, "The offset.")
      value($0, "cgAffineTransformValue", \NSValue.cgAffineTransformValue, "The transform.")
      value($0, "caTransform3DValue", \NSValue.caTransform3DValue, "The transform in space.")
      value($0, "cgPointValue", \NSValue.cgPointValue, "The point.")
      value($0, "cgSizeValue", \NSValue.cgSizeValue, "The size.")
      value($0, "cgRectValue", \NSValue.cgRectValue, "The rectangle.")
      value($0, "uiEdgeInsetsValue", \NSValue.uiEdgeInsetsValue, "The insets.")
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
      $0.initializer("init(integerLiteral:)", "A whole number in an object.") { (value: Int) in
        NSNumber(value: value)
      }
      $0.initializer("init(floatLiteral:)", "A number in an object.") { (value: Double) in
        NSNumber(value: value)
      }
      $0.initializer("init(booleanLiteral:)", "A truth value in an object.") { (value: Bool) in
        NSNumber(value: value)
      }
      $0.readOnly("intValue", \NSNumber.intValue, "The number, cut off.")
      $0.readOnly("doubleValue", \NSNumber.doubleValue, "The number.")
      $0.readOnly("floatValue", \NSNumber.floatValue, "The number.")
      $0.readOnly("boolValue", \NSNumber.boolValue, "Whether it is not 0.")
      addNumberMethods($0)
      $0.readOnly("stringValue", \NSNumber.stringValue, "The number as text.")
    }
  }

  /// The boxed value; stops, as a device does, if the box contains one of another size.
  private static func value<Value: BridgedValue>(
    _ type: TypeTable, _ name: String, _ path: KeyPath<NSValue, Value>, _ summary: String
  ) {
    let size = MemoryLayout<Value>.size
    type.property(
      name,
      get: { (value: NSValue) throws(RunStop) -> Value in
        guard value.encoding.size == size else { throw wrongSize(value, size) }
        return value[keyPath: path]
      }, summary)
  }

  private static func wrongSize(_ value: NSValue, _ size: Int) -> RunStop {
    let kept = value.encoding
    return RunStop(
      .fatalError(
        """
        Cannot get value with size \(size). The type encoded as \(kept.type) is expected to be \
        \(kept.size) bytes
        """))
  }
}
