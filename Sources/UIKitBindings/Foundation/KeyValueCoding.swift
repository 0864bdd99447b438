import EventVocabulary
import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Key-value coding: properties of UIKit's classes by their names (EX-30).
enum KeyValueCoding {
  /// The value of a property.
  static func value(
    forKey key: String, of object: NSObject
  ) throws(RunStop) -> AnyValue? {
    if let keeper = object as? CAAnimation, let kept = keeper.value(forKey: key) {
      return AnyValue(Crossing.boxed(kept))
    }
    if let (own, machine) = ownProperty(key, of: object) {
      return try machine.value(of: own, in: object).map { AnyValue($0) }
    }
    guard let property = property(key, of: object),
      case .computed(let getter, _) = property.storage,
      case .host(let code) = getter.implementation
    else {
      if object is CAAnimation { return nil }
      if let layer = object as? CALayer {
        return layer.ownValue(forKey: key).map { AnyValue($0 as AnyObject) }
      }
      if let host = ScriptHost.active, let getter = host.method(key, of: object) {
        return try host.machine.perform(getter, on: object, with: []).map { AnyValue($0) }
      }
      throw undefined(key, of: object, in: "valueForUndefinedKey:")
    }
    let scratch = Scratch(property.type.layout + .reference)
    defer { withExtendedLifetime(scratch) {} }
    scratch.registers.references.pointee = object
    try code.body(scratch.registers)
    return Crossing.read(property.type, from: scratch.registers).map {
      AnyValue(Crossing.boxed($0))
    }
  }

  /// Sets a property, converting numbers to its type.
  static func set(
    _ value: AnyValue?, forKey key: String, of object: NSObject
  ) throws(RunStop) {
    if let tabs = object as? UITabBarController, key == "tabBar",
      let bar = value?.object as? UITabBar
    {
      return tabs.take(bar)
    }
    if let (own, machine) = ownProperty(key, of: object), machine.isSettable(own) {
      if let text = value?.object as? TextObject, case .nominal(let type, _) = own.type.unwrapped,
        type.name == "NSString"
      {
        return try machine.set(own, of: object, to: text)
      }
      let native = try fitting(value, own, of: object)
      return try machine.set(
        own, of: object, to: native.map { Crossing.boxed($0, for: own.type) })
    }
    guard let property = property(key, of: object),
      case .computed(_, let setter?) = property.storage,
      case .host(let code) = setter.implementation
    else {
      if let layer = object as? CALayer {
        return layer.setOwnValue(value?.object, forKey: key)
      }
      guard let keeper = object as? CAAnimation else {
        let selector = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
        guard let host = ScriptHost.active, let setter = host.method(selector, of: object),
          let type = setter.parameters.first?.type
        else { throw undefined(key, of: object, in: "setValue:forUndefinedKey:") }
        let given = value.flatMap { fitting($0, type) }.map { Crossing.boxed($0) }
        _ = try host.machine.perform(setter, on: object, with: [given ?? value?.object])
        return
      }
      return keeper.setValue(value.map { Crossing.native($0) }, forKey: key)
    }
    if let layer = object as? CALayer, value?.object is UIColor,
      case .nominal(let wanted, _) = property.type.unwrapped, wanted.name == "CGColor"
    {
      return layer.noteForeignColor(forKey: key)
    }
    let native = try fitting(value, property, of: object)
    let scratch = Scratch(property.type.layout + .reference)
    defer { withExtendedLifetime(scratch) {} }
    scratch.registers.references.pointee = object
    Crossing.write(
      native, as: property.type, to: scratch.registers.advanced(by: .reference))
    try code.body(scratch.registers)
  }

  // MARK: Finding properties

  /// The property of a name that code declares in an object's class, as `@objc` or in Objective-C,
  /// and the machine that reads it.
  private static func ownProperty(
    _ key: String, of object: NSObject
  ) -> (TypedProgram.Property, Machine)? {
    guard let machine = ScriptHost.active?.machine else { return nil }
    for name in [key, "is" + key.prefix(1).uppercased() + key.dropFirst()] {
      if let property = machine.property(forKey: name, of: object) { return (property, machine) }
    }
    return nil
  }

