import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

// Values of nibs: attributes that a user added, and collections of outlets.

extension KeyValueCoding {
  /// Sets the property at a path to a value of a nib; returns false, without any effect, if a class
  /// on the path has no property with that name.
  static func setNibValue(
    _ value: Any?, forKeyPath path: String, of object: AnyObject
  ) throws(RunStop) -> Bool {
    var keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = keys.popLast(), !last.isEmpty else { return false }
    var receiver = object
    for key in keys {
      guard knows(key, receiver), let next = try self.value(forKey: key, of: receiver) else {
        return false
      }
      receiver = next.object
    }
    guard isSettable(last, receiver) else { return false }
    try set(value.map { AnyValue(asObject($0)) }, forKey: last, of: receiver)
    return true
  }

  private static func asObject(_ value: Any) -> AnyObject {
    switch value {
    case let list as [AnyObject]: ObjectArray(list)
    case let text as String: TextObject(text)
    case let size as CGSize: NSValue(cgSize: size)
    case let point as CGPoint: NSValue(cgPoint: point)
    case let rectangle as CGRect: NSValue(cgRect: rectangle)
    default: value as AnyObject
    }
  }

  private static func knows(_ key: String, _ object: AnyObject) -> Bool {
    guard let host = ScriptHost.active else { return false }
    return host.method(key, of: object) != nil
      || host.machine.variable(forKey: key, of: object) != nil
  }

  private static func isSettable(_ key: String, _ object: AnyObject) -> Bool {
    if object is CALayer { return true }
    guard let host = ScriptHost.active else { return false }
    return setter(key, of: object, host) != nil
      || host.machine.variable(forKey: key, of: object).map(host.machine.isSettable) ?? false
      || ownMethod("setValue:forUndefinedKey:", of: object, host) != nil
  }
}
