import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The functions that code of the Objective-C checker calls, under names that no program can write.
extension UIKitTable {
  static func addMessages(_ table: Table) {
    table.function("&send(_:_:_:)", "A message whose method the object's class finds.") {
      (object: AnyValue, selector: String, arguments: [AnyValue?]) throws(RunStop) -> AnyValue? in
      try ObjectiveCMessages.send(selector, to: object.object, arguments.map { $0?.object })
    }
    table.function("&missingError()", "The error of a method that failed and gave none.") { () in
      ErrorObject(domain: "Foundation._GenericObjCError", code: 0, userInfo: nil)
    }
    // Only the method that answered determines the kind of a number.
    table.function("&integer(_:)", "The whole number in a result; 0 for anything else.") {
      (value: AnyValue?) -> Int in ObjectiveCMessages.integer(in: value)
    }
    table.function("&real(_:)", "The number in a result; 0 for anything else.") {
      (value: AnyValue?) -> Double in ObjectiveCMessages.real(in: value)
    }
    addRefusals(table)
    addWalks(table)
    addFixedCopies(table)
    addAssociatedObjects(table)
  }

  /// The functions that raise an exception of a device, or end the app.
  private static func addRefusals(_ table: Table) {
    table.function("&checkResponds(_:_:)", "Raises if an object has no method of a name.") {
      (object: AnyValue, selector: String) throws(RunStop) in
      let plain = ObjectBridge.plain(object.object)
      guard let host = ScriptHost.active, host.method(selector, of: plain) == nil else { return }
      throw RunStop(host.unrecognized(selector, plain))
    }
    table.function("&nilArgument(_:)", "Raises if a method takes no nil; nil for others.") {
      (selector: String) throws(RunStop) -> AnyValue? in
      guard let place = NilArguments.places[selector] else { return nil }
      throw RunStop(
        .exception(
          Excerpt("NSInvalidArgumentException"), reason: Excerpt("*** \(place): nil argument")))
    }
    table.function("&nilElement(_:_:)", "Raises: a literal has nil at an index.") {
      (place: String, index: Int) throws(RunStop) -> AnyValue in
      let method =
        place == "array"
        ? "-[__NSPlaceholderArray initWithObjects:count:]"
        : "-[__NSPlaceholderDictionary initWithObjects:forKeys:count:]"
      let list = place == "array" ? "objects" : place
      throw RunStop(
        .exception(
          Excerpt("NSInvalidArgumentException"),
          reason: Excerpt("*** \(method): attempt to insert nil object from \(list)[\(index)]")))
    }
    table.function("&nilBlock()", "Ends the program: a block that is nil was called.") {
      () throws(RunStop) in
      throw RunStop(
        .fatalError(
          Excerpt(
            "EXC_BAD_ACCESS: a block that is nil was called; test it first: if (block) block();")))
    }
  }

  /// The functions for loops over collections, and for properties with `copy`.
  private static func addWalks(_ table: Table) {
    table.function("&changes(_:)", "A number that is another one once a collection has changed.") {
      (collection: AnyValue?) -> Int in ObjectiveCMessages.changes(of: collection?.object)
    }
    table.function("&checkUnchanged(_:_:)", "Raises if a collection has changed since then.") {
      (collection: AnyValue?, before: Int) throws(RunStop) in
      guard let object = collection?.object, ObjectiveCMessages.changes(of: object) != before
      else { return }
      throw RunStop(
        .exception(
          Excerpt("NSGenericException"),
          reason: Excerpt(
            "*** Collection <\(ObjectiveCMessages.privateName(of: object))> was mutated while "
              + "being enumerated.")))
    }
    table.function("&elements(_:)", "What a loop over a collection of any class walks.") {
      (collection: AnyValue?) throws(RunStop) -> [AnyReference] in
      guard let object = collection?.object else { return [] }
      return try ObjectiveCMessages.elements(of: object).map { AnyReference($0) }
    }
    table.function("&copy(_:)", "The same text or collection, as an object that does not change.") {
      (value: AnyValue?) throws(RunStop) -> AnyValue? in
      try value.map { (value) throws(RunStop) in
        AnyValue(try ObjectiveCMessages.copy(of: value.object))
      }
    }
  }

