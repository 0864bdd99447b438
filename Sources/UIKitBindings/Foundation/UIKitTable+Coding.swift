import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Values in archives, by their keys (AP-52). Code cannot read values in the archive of a nib.
extension UIKitTable {
  static func addKeyedCoding(_ type: TypeTable) {
    type.method("encode(_:forKey:)", "Keeps a value under a key (AP-52).") {
      (coder: NSCoder, value: AnyValue?, key: String) throws(RunStop) in
      guard let coder = coder as? RestorationCoder else { return }
      try checkArchivable(value)
      coder.keep(value?.object, forKey: key)
    }.named("encodeObject:forKey:")
    type.method("containsValue(forKey:)", "Whether a value was kept under a key.") {
      (coder: NSCoder, key: String) in kept(key, in: coder) != nil
    }
    type.method("decodeObject(forKey:)", "The value that was kept under a key; nil for none.") {
      (coder: NSCoder, key: String) in kept(key, in: coder)
    }
    type.method("decodeInteger(forKey:)", "The whole number; 0 for none.") {
      (coder: NSCoder, key: String) in
      number(key, in: coder).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0
    }
    type.method("decodeBool(forKey:)", "The truth value; false for none.") {
      (coder: NSCoder, key: String) in number(key, in: coder).map { $0 != 0 } ?? false
    }
    type.method("decodeDouble(forKey:)", "The number; 0 for none.") {
      (coder: NSCoder, key: String) in number(key, in: coder) ?? 0
    }
    type.method("decodeFloat(forKey:)", "The number; 0 for none.") {
      (coder: NSCoder, key: String) in Float(number(key, in: coder) ?? 0)
    }
    type.method("decodeCGPoint(forKey:)", "The point; zero for none.") {
      (coder: NSCoder, key: String) in structure(key, in: coder) ?? CGPoint.zero
    }
    type.method("decodeCGSize(forKey:)", "The size; zero for none.") {
      (coder: NSCoder, key: String) in structure(key, in: coder) ?? CGSize.zero
    }
    type.method("decodeCGRect(forKey:)", "The rectangle; zero for none.") {
      (coder: NSCoder, key: String) in structure(key, in: coder) ?? CGRect.zero
    }
  }

  private static func kept(_ key: String, in coder: NSCoder) -> AnyValue? {
    (coder as? RestorationCoder)?.kept(forKey: key).map { AnyValue($0 as AnyObject) }
  }

  private static func number(_ key: String, in coder: NSCoder) -> Double? {
    kept(key, in: coder).flatMap { KeyValueCoding.number($0.object) }
  }

  private static func structure<Value>(_ key: String, in coder: NSCoder) -> Value? {
    kept(key, in: coder).flatMap { Crossing.native($0) as? Value }
  }

  /// Throws the exception of a device for an object of a class without `encode(with:)`. Controllers
  /// are archived as their indices.
  private static func checkArchivable(_ value: AnyValue?) throws(RunStop) {
    guard let object = value?.object, !(object is UIViewController),
      object is Fields || ScriptHost.active?.fields(of: object) != nil
    else { return }
    let name = (object as? NSObject).map { ScriptTypes.name(of: $0) } ?? "an object"
    throw NSException(
      name: "NSInvalidArgumentException",
      reason: "-[\(name) encodeWithCoder:]: unrecognized selector sent to instance", userInfo: nil
    ).stop
  }
}
