import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

extension UIKitTable {
  static func addObjectDictionaries(_ table: Table) {
    table.class(
      ObjectDictionary.self, named: "NSDictionary", superclass: NSObject.self,
      protocols: ["NSCopying", "NSMutableCopying"], "Objects, each under a key."
    ) { type in
      type.initializer("init()", designated: true, "Without entries.") { () in
        ObjectDictionary([])
      }
      addDictionaryReading(type)
      addDictionaryMaking(type) { ObjectDictionary($0) }
    }
    table.class(
      MutableObjectDictionary.self, named: "NSMutableDictionary",
      superclass: ObjectDictionary.self, "Objects, each under a key, that can be changed."
    ) { type in
      type.initializer("init()", designated: true, "Without entries.") { () in
        MutableObjectDictionary([])
      }
      addDictionaryMaking(type) { MutableObjectDictionary($0) }
      addDictionaryChanging(type)
    }
  }

  private static func addDictionaryReading(_ type: TypeTable) {
    type.property("count", get: { (d: ObjectDictionary) in d.keys.count }, "How many there are.")
    type.property(
      "allKeys", get: { (d: ObjectDictionary) in d.keys.map { AnyValue($0) } }, "The keys.")
    type.property(
      "allValues", get: { (d: ObjectDictionary) in d.values.map { AnyValue($0) } }, "The values.")
    let getter = type.method("object(forKey:)", "The value of a key; nil without one.") {
      (d: ObjectDictionary, key: AnyValue) in d.value(for: key.object).map { AnyValue($0) }
    }
    type.nominal.add(
      .subscripting(
        SubscriptMember(
          parameters: [ParameterInfo(label: nil, name: "key", type: .any)], type: getter.result,
          owner: type.nominal, getter: getter, setter: nil)), named: "subscript")
    for selector in ["objectForKeyedSubscript:", "valueForKey:"] {
      type.method("_value(_:)", "The value of a key; nil without one.") {
        (d: ObjectDictionary, key: AnyValue) in d.value(for: key.object).map { AnyValue($0) }
      }.named(selector)
    }
    type.method("isEqual(to:)", "Whether another dictionary has equal entries.") {
      (d: ObjectDictionary, other: ObjectDictionary) in d.isEqual(other)
    }.named("isEqualToDictionary:")
    type.method("_keys(_:)", "The keys of values that equal one.") {
      (d: ObjectDictionary, value: AnyValue) in
      Allowance.spend(d.keys.count)
      let wanted = ObjectBridge.plain(value.object)
      return ObjectArray(
        zip(d.keys, d.values).filter { ObjectKey.areEqual($1, wanted) }.map { $0.0 })
    }.named("allKeysForObject:")
    type.method("_keys()", "The keys, to be walked through.") {
      (d: ObjectDictionary) in EnumeratorObject(d.keys)
    }.named("keyEnumerator")
    type.method("_values()", "The values, to be walked through.") {
      (d: ObjectDictionary) in EnumeratorObject(d.values)
    }.named("objectEnumerator")
    type.method("_sorted(_:)", "The keys in the order that a block gives to the values.") {
      (d: ObjectDictionary, order: OrderBlock) throws(RunStop) in
      ObjectArray(try keys(of: d, sorted: try sorted(d.values, by: order)))
    }.named("keysSortedByValueUsingComparator:")
    type.method("_sorted(by:)", "The keys in the order that a method gives to the values.") {
      (d: ObjectDictionary, selector: Selector?) throws(RunStop) in
      ObjectArray(try keys(of: d, sorted: try sorted(d.values, by: selector)))
    }.named("keysSortedByValueUsingSelector:")
    type.method("_values(_:_:)", "The values of keys, and an object where a key has none.") {
      (d: ObjectDictionary, keys: ObjectArray, marker: AnyReference) in
      ObjectArray(keys.elements.map { d.value(for: $0) ?? ObjectBridge.plain(marker.object) })
    }.named("objectsForKeys:notFoundMarker:")
    type.method("_walk(_:)", "Calls a block with each key and its value.") {
      (d: ObjectDictionary, block: EntryBlock) throws(RunStop) in
      for (key, value) in zip(d.keys, d.values) where try block(key, value) { break }
    }.named("enumerateKeysAndObjectsUsingBlock:")
    type.method("copy(with:)", "The same entries in a dictionary that does not change.") {
      (d: ObjectDictionary, _: MemoryZone?) in ObjectDictionary(d.entries)
    }
    type.method("mutableCopy(with:)", "The same entries in a dictionary that can be changed.") {
      (d: ObjectDictionary, _: MemoryZone?) in MutableObjectDictionary(d.entries)
    }
  }

