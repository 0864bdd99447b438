import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// An object that a collection keeps, or that it only knows as long as others keep it.
struct CollectedObject {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    strong = isWeak ? nil : object
    weak = object
  }

  /// nil once it is gone.
  var object: AnyObject? { strong ?? weak }

  /// Whether options of a pointer collection say that nothing is kept.
  static func isWeak(_ options: UInt) -> Bool { options & 0xFF == 5 }
}

/// Foundation's `NSHashTable`, in the order in which objects came.
final class HashTableObject: NSObject {
  private var content: [CollectedObject] = []
  private let isWeak: Bool

  init(isWeak: Bool) {
    self.isWeak = isWeak
    super.init()
  }

  /// The objects that are still there.
  var objects: [AnyObject] {
    Allowance.spend(content.count)
    return content.compactMap(\.object)
  }

  func member(_ object: AnyObject) -> AnyObject? {
    let object = ObjectBridge.plain(object)
    return objects.first { ObjectKey.areEqual($0, object) }
  }

  func add(_ object: AnyObject) throws(RunStop) {
    guard member(object) == nil else { return }
    try Allowance.reserve(content.count + 1, of: 16)
    content.removeAll { $0.object == nil }
    content.append(CollectedObject(ObjectBridge.plain(object), isWeak: isWeak))
  }

  func remove(_ object: AnyObject) {
    guard let found = member(object) else { return }
    content.removeAll { $0.object === found }
  }

  func removeAll() { content = [] }

  nonisolated override var description: String {
    MainActor.assumeIsolated {
      "NSHashTable {\n\(objects.map { "[\(ObjectArray.text(of: $0))]\n" }.joined())}"
    }
  }
}

/// Foundation's `NSMapTable`, in the order in which keys came.
final class MapTableObject: NSObject {
  private var content: [(key: CollectedObject, value: CollectedObject)] = []
  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool

  init(hasWeakKeys: Bool, hasWeakValues: Bool) {
    (self.hasWeakKeys, self.hasWeakValues) = (hasWeakKeys, hasWeakValues)
    super.init()
  }

  /// The keys and values of which both are still there.
  var entries: [(key: AnyObject, value: AnyObject)] {
    Allowance.spend(content.count)
    return content.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  func value(for key: AnyObject) -> AnyObject? {
    let key = ObjectBridge.plain(key)
    return entries.first { ObjectKey.areEqual($0.key, key) }?.value
  }

  func set(_ value: AnyObject?, for key: AnyObject) throws(RunStop) {
    remove(key)
    guard let value else { return }
    try Allowance.reserve(content.count + 1, of: 32)
    content.append(
      (
        CollectedObject(ObjectBridge.plain(key), isWeak: hasWeakKeys),
        CollectedObject(ObjectBridge.plain(value), isWeak: hasWeakValues)
      ))
  }

  func remove(_ key: AnyObject) {
    let key = ObjectBridge.plain(key)
    Allowance.spend(content.count)
    content.removeAll { entry in
      guard let known = entry.key.object, entry.value.object != nil else { return true }
      return ObjectKey.areEqual(known, key)
    }
  }

  func removeAll() { content = [] }

  nonisolated override var description: String {
    MainActor.assumeIsolated {
      let lines = entries.map {
        "[\(ObjectArray.text(of: $0.key))] -> \(ObjectArray.text(of: $0.value))\n"
      }
      return "NSMapTable {\n\(lines.joined())}"
    }
  }
}
