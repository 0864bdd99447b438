import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Foundation's `NSHashTable` and `NSMapTable`, for Objective-C.
extension UIKitTable {
  static func addHashTables(_ table: Table) {
    let nominal = table.library.hostNominal(HashTableObject.self, .class, named: "NSHashTable")
    nominal.superclass = NSObject.type(in: table.library)
    nominal.summary = "Objects without order, which it need not keep."
    table.extend(.nominal(nominal, [])) { type in
      type.initializer("init()", designated: true, "Without objects; retains its objects.") {
        () in HashTableObject(isWeak: false)
      }
      type.initializer("init(_options:capacity:)", designated: true, "Without objects.") {
        (options: UInt, _: Int) in HashTableObject(isWeak: CollectedObject.isWeak(options))
      }.named("initWithOptions:capacity:")
      type.staticMethod("_weak()", "A table that keeps none of its objects.") {
        () in HashTableObject(isWeak: true)
      }.named("weakObjectsHashTable")
      type.staticMethod("_options(_:)", "A table that retains its objects, or not.") {
        (options: UInt) in HashTableObject(isWeak: CollectedObject.isWeak(options))
      }.named("hashTableWithOptions:")
      type.property(
        "count", get: { (t: HashTableObject) in t.objects.count }, "How many there are.")
      type.property(
        "allObjects", get: { (t: HashTableObject) in ObjectArray(t.objects) }, "The objects.")
      type.property(
        "anyObject", get: { (t: HashTableObject) in t.objects.first.map { AnyReference($0) } },
        "Some object; nil without any.")
      type.method("_contains(_:)", "Whether an object is in it.") {
        (t: HashTableObject, object: AnyReference?) in
        object.map { t.member($0.object) != nil } ?? false
      }.named("containsObject:")
      type.method("_member(_:)", "The object that is equal to another one; nil for none.") {
        (t: HashTableObject, object: AnyReference?) in
        object.flatMap { t.member($0.object) }.map { AnyReference($0) }
      }.named("member:")
      type.method("_add(_:)", "Adds an object.") {
        (t: HashTableObject, object: AnyReference?) throws(RunStop) in
        if let object { try t.add(object.object) }
      }.named("addObject:")
      type.method("_remove(_:)", "Takes an object away.") {
        (t: HashTableObject, object: AnyReference?) in
        if let object { t.remove(object.object) }
      }.named("removeObject:")
      type.method("removeAllObjects()", "Takes all objects away.") {
        (t: HashTableObject) in t.removeAll()
      }
      type.method("_objects()", "The objects, to be walked through.") {
        (t: HashTableObject) in EnumeratorObject(t.objects)
      }.named("objectEnumerator")
    }
  }

  static func addMapTables(_ table: Table) {
    let nominal = table.library.hostNominal(MapTableObject.self, .class, named: "NSMapTable")
    nominal.superclass = NSObject.type(in: table.library)
    nominal.summary = "Values by keys, neither of which it need keep."
    table.extend(.nominal(nominal, [])) { type in
      for (selector, keys, values) in [
        ("strongToStrongObjectsMapTable", false, false),
        ("weakToStrongObjectsMapTable", true, false),
        ("strongToWeakObjectsMapTable", false, true), ("weakToWeakObjectsMapTable", true, true),
      ] {
        type.staticMethod("_\(selector)()", "A table without keys.") {
          () in MapTableObject(hasWeakKeys: keys, hasWeakValues: values)
        }.named(selector)
      }
      type.staticMethod("_options(_:_:)", "A table that retains its keys and values, or not.") {
        (keys: UInt, values: UInt) in
        MapTableObject(
          hasWeakKeys: CollectedObject.isWeak(keys), hasWeakValues: CollectedObject.isWeak(values))
      }.named("mapTableWithKeyOptions:valueOptions:")
      type.property(
        "count", get: { (t: MapTableObject) in t.entries.count }, "How many keys it has.")
      type.method("_value(_:)", "The value of a key; nil for none.") {
        (t: MapTableObject, key: AnyReference?) in
        key.flatMap { t.value(for: $0.object) }.map { AnyReference($0) }
      }.named("objectForKey:")
      type.method("_set(_:_:)", "Sets the value of a key.") {
        (t: MapTableObject, value: AnyReference?, key: AnyReference?) throws(RunStop) in
        if let key { try t.set(value?.object, for: key.object) }
      }.named("setObject:forKey:")
      type.method("_remove(_:)", "Takes a key away.") {
        (t: MapTableObject, key: AnyReference?) in
        if let key { t.remove(key.object) }
      }.named("removeObjectForKey:")
      type.method("removeAllObjects()", "Takes all keys away.") {
        (t: MapTableObject) in t.removeAll()
      }
      type.method("_keys()", "The keys, to be walked through.") {
        (t: MapTableObject) in EnumeratorObject(t.entries.map(\.key))
      }.named("keyEnumerator")
      type.method("_objects()", "The values, to be walked through.") {
        (t: MapTableObject) in EnumeratorObject(t.entries.map(\.value))
      }.named("objectEnumerator")
      type.method("_dictionary()", "The keys and values as a dictionary.") {
        (t: MapTableObject) in ObjectDictionary(t.entries.map { ($0.key, $0.value) })
      }.named("dictionaryRepresentation")
    }
  }
}
