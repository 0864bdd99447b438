import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The functions that the code of Objective-C's checker calls, under names that no program can
/// write.
extension UIKitTable {
  static func addMessages(_ table: Table) {
    table.function("&send(_:_:_:)", "A message whose method the object's class finds.") {
      (object: AnyValue, selector: String, arguments: [AnyValue?]) throws(RunStop) -> AnyValue? in
      try ObjectiveCMessages.send(selector, to: object.object, arguments.map { $0?.object })
    }
    // Of what kind a number is, only the method knows that answered.
    table.function("&integer(_:)", "The whole number in a result; 0 for anything else.") {
      (value: AnyValue?) -> Int in ObjectiveCMessages.integer(in: value)
    }
    table.function("&real(_:)", "The number in a result; 0 for anything else.") {
      (value: AnyValue?) -> Double in ObjectiveCMessages.real(in: value)
    }
    addWalks(table)
    addAssociatedObjects(table)
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

  private static func addAssociatedObjects(_ table: Table) {
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

enum ObjectiveCMessages {
  /// A number that differs once elements came or went.
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
    default:
      let selector = "countByEnumeratingWithState:objects:count:"
      guard let host = ScriptHost.active else { return [] }
      throw RunStop(host.unrecognized(selector, object))
    }
  }

  /// What `copy` returns for texts and collections; any other object is itself.
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
    guard let result = try host.machine.perform(function, on: object, with: arguments) else {
      return nil
    }
    return AnyValue(result)
  }
}
