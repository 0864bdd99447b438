import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The conversion of values of messages between the model, which has them as `Any`, and registers.
///
/// Every type of the table can be converted: numbers, texts, objects, structures, enumerations,
/// option sets, closures and collections of these.
enum Crossing {
  // MARK: To scripts

  static func write(_ value: Any?, as type: Type, to registers: Registers) {
    guard case .optional(let wrapped) = type else {
      if let value { write(present: value, as: type, to: registers) }
      return
    }
    guard let value else {
      if !wrapped.isNullable { registers.numbers.pointee = 0 }
      return
    }
    if wrapped.isNullable {
      write(value, as: wrapped, to: registers)
    } else {
      registers.numbers.pointee = 1
      write(value, as: wrapped, to: registers.advanced(by: .number))
    }
  }

  private static func write(present value: Any, as type: Type, to registers: Registers) {
    if let text = value as? String, case .nominal(let nominal, _) = type,
      nominal.kind == .protocol
    {
      // Protocols of Objective-C are those of objects.
      registers.references.pointee = TextObject(text)
    } else if type.isAnyObject {
      registers.references.pointee = boxed(value)
    } else if let value = value as? any Bridged {
      value.write(to: registers)
    }
  }

  /// The same for a parameter of a type: protocols of Objective-C are those of objects.
  static func boxed(_ value: Any, for type: Type) -> AnyObject {
    guard let text = value as? String else { return boxed(value) }
    var wanted = type
    if case .optional(let wrapped) = type { wanted = wrapped }
    if case .nominal(let nominal, _) = wanted, nominal.kind == .protocol { return TextObject(text) }
    return boxed(value)
  }

  /// A value as one object: an object itself, anything else in a box.
  static func boxed(_ value: Any) -> AnyObject {
    if Swift.type(of: value) is AnyClass { return value as AnyObject }
    guard let library = ScriptHost.active?.library else { return value as AnyObject }
    if let facts = value as? LaunchFacts { return box(facts.dictionary(in: library), library) }
    guard let value = value as? any Bridged else { return value as AnyObject }
    return box(value, library)
  }

  /// A value of `Any` in the model's types: a number, text or structure itself, not its box.
  static func native(_ value: AnyValue) -> Any {
    guard let box = value.object as? AnyBox else { return value.object }
    let scratch = box.unpacked()
    defer { withExtendedLifetime(scratch) {} }
    return read(box.type, from: scratch.registers) ?? value.object
  }

  private static func box<Value: Bridged>(_ value: Value, _ library: Library) -> AnyObject {
    let layout = Value.layout
    let scratch = Scratch(layout)
    value.write(to: scratch.registers)
    return AnyBox(
      type: Value.type(in: library),
      numbers: (0..<layout.numbers).map { scratch.registers.numbers[$0] },
      references: (0..<layout.references).map { scratch.registers.references[$0] })
  }

  // MARK: From scripts

  static func read(_ type: Type, from registers: Registers) -> Any? {
    switch type {
    case .bool: Bool.read(registers)
    case .floating(let kind): kind.bridged.read(registers)
    case .integer(let kind): kind.bridged.read(registers)
    case .string: String.read(registers)
    case .character: Character.read(registers)
    case .optional(let wrapped) where wrapped.isNullable:
      registers.references.pointee == nil ? nil : read(wrapped, from: registers)
    case .optional(let wrapped):
      registers.numbers.pointee == 0 ? nil : read(wrapped, from: registers.advanced(by: .number))
    case .array(let element): array(element, registers)
    case .set(let element): set(element, registers)
    case .nominal(let nominal, _): read(nominal, from: registers)
    case .any, .anyObject, .function: registers.references.pointee
    case .metatype: TypeValue.read(registers).type
    default: nil
    }
  }

  private static func read(_ nominal: Nominal, from registers: Registers) -> Any? {
    if nominal.kind == .class || nominal.kind == .protocol { return registers.references.pointee }
    guard case .host(let key?) = nominal.origin else { return nil }
    // An identifier of a type is the type itself.
    let type = unsafeBitCast(key, to: Any.Type.self)
    return (type as? any Bridged.Type)?.read(registers)
  }

  private static func array(_ element: Type, _ registers: Registers) -> [Any] {
    guard let storage = registers.references.pointee as? ArrayStorage else { return [] }
    let scratch = Scratch(element.layout)
    return (0..<storage.count).compactMap { index in
      storage.read(index, into: scratch.registers)
      return read(element, from: scratch.registers)
    }
  }

  private static func set(_ element: Type, _ registers: Registers) -> Any? {
    guard let storage = registers.references.pointee as? SetStorage else { return nil }
    let objects = (0..<storage.count).compactMap { index in
      read(element, from: storage.keyRegisters(index)) as? NSObject
    }
    return Set(objects)
  }
}

extension Type {
  /// Whether a value is an object of any class, or a box.
  fileprivate var isAnyObject: Bool {
    switch self {
    case .any, .anyObject: true
    case .nominal(let nominal, _): nominal.kind == .class || nominal.kind == .protocol
    default: false
    }
  }
}

extension FloatingKind {
  fileprivate var bridged: any Bridged.Type {
    switch self {
    case .double: Double.self
    case .float: Float.self
    case .cgFloat: CGFloat.self
    }
  }
}

extension IntegerKind {
  fileprivate var bridged: any Bridged.Type {
    switch self {
    case .int: Int.self
    case .int8: Int8.self
    case .int16: Int16.self
    case .int32: Int32.self
    case .int64: Int64.self
    case .uint: UInt.self
    case .uint8: UInt8.self
    case .uint16: UInt16.self
    case .uint32: UInt32.self
    case .uint64: UInt64.self
    }
  }
}
