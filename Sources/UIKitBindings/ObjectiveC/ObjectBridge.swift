import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The conversion of Swift values to Foundation objects and back, by their types.
enum ObjectBridge {
  /// A function of one argument from a type to another, neither of which is optional.
  static func function(
    from source: Type, to target: Type, in rows: ObjectiveCRows
  ) -> Function? {
    guard source != target, let body = body(from: source, to: target, in: rows) else { return nil }
    let parameter = ParameterInfo(label: nil, name: "value", type: source)
    return Function(
      name: "converted", parameters: [parameter], result: target, owner: nil,
      implementation: .host(HostFunction("converted", body)))
  }

  private static func body(
    from source: Type, to target: Type, in rows: ObjectiveCRows
  ) -> HostFunction.Body? {
    if isReinterpreted(source, target) { return { _ throws(RunStop) in } }
    if case .nominal(let nominal, _) = source, nominal.isHostEnumeration, target.isInteger {
      let values = nominal.cases.map { UInt64(bitPattern: rows.rawValue(of: $0)) }
      return { registers throws(RunStop) in
        registers.numbers.pointee = values[Int(registers.numbers.pointee)]
      }
    }
    if source.isInteger, case .nominal(let nominal, _) = target, nominal.isHostEnumeration {
      return caseOf(nominal, rows)
    }
    if isObject(target), !isObject(source), objectType(of: source, in: rows) == target {
      return { registers throws(RunStop) in
        registers.references.pointee = object(registers, source)
      }
    }
    if case .function(let type) = source, target == .any || target == .anyObject {
      return { registers throws(RunStop) in
        registers.references.pointee = registers.references.pointee.map {
          BlockObject.of($0, type)
        }
      }
    }
    if case .function(let type) = target, source == .any || source == .anyObject {
      return { registers throws(RunStop) in
        guard let object = registers.references.pointee else { return }
        registers.references.pointee = try BlockObject.closure(in: object, as: type)
      }
    }
    // A value in a box is not an object yet.
    if source == .any, target == .anyObject {
      return { registers throws(RunStop) in
        registers.references.pointee = registers.references.pointee.map { plain($0) }
      }
    }
    if target == .any, case .optional(let wrapped) = source,
      isObject(wrapped) || wrapped == .anyObject
    {
      return { registers throws(RunStop) in
        let nothing = AnyBox(type: source, numbers: [], references: [nil])
        registers.references.pointee = registers.references.pointee.map { value($0) } ?? nothing
      }
    }
    if target == .any, isObject(source) || source == .anyObject {
      return { registers throws(RunStop) in
        registers.references.pointee = registers.references.pointee.map { value($0) }
      }
    }
    if isObject(source), isCollection(source), target == .array(.anyObject) {
      return { registers throws(RunStop) in
        let elements = elements(registers.references.pointee)
        registers.references.pointee = ArrayStorage(objects: elements)
      }
    }
    if isObject(source), !isObject(target), objectType(of: target, in: rows) == source {
      let layout = target.layout
      return { registers throws(RunStop) in
        guard let object = registers.references.pointee else { return }
        let scratch = Scratch(layout)
        try read(object, as: target, into: scratch.registers)
        registers.copy(from: scratch.registers, layout)
      }
    }
    return nil
  }

  /// The class of the objects that values of a type become.
  private static func objectType(of type: Type, in rows: ObjectiveCRows) -> Type? {
    switch type {
    case .integer, .floating, .bool:
      return rows.library.hostType(named: "NSNumber").map { .nominal($0, []) }
    case .nominal(let nominal, _) where geometry.contains(nominal.name):
      return rows.library.hostType(named: "NSValue").map { .nominal($0, []) }
    default:
      guard case .object(let object) = rows.type(of: type) else { return nil }
      return object.type
    }
  }