  /// The keys in the order of their values; keys of equal values stay in their order.
  private static func keys(
    of dictionary: ObjectDictionary, sorted values: [AnyObject]
  ) throws(RunStop) -> [AnyObject] {
    var waiting: [ObjectIdentifier: [AnyObject]] = [:]
    for (key, value) in dictionary.entries.reversed() {
      waiting[ObjectIdentifier(value), default: []].append(key)
    }
    return values.compactMap { waiting[ObjectIdentifier($0)]?.popLast() }
  }

  /// Class methods that create a dictionary of a class.
  private static func addDictionaryMaking<Made: ObjectDictionary>(
    _ type: TypeTable, _ make: @escaping @MainActor ([(AnyObject, AnyObject)]) -> Made
  ) {
    type.staticMethod("_with(_:_:)", "One entry.") {
      (value: AnyValue, key: AnyValue) in make([(key.object, value.object)])
    }.named("dictionaryWithObject:forKey:")
    type.staticMethod("_with(arguments:)", "Values, each before its key, up to the first nil.") {
      (values: [AnyReference?]) in
      let objects = listed(values)
      return make(
        stride(from: 0, to: objects.count - 1, by: 2).map { (objects[$0 + 1], objects[$0]) })
    }.named("dictionaryWithObjectsAndKeys:")
    type.staticMethod("_with(objects:keys:)", "Values and their keys.") {
      (values: ObjectArray, keys: ObjectArray) throws(RunStop) in
      guard values.elements.count == keys.elements.count else {
        throw RunStop(
          .exception(
            Excerpt("NSInvalidArgumentException"),
            reason: Excerpt(
              """
              *** -[NSDictionary initWithObjects:forKeys:]: count of objects \
              (\(values.elements.count)) differs from count of keys (\(keys.elements.count))
              """)))
      }
      return make(Array(zip(keys.elements, values.elements)))
    }.named("dictionaryWithObjects:forKeys:")
    type.staticMethod("_with(dictionary:)", "The entries of another dictionary.") {
      (other: ObjectDictionary) in make(other.entries)
    }.named("dictionaryWithDictionary:")
    type.staticMethod("_capacity(_:)", "An empty dictionary.") { (_: Int) in make([]) }
      .named("dictionaryWithCapacity:")
  }

  private static func addDictionaryChanging(_ type: TypeTable) {
    type.method("setObject(_:forKey:)", "Puts a value under a key.") {
      (d: MutableObjectDictionary, value: AnyValue, key: AnyValue) throws(RunStop) in
      try d.set(value.object, forKey: key.object)
    }
    type.method("_set(_:_:)", "Puts a value under a key; nil takes the key away.") {
      (d: MutableObjectDictionary, value: AnyReference?, key: AnyReference) throws(RunStop) in
      guard let value else { return d.remove(key.object) }
      try d.set(value.object, forKey: key.object)
    }.named("setObject:forKeyedSubscript:")
    type.method("_value(_:_:)", "Puts a value under a key; nil takes the key away.") {
      (d: MutableObjectDictionary, value: AnyReference?, key: AnyReference) throws(RunStop) in
      guard let value else { return d.remove(key.object) }
      try d.set(value.object, forKey: key.object)
    }.named("setValue:forKey:")
    type.method("removeObject(forKey:)", "Takes a key and its value away.") {
      (d: MutableObjectDictionary, key: AnyValue) in d.remove(key.object)
    }
    type.method("removeAllObjects()", "Takes all entries away.") {
      (d: MutableObjectDictionary) in d.removeAll()
    }
    type.method("_add(_:)", "Takes the entries of another dictionary, too.") {
      (d: MutableObjectDictionary, other: ObjectDictionary) throws(RunStop) in
      for (key, value) in other.entries { try d.set(value, forKey: key) }
    }.named("addEntriesFromDictionary:")
    type.method("_take(_:)", "Takes the entries of another dictionary alone.") {
      (d: MutableObjectDictionary, other: ObjectDictionary) throws(RunStop) in
      let entries = other.entries
      d.removeAll()
      for (key, value) in entries { try d.set(value, forKey: key) }
    }.named("setDictionary:")
    type.method("_remove(_:)", "Takes keys and their values away.") {
      (d: MutableObjectDictionary, keys: ObjectArray) in
      for key in keys.elements { d.remove(key) }
    }.named("removeObjectsForKeys:")
  }
}

extension ObjectDictionary {
  /// The keys with their values.
  fileprivate var entries: [(AnyObject, AnyObject)] { Array(zip(keys, values)) }
}