  /// The property of a name in the object's classes of UIKit. A flag is found without its `is`, as
  /// in Objective-C.
  private static func property(_ key: String, of object: NSObject) -> TypedProgram.Property? {
    guard let library = ScriptHost.active?.library else { return nil }
    let names = [key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
    var current: AnyClass? = Swift.type(of: object)
    while let type = current {
      if let nominal = library.hostTypes[ObjectIdentifier(type)] {
        for name in names {
          for case .property(let property) in nominal.members[name] ?? []
          where !property.isStatic { return property }
        }
      }
      current = _getSuperclass(type)
    }
    return nil
  }

  // MARK: Converting values

  /// The value as the property takes it. Throws what a device raises for another one.
  private static func fitting(
    _ value: AnyValue?, _ property: TypedProgram.Property, of object: NSObject
  ) throws(RunStop) -> Any? {
    guard let value else {
      if case .optional = property.type { return nil }
      throw NSException(
        name: "NSInvalidArgumentException",
        reason: "[<\(name(of: object))> setNilValueForKey]: could not set nil as the value for the "
          + "key \(property.name).", userInfo: nil
      ).stop
    }
    guard let fitting = fitting(value, property.type) else {
      throw NSException(
        name: "NSInvalidArgumentException",
        reason: "the value for the key \(property.name) of <\(name(of: object))> has another type",
        userInfo: nil
      ).stop
    }
    return fitting
  }

  private static func fitting(_ value: AnyValue, _ type: Type) -> Any? {
    switch type {
    case .optional(let wrapped): return fitting(value, wrapped)
    case .bool: return number(value).map { $0 != 0 }
    case .integer(.int): return number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    case .integer(.uint): return number(value).flatMap { UInt(exactly: $0.rounded(.towardZero)) }
    case .integer(.int32): return number(value).flatMap { Int32(exactly: $0.rounded(.towardZero)) }
    case .integer(.uint32):
      return number(value).flatMap { UInt32(exactly: $0.rounded(.towardZero)) }
    case .floating(.double): return number(value)
    case .floating(.cgFloat): return number(value).map { CGFloat($0) }
    case .floating(.float): return number(value).map { Float($0) }
    case .string: return Crossing.native(value) as? String
    case .any, .anyObject: return value.object
    case .nominal(let nominal, _) where nominal.kind == .class:
      if nominal.name == "NSString", let text = Crossing.native(value) as? String {
        return TextObject(text)
      }
      guard let object = value.object as? NSObject, ScriptTypes.isInstance(object, of: type) else {
        return nil
      }
      return object
    default:
      if let boxed = value.object as? NSValue { return structure(in: boxed, type) }
      return (value.object as? AnyBox)?.type == type ? Crossing.native(value) : nil
    }
  }

  /// The structure that an object of Foundation's contains, if it is of the type.
  private static func structure(in value: NSValue, _ type: Type) -> Any? {
    guard case .nominal(let nominal, _) = type else { return nil }
    let kept = value.encoding.type.dropFirst().prefix { $0 != "=" }
    guard kept == nominal.name else { return nil }
    return switch nominal.name {
    case "CGPoint": value.cgPointValue
    case "CGSize": value.cgSizeValue
    case "CGRect": value.cgRectValue
    case "CGVector": value.cgVectorValue
    case "CGAffineTransform": value.cgAffineTransformValue
    case "CATransform3D": value.caTransform3DValue
    case "UIEdgeInsets": value.uiEdgeInsetsValue
    default: nil
    }
  }

  /// A number in a box as the kind of number that a method takes; anything else as it is.
  static func number(_ object: AnyObject, as type: Type) -> AnyObject {
    guard let box = object as? AnyBox, box.type != type, type == .bool || type.isNumber,
      box.type == .bool || box.type.isNumber
    else { return object }
    if let whole = Crossing.native(AnyValue(object)) as? any BinaryInteger {
      switch type {
      case .integer(.int): return Crossing.boxed(Int(truncatingIfNeeded: whole))
      case .integer(.uint): return Crossing.boxed(UInt(truncatingIfNeeded: whole))
      case .integer(.int32): return Crossing.boxed(Int32(truncatingIfNeeded: whole))
      case .integer(.uint32): return Crossing.boxed(UInt32(truncatingIfNeeded: whole))
      default: break
      }
    }
    return fitting(AnyValue(object), type).map { Crossing.boxed($0) } ?? object
  }

  static func number(_ value: AnyValue) -> Double? {
    if let number = value.object as? NSNumber { return number.doubleValue }
    return switch Crossing.native(value) {
    case let flag as Bool: flag ? 1 : 0
    case let number as Int: Double(number)
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }

  // MARK: Exceptions

  private static func undefined(
    _ key: String, of object: NSObject, in selector: String
  ) -> RunStop {
    undefined(key, ofClass: name(of: object), in: selector)
  }

  /// The exception of a name that a class does not have (EX-28).
  static func undefined(
    _ key: String, ofClass className: String, in selector: String
  ) -> RunStop {
    let text = UIKitException.unknownKey.reason([className, key, selector])
    return NSException(
      name: UIKitException.unknownKey.name, reason: text, userInfo: nil
    ).stop
  }

  private static func name(of object: NSObject) -> String {
    object is ObjectArray || object is ObjectSet || object is ObjectDictionary
      ? ObjectiveCMessages.privateName(of: object) : ScriptTypes.name(of: object)
  }
}

extension UIKitTable {
  static func addKeyValueCoding(_ type: TypeTable) {
    type.method("value(forKey:)", "The value of a property by its name (EX-30).") {
      (object: NSObject, key: String) throws(RunStop) -> AnyValue? in
      try KeyValueCoding.value(forKey: key, of: object)
    }
    type.method("setValue(_:forKey:)", "Sets a property by its name (EX-30).") {
      (object: NSObject, value: AnyValue?, key: String) throws(RunStop) in
      try KeyValueCoding.set(value, forKey: key, of: object)
    }
    type.method("value(forKeyPath:)", "The value at the end of several names (EX-30).") {
      (object: NSObject, path: String) throws(RunStop) -> AnyValue? in
      try KeyValueCoding.value(forKeyPath: path, of: object)
    }
    type.method("setValue(_:forKeyPath:)", "Sets the property at the end of several names (EX-30).")
    {
      (object: NSObject, value: AnyValue?, path: String) throws(RunStop) in
      try KeyValueCoding.set(value, forKeyPath: path, of: object)
    }
  }
}
