import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Numbers and geometry in objects: `as?` converts between both, as Foundation's bridging does.
extension ScriptHost {
  package func unpack(_ object: AnyObject, as type: Type, _ registers: Registers) -> Bool {
    if ObjectBridge.hasValue(object, of: type) {
      do throws(RunStop) {
        try ObjectBridge.read(object, as: type, into: registers)
        return true
      } catch {
        return false
      }
    }
    guard let value = object as? NSValue, let unpacked = Self.value(in: value, as: type) else {
      return false
    }
    unpacked.write(to: registers)
    return true
  }

  package func pack(_ box: AnyBox, as type: Nominal) -> AnyObject? {
    if !type.isScript, type.name == "NSError" { return error(box) }
    if !type.isScript, ["NSString", "NSArray", "NSSet", "NSDictionary"].contains(type.name) {
      let object = ObjectBridge.plain(box)
      return object !== box && isInstance(object, of: type) ? object : nil
    }
    guard !type.isScript, type.name == "NSNumber" || type.name == "NSValue" else { return nil }
    let scratch = box.unpacked()
    defer { withExtendedLifetime(scratch) {} }
    guard let value = Crossing.read(box.type, from: scratch.registers) else { return nil }
    if let number = Self.number(of: value) { return number }
    return type.name == "NSValue" ? Self.geometry(of: value) : nil
  }

  /// A Swift error as a Foundation object; nil for other values.
  private func error(_ box: AnyBox) -> AnyObject? {
    guard let error = library.protocols["Error"], case .nominal(let nominal, _) = box.type,
      machine.isValue(box, of: .nominal(error, []))
    else { return nil }
    return ErrorObject(box, nominal)
  }

  /// The value in an object, of a type; nil if it has another type, or does not fit.
  private static func value(in value: NSValue, as type: Type) -> (any Bridged)? {
    if let number = value as? NSNumber {
      switch type {
      case .bool: return Bool(exactly: number)
      case .floating(.double): return Double(exactly: number)
      case .floating(.float): return Float(exactly: number)
      case .floating(.cgFloat): return Double(exactly: number).map { CGFloat($0) }
      case .integer(.int): return Int(exactly: number)
      case .integer(.uint): return UInt(exactly: number)
      case .integer(.int32): return Int32(exactly: number)
      case .integer(.uint32): return UInt32(exactly: number)
      case .integer(.int64): return Int64(exactly: number)
      case .integer(.uint64): return UInt64(exactly: number)
      default: return nil
      }
    }
    guard case .nominal(let nominal, _) = type, value.encoding.type.contains("{\(nominal.name)=")
    else { return nil }
    switch nominal.name {
    case "CGRect": return value.cgRectValue
    case "CGPoint": return value.encoding.size == 16 ? value.cgPointValue : nil
    case "CGSize": return value.encoding.size == 16 ? value.cgSizeValue : nil
    case "UIEdgeInsets": return value.uiEdgeInsetsValue
    case "CGAffineTransform": return value.cgAffineTransformValue
    case "CATransform3D": return value.caTransform3DValue
    default: return nil
    }
  }

  private static func number(of value: Any) -> NSNumber? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as UInt: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    default: nil
    }
  }

  private static func geometry(of value: Any) -> NSValue? {
    switch value {
    case let value as CGRect: NSValue(cgRect: value)
    case let value as CGPoint: NSValue(cgPoint: value)
    case let value as CGSize: NSValue(cgSize: value)
    case let value as UIEdgeInsets: NSValue(uiEdgeInsets: value)
    case let value as CGAffineTransform: NSValue(cgAffineTransform: value)
    case let value as CATransform3D: NSValue(caTransform3D: value)
    default: nil
    }
  }
}
