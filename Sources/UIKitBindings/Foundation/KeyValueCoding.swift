import EventVocabulary
import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Key-value coding: properties by their names (EX-30), searched as Foundation does: first the
/// accessor methods, then the instance variables.
enum KeyValueCoding {
  /// The value of a key; for a collection, the values of all its elements.
  static func value(forKey key: String, of object: AnyObject) throws(RunStop) -> AnyValue? {
    switch object {
    case let dictionary as ObjectDictionary where !key.hasPrefix("@"):
      return dictionary.value(for: TextObject(key)).map { AnyValue($0) }
    case let array as ObjectArray where !key.hasPrefix("@"):
      return AnyValue(ObjectArray(try values(forKey: key, of: array.elements)))
    case let set as ObjectSet where !key.hasPrefix("@"):
      return AnyValue(ObjectSet(try values(forKey: key, of: set.elements)))
    case let keeper as CAAnimation:
      if let kept = keeper.value(forKey: key) { return AnyValue(Crossing.boxed(kept)) }
    default:
      if key.hasPrefix("@"), let result = try aggregate(key, nil, of: object) { return result }
    }
    guard let host = ScriptHost.active else { return nil }
    let found: AnyObject?
    if let getter = getter(key, of: object, host) {
      found = try host.machine.perform(getter, on: object, with: [])
    } else if let variable = host.machine.variable(forKey: key, of: object) {
      found = try host.machine.value(of: variable, in: object)
    } else if object is CAAnimation {
      found = nil
    } else if let layer = object as? CALayer {
      found = layer.ownValue(forKey: key).map { $0 as AnyObject }
    } else if let own = ownMethod("valueForUndefinedKey:", of: object, host) {
      found = try host.machine.perform(own, on: object, with: [TextObject(key)])
    } else {
      throw undefined(key, of: object, in: "valueForUndefinedKey:")
    }
    return found.map { AnyValue($0) }
  }

  /// Sets the value of a key, converting numbers to the required type.
  static func set(
    _ value: AnyValue?, forKey key: String, of object: AnyObject
  ) throws(RunStop) {
    switch object {
    case let dictionary as MutableObjectDictionary:
      guard let value else { return dictionary.remove(TextObject(key)) }
      return try dictionary.set(value.object, forKey: TextObject(key))
    case let list as ObjectArray:
      try enter()
      defer { leave() }
      for element in list.elements { try set(value, forKey: key, of: element) }
      return
    case let tabs as UITabBarController where key == "tabBar":
      if let bar = value?.object as? UITabBar { return tabs.take(bar) }
    default: break
    }
    guard let host = ScriptHost.active else { return }
    if let setter = setter(key, of: object, host), let type = setter.parameters.first?.type {
      if let layer = object as? CALayer, value?.object is UIColor,
        case .nominal(let wanted, _) = type.unwrapped, wanted.name == "CGColor"
      {
        return layer.noteForeignColor(forKey: key)
      }
      guard let new = try fitting(value, type, key, of: object) else { return }
      _ = try host.machine.perform(setter, on: object, with: [new.object])
    } else if let variable = host.machine.variable(forKey: key, of: object),
      host.machine.isSettable(variable)
    {
      guard let new = try fitting(value, variable.type, key, of: object) else { return }
      try host.machine.set(variable, of: object, to: new.object)
    } else if let keeper = object as? CAAnimation {
      keeper.setValue(value.map { Crossing.native($0) }, forKey: key)
    } else if let layer = object as? CALayer {
      layer.setOwnValue(value?.object, forKey: key)
    } else if let own = ownMethod("setValue:forUndefinedKey:", of: object, host) {
      _ = try host.machine.perform(own, on: object, with: [value?.object, TextObject(key)])
    } else {
      throw undefined(key, of: object, in: "setValue:forUndefinedKey:")
    }
  }

  // MARK: Finding methods

  /// Whether an object has the first property of a path, as Objective-C sees it.
  static func knows(_ path: String, of object: AnyObject) -> Bool {
    guard let host = ScriptHost.active else { return false }
    let key = String(path.prefix { $0 != "." })
    return getter(key, of: object, host) != nil
      || host.machine.variable(forKey: key, of: object) != nil
  }

  private static func capitalized(_ key: String) -> String {
    key.prefix(1).uppercased() + key.dropFirst()
  }

  private static func getter(
    _ key: String, of object: AnyObject, _ host: ScriptHost
  ) -> Function? {
    let words = capitalized(key)
    return ["get\(words)", key, "is\(words)", "_\(key)"].lazy
      .compactMap { host.method($0, of: object) }
      .first { $0.parameters.isEmpty && $0.result != .void }
  }

  static func setter(
    _ key: String, of object: AnyObject, _ host: ScriptHost
  ) -> Function? {
    for selector in ["set\(capitalized(key)):", "_set\(capitalized(key)):"] {
      if let found = host.method(selector, of: object), found.parameters.count == 1 { return found }
    }
    // The name of a flag that only Swift uses: `isHidden`.
    for nominal in host.machine.classType(of: object).lineage where !nominal.isScript {
      for case .property(let property) in nominal.members[key] ?? [] where !property.isStatic {
        if case .computed(_, let setter?) = property.storage { return setter }
      }
    }
    return nil
  }

  /// A method by which a script's class handles keys itself.
  static func ownMethod(
    _ selector: String, of object: AnyObject, _ host: ScriptHost
  ) -> Function? {
    guard let found = host.method(selector, of: object), !found.isHost else { return nil }
    return found
  }

  // MARK: Exceptions

  static func undefined(_ key: String, of object: AnyObject, in selector: String) -> RunStop {
    let text = UIKitException.unknownKey.reason([name(of: object), key, selector])
    return NSException(
      name: UIKitException.unknownKey.name, reason: text, userInfo: nil
    ).stop
  }

  /// The class name of the object in the reasons of exceptions.
  static func name(of object: AnyObject) -> String {
    if object is ObjectArray || object is ObjectSet || object is ObjectDictionary {
      return ObjectiveCMessages.privateName(of: object)
    }
    // Foundation's description of a structure.
    if object is NSValue, !(object is NSNumber) { return "NSConcreteValue" }
    return (object as? NSObject).map { ScriptTypes.name(of: $0) }
      ?? ScriptHost.active?.machine.className(of: object) ?? "\(type(of: object))"
  }
}