  /// The functions for properties with `copy` whose class is mutable.
  private static func addFixedCopies(_ table: Table) {
    table.function("&fixedCopy(_:)", "A copy that raises where it is changed.") {
      (value: AnyValue?) -> AnyValue? in
      value.map { AnyValue(ObjectiveCMessages.fixedCopy(of: $0.object)) }
    }
    table.function("&checkChanges(_:_:)", "Raises if a collection is a copy that stays as it is.") {
      (value: AnyValue, selector: String) throws(RunStop) in
      guard let name = ObjectiveCMessages.fixedName(of: value.object) else { return }
      throw RunStop(.unrecognizedSelector(selector, of: name))
    }
  }

  private static func addAssociatedObjects(_ table: Table) {
    table.function("&address(_:)", "The object that represents the address of a variable.") {
      (name: String) in AnyReference(AddressObject.of(name))
    }
    table.function("&associate(_:_:_:_:)", "Keeps a value with an object, under a key.") {
      (object: AnyValue?, key: String, value: AnyValue?, policy: Int) throws(RunStop) in
      guard let object else { return }
      let policy =
        objc_AssociationPolicy(rawValue: UInt(clamping: policy)) ?? .OBJC_ASSOCIATION_RETAIN
      var kept = value
      if policy == .OBJC_ASSOCIATION_COPY || policy == .OBJC_ASSOCIATION_COPY_NONATOMIC,
        let value
      {
        kept = AnyValue(try ObjectiveCMessages.copy(of: value.object))
      }
      associate(object, KeptValues.key(key), kept, policy)
    }
    table.function("&associated(_:_:)", "What is kept with an object under a key.") {
      (object: AnyValue?, key: String) -> AnyValue? in
      object.flatMap { associated($0, KeptValues.key(key)) }
    }
  }
}

/// The address of a variable as a value: as a context of key-value observing. Nothing but whether
/// it is the same as another one can be asked.
final class AddressObject: NSObject {
  private static var known: [String: AddressObject] = [:]

  /// The address of the variable of a name.
  static func of(_ name: String) -> AddressObject {
    if let object = known[name] { return object }
    let object = AddressObject()
    // Names are those of a program's variables; a session that declares more and more of them must
    // not grow without end.
    if known.count < 10_000 { known[name] = object }
    return object
  }
}

enum ObjectiveCMessages {
  /// A number that changes when elements are inserted or removed.
  static func changes(of object: AnyObject?) -> Int {
    switch object {
    case let array as MutableObjectArray: array.changes
    case let set as MutableObjectSet: set.elements.count
    case let dictionary as MutableObjectDictionary: dictionary.keys.count
    default: 0
    }
  }

  /// The name of Foundation's own class for a collection.
  static func privateName(of object: AnyObject) -> String {
    switch object {
    case let set as ObjectSet: Swift.type(of: set).privateName
    case let dictionary as ObjectDictionary: Swift.type(of: dictionary).privateName
    case let array as ObjectArray: Swift.type(of: array).privateName
    default: "\(Swift.type(of: object))"
    }
  }

  /// The elements of a collection, or the keys of a dictionary. Throws the exception for any
  /// other object.
  static func elements(of object: AnyObject) throws(RunStop) -> [AnyObject] {
    switch ObjectBridge.plain(object) {
    case let array as ObjectArray: return array.elements
    case let set as ObjectSet: return set.elements
    case let dictionary as ObjectDictionary: return dictionary.keys
    case let walk as EnumeratorObject: return walk.takeRest()
    case let table as HashTableObject: return table.objects
    case let table as MapTableObject: return table.entries.map(\.key)
    default:
      let selector = "countByEnumeratingWithState:objects:count:"
      guard let host = ScriptHost.active else { return [] }
      throw RunStop(host.unrecognized(selector, object))
    }
  }

