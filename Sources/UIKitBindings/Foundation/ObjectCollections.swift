import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram

/// An object as a key: equal by Foundation's `isEqual(_:)`.
nonisolated struct ObjectKey: Hashable {
  let object: AnyObject

  static func == (left: ObjectKey, right: ObjectKey) -> Bool {
    // `Hashable` is not isolated to an actor; these collections are used on the main actor alone.
    nonisolated(unsafe) let (left, right) = (left.object, right.object)
    return MainActor.assumeIsolated { ObjectKey.areEqual(left, right) }
  }

  func hash(into hasher: inout Hasher) {
    if let object = object as? NSObject { hasher.combine(object.hash) }
  }

  /// The depth of nested comparisons.
  @MainActor private static var depth = 0

  /// Whether two objects count as equal; values without an object are compared as Swift compares
  /// them.
  @MainActor static func areEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
    if left === right { return true }
    if let object = left as? NSObject {
      // Comparing collections that contain one another would never end.
      guard depth < 200 else { return false }
      depth += 1
      defer { depth -= 1 }
      return object.isEqual(right)
    }
    guard let one = Crossing.native(AnyValue(left)) as? AnyHashable,
      let other = Crossing.native(AnyValue(right)) as? AnyHashable
    else { return false }
    return one == other
  }
}

/// Foundation's `NSSet`: objects without order. They are stored in the order of insertion, so the
/// same lines print the same text.
class ObjectSet: NSObject {
  nonisolated(unsafe) fileprivate(set) var elements: [AnyObject] = []
  nonisolated(unsafe) private var places: [ObjectKey: Int] = [:]

  class var privateName: String { "__NSSetI" }

  required init(_ objects: [AnyObject]) {
    super.init()
    Allowance.spend(4 * objects.count)
    for object in objects { insert(ObjectBridge.plain(object)) }
  }

  deinit {
    places = [:]
    releaseInLoop(&elements)
  }

  /// The element that equals an object.
  func member(_ object: AnyObject) -> AnyObject? {
    Allowance.spend(4)
    return places[ObjectKey(object: object)].map { elements[$0] }
  }

  fileprivate func insert(_ object: AnyObject) {
    let key = ObjectKey(object: object)
    guard places[key] == nil else { return }
    places[key] = elements.count
    elements.append(object)
  }

  fileprivate func take(_ object: AnyObject) {
    Allowance.spend(4 + elements.count)
    guard let index = places[ObjectKey(object: object)] else { return }
    elements.remove(at: index)
    places = [:]
    for (index, element) in elements.enumerated() { places[ObjectKey(object: element)] = index }
  }

  fileprivate func clear() {
    elements = []
    places = [:]
  }

  nonisolated override var hash: Int { MainActor.assumeIsolated { elements.count } }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ObjectSet else { return false }
    return MainActor.assumeIsolated {
      other.elements.count == elements.count && elements.allSatisfy { other.member($0) != nil }
    }
  }

  nonisolated override var description: String {
    MainActor.assumeIsolated {
      "{(\n\(elements.map { "    \(ObjectArray.text(of: $0))" }.joined(separator: ",\n"))\n)}"
    }
  }
}

/// Foundation's `NSMutableSet`.
final class MutableObjectSet: ObjectSet {
  override class var privateName: String { "__NSSetM" }

  /// Whether it is the copy in a property with `copy`, which cannot be changed on a device.
  var isFixed = false

  func add(_ object: AnyObject) throws(RunStop) {
    try checkPresent(object, "*** -[__NSSetM addObject:]: object cannot be nil")
    Allowance.spend(4)
    insert(ObjectBridge.plain(object))
  }

  func remove(_ object: AnyObject) { take(ObjectBridge.plain(object)) }

  func removeAll() { clear() }

  func keep(_ isKept: (AnyObject) -> Bool) {
    let kept = elements.filter(isKept)
    clear()
    for object in kept { insert(object) }
  }
}

