import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

// Key-value observing as Objective-C has it: the observer gets a message, and a context is any
// address, which is an object here.

/// The registration of an observer, by which it gets messages (EX-49).
private struct ObserverMessage {
  static let selector = "observeValueForKeyPath:ofObject:change:context:"
  let path: String
  let options: UInt
  let context: AnyObject?

  /// Whether the change has the new value and the old one, and the first message comes at once.
  var hasNew: Bool { options & 1 != 0 }
  var hasOld: Bool { options & 2 != 0 }
  var isInitial: Bool { options & 4 != 0 }

  func value(in object: NSObject) throws(RunStop) -> AnyObject {
    let value = try KeyValueCoding.value(forKeyPath: path, of: object)
    return value.map { ObjectBridge.plain($0.object) } ?? NSNull()
  }

  /// Sends the message; returns the value that is the old one at the next change.
  func send(
    to observer: NSObject, about object: NSObject, old: AnyObject?
  ) throws(RunStop) -> AnyObject? {
    var change: [(AnyObject, AnyObject)] = [(TextObject("kind"), NSNumber(value: 1))]
    let now = hasNew || hasOld ? try value(in: object) : nil
    if hasNew, let now { change.append((TextObject("new"), now)) }
    if hasOld, let old { change.append((TextObject("old"), old)) }
    _ = try ObjectiveCMessages.send(
      Self.selector, to: observer,
      [TextObject(path), object, ObjectDictionary(change), context])
    return now
  }
}

extension UIKitTable {
  /// The keys of a change, under names that Swift does not see.
  static func addChangeKeys(_ table: Table) {
    for (name, key) in [("New", "new"), ("Old", "old"), ("Kind", "kind"), ("Indexes", "indexes")] {
      table.global(
        "_NSKeyValueChange\(name)Key", get: { key }, "The key \(key) of a change (EX-49).")
    }
  }

  static func addObserverMessages(_ type: TypeTable) {
    type.method("_addObserver(_:_:_:_:)", "Sends an observer a message after changes (EX-49).") {
      (object: NSObject, observer: NSObject, path: String, options: UInt, context: AnyReference?)
        throws(RunStop) in
      try refuseStored(path, of: object)
      let message = ObserverMessage(path: path, options: options, context: context?.object)
      var last = message.hasOld ? try message.value(in: object) : nil
      _ = try KeyObservers.observe(object, path: path, for: observer) { [weak observer] object in
        guard let observer else { return }
        ScriptCalls.run { () throws(RunStop) in
          last = try message.send(to: observer, about: object, old: last)
        }
      }
      if message.isInitial { _ = try message.send(to: observer, about: object, old: nil) }
    }.named("addObserver:forKeyPath:options:context:")
    type.method("_observe(_:_:_:_:)", "Raises: the observer has not answered the message.") {
      (object: NSObject, path: String?, _: AnyReference?, _: ObjectDictionary?, _: AnyReference?)
        throws(RunStop) in
      let reason = """
        \(description(of: object)): An -observeValueForKeyPath:ofObject:change:context: message \
        was received but not handled. Key path: \(path ?? "(null)")
        """
      throw RunStop(
        .exception(Excerpt("NSInternalInconsistencyException"), reason: Excerpt(reason)))
    }.named(ObserverMessage.selector)
    type.method("_removeObserver(_:_:)", "Ends what an observer heard of a path.") {
      (object: NSObject, observer: NSObject, path: String) throws(RunStop) in
      try stopObserving(object, observer, path)
    }.named("removeObserver:forKeyPath:")
    type.method("_removeObserver(_:_:_:)", "Ends what an observer heard of a path.") {
      (object: NSObject, observer: NSObject, path: String, _: AnyReference?) throws(RunStop) in
      try stopObserving(object, observer, path)
    }.named("removeObserver:forKeyPath:context:")
    type.method("_willChange(_:)", "Announces a change of a key's value.") {
      (_: NSObject, _: String) in
    }.named("willChangeValueForKey:")
    type.method("_didChange(_:)", "Tells the observers of a key that its value has changed.") {
      (object: NSObject, key: String) in ScriptHost.active?.keyObservers.changed(object, key)
    }.named("didChangeValueForKey:")
  }

  private static func stopObserving(
    _ object: NSObject, _ observer: NSObject, _ path: String
  ) throws(RunStop) {
    guard let host = ScriptHost.active else { return }
    if host.keyObservers.remove(observer, object, path: path) { return }
    let reason = """
      Cannot remove an observer \(description(of: observer)) for the key path "\(path)" from \
      \(description(of: object)) because it is not registered as an observer.
      """
    throw RunStop(.exception(Excerpt("NSRangeException"), reason: Excerpt(reason)))
  }

  private static func description(of object: NSObject) -> String {
    "<\(ScriptHost.active?.machine.className(of: object) ?? "NSObject")>"
  }

  /// Stops where nothing would be heard: what a class in Objective-C only stores changes without a
  /// message.
  private static func refuseStored(_ path: String, of object: NSObject) throws(RunStop) {
    guard let host = ScriptHost.active, !path.contains(".") else { return }
    for nominal in host.type(of: object).lineage where nominal.isScript {
      for case .property(let property) in nominal.members[path] ?? []
      where property.objectiveC != nil && property.accessors == nil && property.isField {
        let reason = """
          changes of '\(path)', a property that \(nominal.name) only stores, are not observed \
          here: write its setter, with [self willChangeValueForKey:@"\(path)"] and \
          [self didChangeValueForKey:@"\(path)"] around the change
          """
        throw RunStop(.fatalError(Excerpt(reason)))
      }
    }
  }
}

extension Property {
  /// Whether it is stored in its object.
  fileprivate var isField: Bool { if case .field = storage { true } else { false } }
}
