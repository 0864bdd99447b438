import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The observers of properties by their keys (EX-49), in the order in which they were added.
final class KeyObservers {
  private struct Observer {
    let number: Int
    weak var object: NSObject?
    let key: String
    /// The whole path, and the observer; nil for a closure.
    let path: String
    weak var observer: NSObject?
    let call: (NSObject) -> Void
  }

  private var observers: [Observer] = []
  private var last = 0

  /// Calls a closure after each change of the property of a key, until `remove`.
  func add(
    _ object: NSObject, _ key: String, path: String, for observer: NSObject?,
    _ call: @escaping (NSObject) -> Void
  ) -> Int {
    observers.removeAll { $0.object == nil }
    last += 1
    observers.append(
      Observer(
        number: last, object: object, key: Self.plain(key), path: path, observer: observer,
        call: call))
    return last
  }

  /// Whether there are none.
  var isEmpty: Bool { observers.isEmpty }

  /// Calls a closure with an object after each change of what a path from it leads to; gives its
  /// number.
  static func observe(
    _ object: NSObject, path: String, for observer: NSObject?,
    _ call: @escaping (NSObject) -> Void
  ) throws(RunStop) -> Int {
    guard let host = ScriptHost.active else { return 0 }
    let names = path.split(separator: ".").map(String.init)
    var owner: NSObject? = object
    if names.count > 1 {
      let outer = names.dropLast().joined(separator: ".")
      owner = try KeyValueCoding.value(forKeyPath: outer, of: object)?.object as? NSObject
    }
    guard let owner, let key = names.last else { return 0 }
    return host.keyObservers.add(owner, key, path: path, for: observer) { [weak object] _ in
      if let object { call(object) }
    }
  }

  /// Removes all observers.
  func removeAll() { observers = [] }

  /// Removes the observer of a number.
  func remove(_ number: Int) { observers.removeAll { $0.number == number } }

  /// Removes the last registration of an observer for a path; false if there is none.
  func remove(_ observer: NSObject, _ object: NSObject, path: String) -> Bool {
    let found = observers.lastIndex {
      $0.observer === observer && $0.object === object && $0.path == path
    }
    guard let found else { return false }
    observers.remove(at: found)
    return true
  }

  /// Calls the observers of a property that changed.
  func changed(_ object: NSObject, _ key: String) {
    guard !observers.isEmpty else { return }
    let key = Self.plain(key)
    for observer in observers where observer.object === object && observer.key == key {
      // An observer that an earlier one has removed meanwhile is not called.
      guard observers.contains(where: { $0.number == observer.number }) else { continue }
      observer.call(object)
    }
  }

  /// The key of a flag; only Swift writes it with `is`.
  private static func plain(_ key: String) -> String {
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else {
      return key
    }
    return first.lowercased() + key.dropFirst(3)
  }
}

extension UIKitTable {
  /// The implementation of key-value observing, whose interface is written in Swift.
  static func addKeyObserving(_ type: TypeTable) {
    type.method("_observe(_:_:_:)", "Calls a closure after each change; gives its number.") {
      (object: NSObject, path: String, observer: NSObject?, call: Callback1<NSObject, NoValue>)
        throws(RunStop) -> Int in
      try KeyObservers.observe(object, path: path, for: observer) { object in
        ScriptCalls.run { () throws(RunStop) in _ = try call(object) }
      }
    }
    type.method("_stopObserving(_:)", "Ends what a number stands for.") {
      (_: NSObject, number: Int) in ScriptHost.active?.keyObservers.remove(number)
    }
    type.method("_stopObserving(_:_:)", "Ends what an observer heard of a path.") {
      (object: NSObject, path: String, observer: NSObject) -> Bool in
      guard let host = ScriptHost.active else { return true }
      return host.keyObservers.remove(observer, object, path: path)
    }
    type.method("_noteChange(_:)", "Calls the observers of a property.") {
      (object: NSObject, key: String) in
      ScriptHost.active?.appearances.note(object, key)
      ScriptHost.active?.keyObservers.changed(object, key)
    }
    type.method("_knowsKey(_:)", "Whether Objective-C sees a property of the name.") {
      (object: NSObject, path: String) throws(RunStop) -> Bool in
      KeyValueCoding.knows(path, of: object)
    }
  }
}
