import EventVocabulary
import Foundation
import ScriptLibrary
import UIKitModel

/// The values of properties that are written in Swift and only stored: each object stores them
/// under their names.
enum KeptValues {
  private static var keys: [String: UnsafeRawPointer] = [:]

  /// The address that represents a name, the same one each time.
  static func key(_ name: String) -> UnsafeRawPointer {
    if let known = keys[name] { return known }
    let made = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    keys[name] = made
    return made
  }

  /// The value under a name; nil if none was set.
  static func value(_ name: String, of object: NSObject) -> AnyValue? {
    objc_getAssociatedObject(object, key(name)).map { AnyValue($0 as AnyObject) }
  }

  /// Copies the values that another object has and this one does not have; the names of a part's
  /// internal values begin with an underscore.
  static func copyMissing(from source: NSObject, to object: NSObject) {
    for name in keys.keys.sorted() where !name.hasPrefix("_") {
      guard let kept = value(name, of: source), value(name, of: object) == nil else { continue }
      set(kept, name, of: object)
    }
  }

  /// Sets the value under a name, without a report.
  static func set(_ value: AnyValue?, _ name: String, of object: NSObject) {
    objc_setAssociatedObject(object, key(name), value?.object, .OBJC_ASSOCIATION_RETAIN)
  }
}

extension UIKitTable {
  /// The implementation of the properties of the parts in Swift.
  static func addKeptValues(_ type: TypeTable) {
    type.method("_kept(_:)", "The value of a property that is only stored.") {
      (object: NSObject, name: String) -> AnyValue? in KeptValues.value(name, of: object)
    }
    type.method("_store(_:_:)", "Stores the value of a property.") {
      (object: NSObject, value: AnyValue?, name: String) in
      KeptValues.set(value, name, of: object)
    }
    type.method("_keep(_:_:_:_:)", "Stores it, and reports what it decides on a device.") {
      (object: NSObject, value: AnyValue?, owner: String, name: String, effects: String) in
      KeptValues.set(value, name, of: object)
      let words = effects.split(separator: ",").map { $0.filter { $0 != " " } }
      KeptProperty(
        owner: owner, name: name, effects: words.compactMap { KeptProperty.Effect(rawValue: $0) }
      ).tell()
    }
  }
}
