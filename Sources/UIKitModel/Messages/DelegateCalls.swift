import Foundation

/// Calls of methods that a delegate may leave out, whether its class is Swift's or a script's.
enum DelegateCalls {
  /// Calls a method of a delegate by its name, where it has one.
  static func tell(_ delegate: AnyObject?, _ selector: Selector, _ sender: NSObject) {
    guard let delegate, let performer = UIApplication.shared.actionPerformer else { return }
    _ = performer.answer(selector, of: delegate, [sender])
  }

  /// Calls a method of a delegate by its name; returns `fallback` if it has none.
  static func ask(
    _ delegate: AnyObject?, _ selector: Selector, _ sender: NSObject, otherwise fallback: Bool
  ) -> Bool {
    guard let delegate, let performer = UIApplication.shared.actionPerformer,
      case .answered(let value) = performer.answer(selector, of: delegate, [sender])
    else { return fallback }
    return value as? Bool ?? fallback
  }
}

/// The outcome of a call by name.
public enum PerformedCall {
  /// The object has no such method.
  case unknown
  /// It was called, and returned this value.
  case answered(Any?)
}

extension DelegateCalls {
  /// Calls a method of a delegate whose class is a script's, with arguments of any types.
  static func call(
    _ delegate: AnyObject, _ selector: Selector, _ arguments: [Any?]
  ) -> PerformedCall {
    UIApplication.shared.actionPerformer?.answer(selector, of: delegate, arguments) ?? .unknown
  }

  /// Calls a method of a delegate whose class is a script's, with arguments of any types; false
  /// when it has none.
  @discardableResult
  static func tell(_ delegate: AnyObject?, _ selector: Selector, _ arguments: [Any?]) -> Bool {
    guard let delegate, let performer = UIApplication.shared.actionPerformer,
      case .answered = performer.answer(selector, of: delegate, arguments)
    else { return false }
    return true
  }

  /// The result of a method of a delegate whose class is a script's; nil when it has none, or
  /// returns a value of another type.
  static func value<Value>(
    _ selector: Selector, of delegate: AnyObject?, _ arguments: [Any?]
  ) -> Value? {
    guard let delegate, let performer = UIApplication.shared.actionPerformer,
      case .answered(let value) = performer.answer(selector, of: delegate, arguments)
    else { return nil }
    return value as? Value
  }

  /// The same for a method that may return nil: nil when the delegate has no such method.
  static func optional<Value>(
    _ selector: Selector, of delegate: AnyObject?, _ arguments: [Any?], as type: Value.Type
  ) -> Value?? {
    guard let delegate, let performer = UIApplication.shared.actionPerformer,
      case .answered(let value) = performer.answer(selector, of: delegate, arguments)
    else { return nil }
    return .some(value as? Value)
  }

  /// Whether a delegate has a method of a name.
  static func hears(_ selector: Selector, _ delegate: AnyObject?) -> Bool {
    guard let delegate, let performer = UIApplication.shared.actionPerformer else { return false }
    return performer.knows(selector, delegate)
  }
}