  /// The result of `copy` for texts and collections; any other object is returned itself.
  static func copy(of object: AnyObject) throws(RunStop) -> AnyObject {
    switch object {
    case let text as MutableTextObject:
      Allowance.spend(bytes: text.drawnText.utf8.count)
      return TextObject(text.drawnText)
    case let array as MutableObjectArray:
      Allowance.spend(array.elements.count)
      return ObjectArray(array.elements)
    case let set as MutableObjectSet: return ObjectSet(set.elements)
    case let dictionary as MutableObjectDictionary:
      return ObjectDictionary(Array(zip(dictionary.keys, dictionary.values)))
    default: return object
    }
  }

  /// The same for a property whose class is mutable: its register only takes that class, so the
  /// copy is marked instead.
  static func fixedCopy(of object: AnyObject) -> AnyObject {
    switch object {
    case let array as MutableObjectArray:
      Allowance.spend(array.elements.count)
      let copy = MutableObjectArray(array.elements)
      copy.isFixed = true
      return copy
    case let set as MutableObjectSet:
      let copy = MutableObjectSet(set.elements)
      copy.isFixed = true
      return copy
    case let dictionary as MutableObjectDictionary:
      let copy = MutableObjectDictionary(Array(zip(dictionary.keys, dictionary.values)))
      copy.isFixed = true
      return copy
    default: return object
    }
  }

  /// Foundation's class of an immutable copy; nil for other objects.
  static func fixedName(of object: AnyObject) -> String? {
    switch object {
    case let array as MutableObjectArray where array.isFixed:
      array.elements.isEmpty ? "__NSArray0" : "__NSFrozenArrayM"
    case let set as MutableObjectSet where set.isFixed: "__NSFrozenSetM"
    case let dictionary as MutableObjectDictionary where dictionary.isFixed:
      dictionary.keys.isEmpty ? "__NSDictionary0" : "__NSFrozenDictionaryM"
    default: nil
    }
  }

  static func integer(in value: AnyValue?) -> Int {
    switch value.map({ Crossing.native($0) }) {
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: Int(truncatingIfNeeded: number)
    case let number as NSNumber: number.intValue
    default: Int(exactly: real(in: value).rounded(.towardZero)) ?? 0
    }
  }

  static func real(in value: AnyValue?) -> Double {
    switch value.map({ Crossing.native($0) }) {
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }

  /// Sends a message to an object of any class. Throws the exception of an unknown selector.
  static func send(
    _ selector: String, to object: AnyObject, _ arguments: [AnyObject?]
  ) throws(RunStop) -> AnyValue? {
    guard let host = ScriptHost.active else { return nil }
    guard let function = host.method(selector, of: object) else {
      throw RunStop(host.unrecognized(selector, object))
    }
    let fitting = zip(arguments, function.parameters).map { fitted($0, to: $1.type) }
    guard let result = try host.machine.perform(function, on: object, with: fitting) else {
      return nil
    }
    return AnyValue(result)
  }

  /// A number as the method takes it: only the object determines its kind.
  private static func fitted(_ argument: AnyObject?, to type: Type) -> AnyObject? {
    guard let box = argument as? AnyBox, box.type != type else { return argument }
    switch (box.type, type) {
    case (.integer, .integer):
      return AnyBox(type: type, numbers: box.numbers, references: [])
    case (.integer, .floating), (.floating, .integer), (.floating, .floating):
      let value = AnyValue(box)
      let scratch = Scratch(type.layout)
      let number = real(in: value)
      switch type {
      case .floating(.float): Float(number).write(to: scratch.registers)
      case .floating: number.write(to: scratch.registers)
      default:
        let whole = Int(exactly: number.rounded(.towardZero)) ?? 0
        scratch.registers.numbers.pointee = UInt64(bitPattern: Int64(whole))
      }
      return AnyBox(
        type: type, numbers: [scratch.registers.numbers.pointee], references: [])
    default: return argument
    }
  }
}
