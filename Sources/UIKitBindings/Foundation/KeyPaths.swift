import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

// Key paths, and the collection operators in them.

extension KeyValueCoding {
  /// The value at the end of a path.
  static func value(forKeyPath path: String, of object: AnyObject) throws(RunStop) -> AnyValue? {
    var current = object
    var rest = Substring(path)
    while true {
      Allowance.spend(4)
      let key = String(rest.prefix { $0 != "." })
      let isLast = key.utf8.count == rest.utf8.count
      if key.hasPrefix("@") {
        let next = isLast ? nil : String(rest.dropFirst(key.count + 1))
        if let result = try aggregate(key, next, of: current) { return result }
      }
      let value = try value(forKey: key, of: current)
      if isLast { return value }
      guard let value else { return nil }
      rest = rest.dropFirst(key.count + 1)
      if current is CALayer, let part = part(keys(rest)[...], of: Crossing.native(value)) {
        return AnyValue(Crossing.boxed(part))
      }
      current = ObjectBridge.plain(value.object)
    }
  }

  /// Sets the property at the end of a path; has no effect if an object on the way is nil.
  static func set(
    _ value: AnyValue?, forKeyPath path: String, of object: AnyObject
  ) throws(RunStop) {
    guard let dot = path.lastIndex(of: ".") else {
      return try set(value, forKey: path, of: object)
    }
    if try setPart(value, forKeyPath: path, of: object) { return }
    let before = String(path[..<dot])
    guard let owner = try self.value(forKeyPath: before, of: object) else { return }
    try set(
      value, forKey: String(path[path.index(after: dot)...]),
      of: ObjectBridge.plain(owner.object))
  }

  /// Sets a field of a structure of a layer, such as the origin of its bounds; returns whether the
  /// path leads to one.
  private static func setPart(
    _ value: AnyValue?, forKeyPath path: String, of object: AnyObject
  ) throws(RunStop) -> Bool {
    let keys = keys(path[...])
    var current = object
    for (index, key) in keys.dropLast().enumerated() {
      guard let next = try self.value(forKey: key, of: current) else { return false }
      let rest = keys[(index + 1)...]
      if current is CALayer, let value,
        let changed = replacing(rest, of: Crossing.native(next), with: value)
      {
        try set(AnyValue(Crossing.boxed(changed)), forKey: key, of: current)
        return true
      }
      current = ObjectBridge.plain(next.object)
    }
    return false
  }

  private static func keys(_ path: Substring) -> [String] {
    path.split(separator: ".").map(String.init)
  }

  /// The values of all elements, with `NSNull` for an element without a value.
  static func values(
    forKey key: String, of elements: [AnyObject]
  ) throws(RunStop) -> [AnyObject] {
    var values: [AnyObject] = []
    try enter()
    defer { leave() }
    for element in elements {
      Allowance.spend(4)
      let value = try value(forKey: key, of: element)
      values.append(value.map { ObjectBridge.plain($0.object) } ?? ScriptTypes.null)
    }
    return values
  }

  /// The depth of collections whose values are being read.
  private static var depth = 0

  /// Counts a collection; stops if it contains itself.
  static func enter() throws(RunStop) {
    guard depth < 100 else {
      throw RunStop(
        .fatalError(Excerpt("EXC_BAD_ACCESS: a collection that contains itself has no end")))
    }
    depth += 1
  }

  static func leave() { depth -= 1 }

  // MARK: Collections

  /// The result of an operator such as `@count` or `@sum.age`; nil for other objects and words.
  static func aggregate(
    _ word: String, _ path: String?, of object: AnyObject
  ) throws(RunStop) -> AnyValue? {
    let elements: [AnyObject]
    switch object {
    case let array as ObjectArray: elements = array.elements
    case let set as ObjectSet: elements = set.elements
    case let dictionary as ObjectDictionary: elements = dictionary.values
    default: return nil
    }
    if word == "@count" { return AnyValue(NSNumber(value: elements.count)) }
    guard let path else { return nil }
    try enter()
    defer { leave() }
    var values: [AnyObject] = []
    for element in elements {
      guard let value = try value(forKeyPath: path, of: element) else { continue }
      values.append(ObjectBridge.plain(value.object))
    }
    let numbers = values.compactMap { number($0) }
    switch word {
    case "@sum": return AnyValue(NSNumber(value: numbers.reduce(0, +)))
    case "@avg":
      let count = Double(max(1, elements.count))
      return AnyValue(NSNumber(value: numbers.reduce(0, +) / count))
    case "@max": return try extreme(values, isGreatest: true)
    case "@min": return try extreme(values, isGreatest: false)
    case "@unionOfObjects": return AnyValue(ObjectArray(values))
    case "@distinctUnionOfObjects": return AnyValue(ObjectArray(ObjectSet(values).elements))
    default: return nil
    }
  }

  /// The maximum or the minimum of values, by `compare:`.
  private static func extreme(
    _ values: [AnyObject], isGreatest: Bool
  ) throws(RunStop) -> AnyValue? {
    guard var found = values.first else { return nil }
    for value in values.dropFirst() {
      let order: Int
      if let one = number(value), let other = number(found) {
        order = one == other ? 0 : one < other ? -1 : 1
      } else {
        let answer = try ObjectiveCMessages.send("compare:", to: value, [found])
        order = ObjectiveCMessages.integer(in: answer)
      }
      if isGreatest ? order > 0 : order < 0 { found = value }
    }
    return AnyValue(found)
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
    addKeysOfObjectiveC(type)
  }

  /// The methods that Objective-C code overrides, or that take several keys at once.
  private static func addKeysOfObjectiveC(_ type: TypeTable) {
    type.method("_value(undefined:)", "Raises: the class has no such property (EX-30).") {
      (object: NSObject, key: String) throws(RunStop) -> AnyValue? in
      throw KeyValueCoding.undefined(key, of: object, in: "valueForUndefinedKey:")
    }.named("valueForUndefinedKey:")
    type.method("_setValue(_:undefined:)", "Raises: the class has no such property (EX-30).") {
      (object: NSObject, _: AnyValue?, key: String) throws(RunStop) in
      throw KeyValueCoding.undefined(key, of: object, in: "setValue:forUndefinedKey:")
    }.named("setValue:forUndefinedKey:")
    type.method("_setNil(_:)", "Raises: a number cannot be nil (EX-30).") {
      (object: NSObject, key: String) throws(RunStop) in
      throw KeyValueCoding.nilValue(key, of: object)
    }.named("setNilValueForKey:")
    type.method("_values(_:)", "The values of several properties (EX-30).") {
      (object: NSObject, keys: [String]) throws(RunStop) -> CarriedDictionary in
      var entries: [(key: String, value: Any)] = []
      for key in keys {
        let value = try KeyValueCoding.value(forKey: key, of: object)
        entries.append((key, value.map { Crossing.native($0) } ?? ScriptTypes.null))
      }
      return CarriedDictionary(entries)
    }.named("dictionaryWithValuesForKeys:")
    type.method("_setValues(_:)", "Sets properties by their names (EX-30).") {
      (object: NSObject, values: CarriedDictionary) throws(RunStop) in
      for (key, value) in values.entries {
        let new = value === ScriptTypes.null ? nil : AnyValue(value)
        try KeyValueCoding.set(new, forKey: key, of: object)
      }
    }.named("setValuesForKeysWithDictionary:")
  }
}
