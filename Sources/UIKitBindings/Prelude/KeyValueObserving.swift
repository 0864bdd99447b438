// Observers of properties by their keys: called after a change, before the setter returns (EX-49).
struct NSKeyValueObservingOptions: OptionSet {
  let rawValue: UInt
  static let new = NSKeyValueObservingOptions(rawValue: 1)
  static let old = NSKeyValueObservingOptions(rawValue: 2)
  static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

enum NSKeyValueChange: UInt { case setting = 1, insertion, removal, replacement }

struct NSKeyValueChangeKey: Hashable {
  let rawValue: String
  static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  static let newKey = NSKeyValueChangeKey(rawValue: "new")
  static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

struct NSKeyValueObservedChange<Value> {
  let kind: NSKeyValueChange
  let newValue: Value?
  let oldValue: Value?
  var isPrior: Bool { false }
}

// Observes during its lifetime.
class NSKeyValueObservation: NSObject {
  private var _number: Int
  init(_number: Int) {
    self._number = _number
    super.init()
  }
  func invalidate() { _stopObserving(_number) }
  deinit { _stopObserving(_number) }
}

protocol _KeyValueObserved {}
extension NSObject: _KeyValueObserved {}
extension _KeyValueObserved where Self: NSObject {
  func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if !_knowsKey(keyPath.path) {
      fatalError("Could not extract a String from KeyPath \\\(type(of: self)).\(keyPath.path)")
    }
    var last: Value?
    if options.contains(.old) { last = self[keyPath: keyPath] }
    let number = _observe(keyPath.path, nil) { object in
      guard let subject = object as? Self else { return }
      let new = subject[keyPath: keyPath]
      let change = NSKeyValueObservedChange<Value>(
        kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: last)
      if options.contains(.old) { last = new }
      changeHandler(subject, change)
    }
    if options.contains(.initial) {
      let now = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self, NSKeyValueObservedChange<Value>(kind: .setting, newValue: now, oldValue: nil))
    }
    return NSKeyValueObservation(_number: number)
  }
}

extension NSObject {
  @objc func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let reason =
      "<\(type(of: self))>: An -observeValueForKeyPath:ofObject:change:context: message was "
      + "received but not handled. Key path: \(keyPath ?? "")"
    NSException(name: .internalInconsistencyException, reason: reason).raise()
  }
  func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    var last: Any?
    if options.contains(.old) { last = value(forKeyPath: keyPath) }
    _ = _observe(keyPath, observer) { [weak observer] object in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
      let now = object.value(forKeyPath: keyPath)
      if options.contains(.new) { change[.newKey] = now }
      if options.contains(.old) {
        change[.oldKey] = last
        last = now
      }
      observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    guard options.contains(.initial) else { return }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
    if options.contains(.new) { change[.newKey] = value(forKeyPath: keyPath) }
    observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
  }
  func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    if _stopObserving(keyPath, observer) { return }
    let reason =
      "Cannot remove an observer <\(type(of: observer))> for the key path \"\(keyPath)\" from "
      + "<\(type(of: self))> because it is not registered as an observer."
    NSException(name: .rangeException, reason: reason).raise()
  }
  func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, forKeyPath: keyPath)
  }
  func willChangeValue(forKey key: String) {}
  func didChangeValue(forKey key: String) { _noteChange(key) }
}
