import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

// Values for keys: numbers, texts and structures, converted to the type of a property.

extension KeyValueCoding {
  /// A value for a property; nil if it is not an object.
  struct FittingValue {
    let object: AnyObject?
  }

  /// The value in the form that a type requires. Throws the exception of a device for a value of
  /// another type; nil if the class itself handled nil.
  static func fitting(
    _ value: AnyValue?, _ type: Type, _ key: String, of object: AnyObject
  ) throws(RunStop) -> FittingValue? {
    guard let value, !ObjectBridge.isNothing(value.object) else {
      if case .optional = type { return FittingValue(object: nil) }
      if let host = ScriptHost.active, let own = ownMethod("setNilValueForKey:", of: object, host) {
        _ = try host.machine.perform(own, on: object, with: [TextObject(key)])
        return nil
      }
      throw nilValue(key, of: object)
    }
    guard let fitting = fitting(value.object, type) else {
      throw NSException(
        name: "NSInvalidArgumentException",
        reason: "the value for the key \(key) of <\(name(of: object))> has another type",
        userInfo: nil
      ).stop
    }
    return FittingValue(object: fitting)
  }

  /// The exception of `setNilValueForKey:`.
  static func nilValue(_ key: String, of object: AnyObject) -> RunStop {
    NSException(
      name: "NSInvalidArgumentException",
      reason: "[<\(name(of: object))> setNilValueForKey]: could not set nil as the value for the "
        + "key \(key).", userInfo: nil
    ).stop
  }

  /// A value as one object for a parameter of a type; nil if it is of another type.
  private static func fitting(_ value: AnyObject, _ type: Type) -> AnyObject? {
    switch type {
    case .optional(let wrapped): return fitting(value, wrapped)
    case .bool: return number(value).map { Crossing.boxed($0 != 0) }
    case .integer(let kind):
      return whole(value).map { AnyBox(type: type, numbers: [kind.cut($0)], references: []) }
    case .floating(.float): return number(value).map { Crossing.boxed(Float($0)) }
    case .floating(.cgFloat): return number(value).map { Crossing.boxed(CGFloat($0)) }
    case .floating: return number(value).map { Crossing.boxed($0) }
    case .string:
      if let text = value as? TextObject { return Crossing.boxed(text.drawnText) }
      return Crossing.native(AnyValue(value)) is String ? value : nil
    case .any: return value
    case .anyObject: return ObjectBridge.plain(value)
    case .nominal(let nominal, _) where nominal.isHostEnumeration:
      if let box = value as? AnyBox, box.type == type { return value }
      guard let raw = whole(value), let rows = ScriptHost.active?.library.objectiveC,
        let found = nominal.cases.first(where: { UInt64(bitPattern: rows.rawValue(of: $0)) == raw })
      else { return nil }
      return AnyBox(type: type, numbers: [UInt64(found.tag)], references: [])
    case .nominal(let nominal, _) where nominal.isOptionSet:
      if let box = value as? AnyBox, box.type == type { return value }
      return whole(value).map { AnyBox(type: type, numbers: [$0], references: []) }
    default: return unpacked(value, type)
    }
  }

  /// An object of a type, or a value of the type in an object.
  private static func unpacked(_ value: AnyObject, _ type: Type) -> AnyObject? {
    guard let machine = ScriptHost.active?.machine else { return nil }
    return [value, ObjectBridge.plain(value)].first { candidate in
      let scratch = Scratch(type.layout)
      defer { withExtendedLifetime(scratch) {} }
      return machine.unpack(candidate, as: type, into: scratch.registers)
    }
  }

  // MARK: Numbers

  /// The bits of a 64-bit integer: a number without its fraction.
  private static func whole(_ value: AnyObject) -> UInt64? {
    switch value as? NSNumber ?? Crossing.native(AnyValue(value)) {
    case let number as NSNumber where !["f", "d"].contains(String(cString: number.objCType)):
      return UInt64(bitPattern: number.int64Value)
    case let number as any BinaryInteger: return UInt64(truncatingIfNeeded: number)
    default:
      guard let number = number(value) else { return nil }
      return Int64(exactly: number.rounded(.towardZero)).map { UInt64(bitPattern: $0) }
    }
  }

  /// The number in an object; nil for an object of another class.
  static func number(_ value: AnyObject) -> Double? {
    if let number = value as? NSNumber { return number.doubleValue }
    return switch Crossing.native(AnyValue(value)) {
    case let flag as Bool: flag ? 1 : 0
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }
}

extension IntegerKind {
  /// The bits of a number in a register of this kind, truncated as in C.
  fileprivate func cut(_ bits: UInt64) -> UInt64 {
    switch self {
    case .int8: UInt64(bitPattern: Int64(Int8(truncatingIfNeeded: bits)))
    case .int16: UInt64(bitPattern: Int64(Int16(truncatingIfNeeded: bits)))
    case .int32: UInt64(bitPattern: Int64(Int32(truncatingIfNeeded: bits)))
    case .uint8: UInt64(UInt8(truncatingIfNeeded: bits))
    case .uint16: UInt64(UInt16(truncatingIfNeeded: bits))
    case .uint32: UInt64(UInt32(truncatingIfNeeded: bits))
    case .int, .uint, .int64, .uint64: bits
    }
  }
}