/// Foundation's `NSDictionary`, in the order in which the keys were added.
class ObjectDictionary: NSObject {
  nonisolated(unsafe) fileprivate(set) var keys: [AnyObject] = []
  nonisolated(unsafe) fileprivate(set) var values: [AnyObject] = []
  nonisolated(unsafe) private var places: [ObjectKey: Int] = [:]

  class var privateName: String { "__NSDictionaryI" }

  required init(_ entries: [(AnyObject, AnyObject)]) {
    super.init()
    Allowance.spend(4 * entries.count)
    for (key, value) in entries { set(ObjectBridge.plain(value), for: ObjectBridge.plain(key)) }
  }

  deinit {
    places = [:]
    releaseInLoop(&keys)
    releaseInLoop(&values)
  }

  func value(for key: AnyObject) -> AnyObject? {
    Allowance.spend(4)
    return places[ObjectKey(object: ObjectBridge.plain(key))].map { values[$0] }
  }

  fileprivate func set(_ value: AnyObject, for key: AnyObject) {
    Allowance.spend(4)
    if let place = places[ObjectKey(object: key)] {
      values[place] = value
      return
    }
    places[ObjectKey(object: key)] = keys.count
    keys.append(key)
    values.append(value)
  }

  fileprivate func take(_ key: AnyObject) {
    Allowance.spend(4 + keys.count)
    guard let index = places[ObjectKey(object: key)] else { return }
    keys.remove(at: index)
    values.remove(at: index)
    places = [:]
    for (index, key) in keys.enumerated() { places[ObjectKey(object: key)] = index }
  }

  fileprivate func clear() {
    (keys, values, places) = ([], [], [:])
  }

  nonisolated override var hash: Int { MainActor.assumeIsolated { keys.count } }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ObjectDictionary else { return false }
    return MainActor.assumeIsolated {
      guard other.keys.count == keys.count else { return false }
      return zip(keys, values).allSatisfy { key, value in
        other.value(for: key).map { ObjectKey.areEqual($0, value) } ?? false
      }
    }
  }

  nonisolated override var description: String {
    MainActor.assumeIsolated {
      guard !keys.isEmpty else { return "{\n}" }
      let lines = zip(keys, values).map {
        "    \(ObjectArray.text(of: $0)) = \(ObjectArray.text(of: $1));"
      }
      return "{\n\(lines.joined(separator: "\n"))\n}"
    }
  }
}

/// Foundation's `NSMutableDictionary`.
final class MutableObjectDictionary: ObjectDictionary {
  override class var privateName: String { "__NSDictionaryM" }

  /// Whether it is the copy in a property with `copy`, which cannot be changed on a device.
  var isFixed = false

  func set(_ value: AnyObject?, forKey key: AnyObject) throws(RunStop) {
    let method = "*** -[__NSDictionaryM setObject:forKey:]: "
    try checkPresent(key, method + "key cannot be nil")
    try checkPresent(value, method + "object cannot be nil (key: \(ObjectArray.text(of: key)))")
    if let value { set(ObjectBridge.plain(value), for: ObjectBridge.plain(key)) }
  }

  func remove(_ key: AnyObject) { take(ObjectBridge.plain(key)) }

  func removeAll() { clear() }
}

/// Throws Foundation's exception about an object that is nil.
func checkPresent(_ object: AnyObject?, _ reason: String) throws(RunStop) {
  if let object, !ObjectBridge.isNothing(object) { return }
  throw RunStop(.exception(Excerpt("NSInvalidArgumentException"), reason: Excerpt(reason)))
}

/// Foundation's `NSIndexPath`.
final class IndexPathObject: NSObject {
  let path: IndexPath

  init(_ path: IndexPath) {
    self.path = path
    super.init()
  }

  nonisolated override var hash: Int { path[0] &* 31 &+ path[1] }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? IndexPathObject)?.path == path
  }

  nonisolated override var description: String {
    "<NSIndexPath> {length = 2, path = \(path[0]) - \(path[1])}"
  }
}