  private static let geometry: Set = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CATransform3D",
    "UIEdgeInsets", "NSRange",
  ]

  // MARK: Same registers

  /// Whether a value of one type is also one of the other: integers of one size, and structures
  /// around a number.
  private static func isReinterpreted(_ source: Type, _ target: Type) -> Bool {
    switch (source, target) {
    case (.integer(let from), .integer(let to)): return from.bitWidth == 64 && to.bitWidth == 64
    case (.nominal(let nominal, _), .integer(let kind)):
      return nominal.isOptionSet && kind.bitWidth == 64
    case (.integer(let kind), .nominal(let nominal, _)):
      return nominal.isOptionSet && kind.bitWidth == 64
    case (.nominal(let nominal, _), .floating), (.floating, .nominal(let nominal, _)):
      return nominal.isNumberInside
    case (.nominal(let nominal, _), .string), (.string, .nominal(let nominal, _)):
      return nominal.isTextInside
    default: return false
    }
  }

  /// The case of an enumeration with a raw value; stops for a number that has none.
  private static func caseOf(_ nominal: Nominal, _ rows: ObjectiveCRows) -> HostFunction.Body {
    var tags: [Int64: UInt64] = [:]
    for enumCase in nominal.cases.reversed() {
      tags[rows.rawValue(of: enumCase)] = UInt64(enumCase.tag)
    }
    return { registers throws(RunStop) in
      let raw = Int64(bitPattern: registers.numbers.pointee)
      guard let tag = tags[raw] else {
        throw RunStop(.castFailed(from: "\(raw)", to: nominal.fullName))
      }
      registers.numbers.pointee = tag
    }
  }

  private static func isObject(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type else { return false }
    return nominal.kind == .class
  }

  private static func isCollection(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type else { return false }
    return nominal.lineage.contains {
      ["NSArray", "NSSet", "NSDictionary", "NSEnumerator", "NSHashTable", "NSMapTable"]
        .contains($0.name)
    }
  }

  /// The elements of a collection, the keys of a dictionary.
  static func elements(_ object: AnyObject?) -> [AnyObject] {
    switch object {
    case let array as ObjectArray: array.elements
    case let set as ObjectSet: set.elements
    case let dictionary as ObjectDictionary: dictionary.keys
    case let walk as EnumeratorObject: walk.takeRest()
    case let table as HashTableObject: table.objects
    case let table as MapTableObject: table.entries.map(\.key)
    default: []
    }
  }

  // MARK: To objects

  /// A value as an object; nil for an optional without one.
  static func object(_ registers: Registers, _ type: Type) -> AnyObject? {
    switch type {
    case .optional(let wrapped):
      if wrapped.isNullable {
        return registers.references.pointee == nil ? nil : object(registers, wrapped)
      }
      guard registers.numbers.pointee != 0 else { return nil }
      return object(registers.advanced(by: .number), wrapped)
    case .string, .character: return TextObject(String.read(registers))
    case .bool: return NSNumber(value: Bool.read(registers))
    case .floating(.float): return NSNumber(value: Float.read(registers))
    case .floating: return NSNumber(value: Double.read(registers))
    case .integer(let kind):
      let bits = registers.numbers.pointee
      return kind.isSigned ? NSNumber(value: Int(bitPattern: UInt(bits))) : NSNumber(value: bits)
    case .array(let element): return array(registers, element)
    case .set(let element):
      guard let storage = registers.references.pointee as? SetStorage else { return nil }
      return ObjectSet(
        (0..<storage.count).compactMap { object(storage.keyRegisters($0), element) })
    case .dictionary(let key, let value):
      guard let storage = registers.references.pointee as? DictionaryStorage else { return nil }
      let entries = (0..<storage.count).compactMap { index -> (AnyObject, AnyObject)? in
        guard let one = object(storage.keyRegisters(index), key),
          let other = object(storage.valueRegisters(index), value)
        else { return nil }
        return (one, other)
      }
      return ObjectDictionary(entries)
    case .any, .anyObject: return registers.references.pointee.map { plain($0) }
    case .nominal(let nominal, _): return object(registers, nominal)
    case .function(let type): return registers.references.pointee.map { BlockObject.of($0, type) }
    default: return registers.references.pointee
    }
  }

  private static func array(_ registers: Registers, _ element: Type) -> AnyObject? {
    guard let storage = registers.references.pointee as? ArrayStorage else { return nil }
    // Objects stay as they are, in the same buffer.
    if isObject(element) { return ObjectArray(storage.objects) }
    Allowance.spend(storage.count)
    let scratch = Scratch(element.layout)
    return ObjectArray(
      (0..<storage.count).compactMap { index in
        storage.read(index, into: scratch.registers)
        return object(scratch.registers, element)
      })
  }

  private static func object(_ registers: Registers, _ nominal: Nominal) -> AnyObject? {
    switch nominal.kind {
    case .protocol where nominal.isAnyHashable:
      return registers.references.pointee.map { plain($0) }
    case .class, .protocol: return registers.references.pointee
    case .enumeration:
      guard nominal.isHostEnumeration else { return nil }
      let tag = Int(registers.numbers.pointee)
      guard nominal.cases.indices.contains(tag) else { return nil }
      if case .integer(let raw)? = nominal.cases[tag].rawValue { return NSNumber(value: Int(raw)) }
      return NSNumber(value: tag)
    case .structure: break
    }
    if nominal.isOptionSet { return NSNumber(value: registers.numbers.pointee) }
    if nominal.name == "URL" { return URLObject(URL.read(registers)) }
    if nominal.isTextInside { return TextObject(String.read(registers)) }
    if nominal.isNumberInside { return NSNumber(value: Double.read(registers)) }
    guard case .host(let key?) = nominal.origin else { return nil }
    // An identifier of a type is the type itself.
    let type = unsafeBitCast(key, to: Any.Type.self)
    switch (type as? any Bridged.Type)?.read(registers) {
    case let value as CGRect: return NSValue(cgRect: value)
    case let value as CGPoint: return NSValue(cgPoint: value)
    case let value as CGSize: return NSValue(cgSize: value)
    case let value as CGVector: return NSValue(cgVector: value)
    case let value as CGAffineTransform: return NSValue(cgAffineTransform: value)
    case let value as CATransform3D: return NSValue(caTransform3D: value)
    case let value as UIEdgeInsets: return NSValue(uiEdgeInsets: value)
    case let value as NSRange: return NSValue(range: value)
    case let value as IndexPath: return IndexPathObject(value)
    case let value as Date: return DateObject(value)
    default: return nil
    }
  }

  /// The content of a box as an object; other objects, and values that are not objects, unchanged.
  static func plain(_ value: AnyObject) -> AnyObject {
    if let text = value as? StringObject { return TextObject(text.value) }
    guard let box = value as? AnyBox else { return value }
    let scratch = box.unpacked()
    return withExtendedLifetime(scratch) { object(scratch.registers, box.type) ?? value }
  }

  /// An object for a parameter of any type: a string becomes Swift's; a mutable one stays an
  /// object.
  private static func value(_ object: AnyObject) -> AnyObject {
    guard let text = object as? TextObject, Swift.type(of: text) == TextObject.self else {
      return object
    }
    return Crossing.boxed(text.drawnText)
  }

  /// An object as a key of any type: integers and strings are equal to Swift's.
  private static func key(_ object: AnyObject) -> AnyObject {
    guard let number = object as? NSNumber, !["c", "B", "f", "d"].contains(number.code) else {
      return value(object)
    }
    return Crossing.boxed(number.intValue)
  }

  /// Whether an object represents nil for a parameter of any type.
  static func isNothing(_ object: AnyObject) -> Bool {
    guard let box = object as? AnyBox, case .optional = box.type else { return false }
    return plain(object) === object
  }

  // MARK: To values

  /// Whether an object is the Foundation counterpart of a Swift type; its elements may still not
  /// fit.
  static func hasValue(_ object: AnyObject, of type: Type) -> Bool {
    switch type {
    case .string: object is TextObject
    case .array: object is ObjectArray
    case .set: object is ObjectSet
    case .dictionary: object is ObjectDictionary
    case .function(let type): (object as? BlockObject)?.type.isCallable(as: type) ?? false
    case .nominal(let nominal, _):
      nominal.name == "IndexPath" && object is IndexPathObject
        || nominal.name == "Date" && object is DateObject
        || nominal.name == "URL" && object is URLObject
    default: false
    }
  }

  /// Writes the value in an object to registers as a type. Throws if the object has no such value.
  static func read(
    _ object: AnyObject, as type: Type, into registers: Registers
  ) throws(RunStop) {
    switch type {
    case .optional(let wrapped):
      if !wrapped.isNullable { registers.numbers.pointee = 1 }
      let place = wrapped.isNullable ? registers : registers.advanced(by: .number)
      return try read(object, as: wrapped, into: place)
    case .string:
      if let text = object as? TextObject { return text.drawnText.write(to: registers) }
    case .function(let type):
      registers.references.pointee = try BlockObject.closure(in: object, as: type)
      return
    case .any:
      registers.references.pointee = value(object)
      return
    case .nominal(let nominal, _) where nominal.isAnyHashable:
      registers.references.pointee = key(object)
      return
    case .array(let element):
      if let array = object as? ObjectArray {
        return try read(array.elements, as: element, into: registers)
      }
    case .set(let element):
      if let set = object as? ObjectSet {
        let storage = SetStorage(element: element)
        let scratch = Scratch(element.layout)
        for one in set.elements {
          try read(one, as: element, into: scratch.registers)
          storage.insert(scratch.registers)
        }
        registers.references.pointee = storage
        return
      }
    case .dictionary(let key, let value):
      if let dictionary = object as? ObjectDictionary {
        return try read(dictionary, key, value, into: registers)
      }
    case .nominal(let nominal, _) where nominal.kind == .structure:
      if nominal.name == "URL", let address = object as? URLObject {
        return address.url.write(to: registers)
      }
      if nominal.name == "Date", let time = object as? DateObject {
        return time.date.write(to: registers)
      }
      if nominal.isTextInside, let text = object as? TextObject {
        return text.drawnText.write(to: registers)
      }
      if nominal.name == "IndexPath", let path = object as? IndexPathObject {
        return path.path.write(to: registers)
      }
    default: break
    }
    guard let machine = ScriptHost.active?.machine else { return }
    guard machine.unpack(object, as: type, into: registers) else {
      throw RunStop(
        .castFailed(from: machine.className(of: object), to: type.description))
    }
  }

  private static func read(
    _ elements: [AnyObject], as element: Type, into registers: Registers
  ) throws(RunStop) {
    let storage = ArrayStorage(element: element.layout, holdsObjects: element.isNullable)
    Allowance.spend(elements.count)
    let scratch = Scratch(element.layout)
    for one in elements {
      try read(one, as: element, into: scratch.registers)
      storage.append(from: scratch.registers)
    }
    registers.references.pointee = storage
  }

  private static func read(
    _ dictionary: ObjectDictionary, _ key: Type, _ value: Type, into registers: Registers
  ) throws(RunStop) {
    let storage = DictionaryStorage(key: key, value: value)
    let scratch = Scratch(key.layout)
    for (one, other) in zip(dictionary.keys, dictionary.values) {
      try read(one, as: key, into: scratch.registers)
      try read(other, as: value, into: storage.findOrAdd(scratch.registers).value)
    }
    registers.references.pointee = storage
  }
}

extension Type {
  fileprivate var isInteger: Bool {
    if case .integer = self { return true }
    return false
  }
}

extension Nominal {
  /// Whether it is Swift's type of the keys of any dictionary.
  fileprivate var isAnyHashable: Bool { kind == .protocol && !isScript && name == "AnyHashable" }

  /// Whether it is an enumeration of the host, whose values are tags.
  var isHostEnumeration: Bool { kind == .enumeration && isOfHost }

  /// Whether it is a structure of the host around one text.
  var isTextInside: Bool {
    kind == .structure && isOfHost && hostLayout == .reference && storedProperties.count == 1
      && storedProperties[0].type == .string
  }

  /// Whether it is a structure of the host around one number with a fraction.
  var isNumberInside: Bool {
    kind == .structure && isOfHost && hostLayout == .number
      && ["Level", "Weight", "UILayoutPriority", "DecelerationRate"].contains(name)
  }
}

extension NSNumber {
  /// The letter of its type in C.
  fileprivate var code: String { String(cString: objCType) }
}
