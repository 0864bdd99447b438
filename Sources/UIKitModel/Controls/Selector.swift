import Foundation

/// The name of a method as Objective-C spells it: `tapped:`, `slide:forEvent:`.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name.
  public let name: String

  /// Creates a selector from its name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a selector from its name.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The name.
  public var description: String { name }
}

/// Finds and calls the method of a selector, because it knows methods by name.
public protocol ActionPerforming: AnyObject {
  /// Calls `action` on `target`; returns false, without any effect, when the target has no such
  /// method.
  func perform(
    _ action: Selector, on target: AnyObject, sender: Any?, event: UIEvent?
  ) -> Bool
  /// Whether an object has a method of that name.
  func knows(_ selector: Selector, _ object: AnyObject) -> Bool
  /// Calls a method of a delegate by its name, with arguments in order.
  func answer(_ selector: Selector, of object: AnyObject, _ arguments: [Any?]) -> PerformedCall
  /// An object that was named as the target of `action` has no such method: a device ends the app.
  func doesNotRecognize(_ action: Selector, _ target: AnyObject)
  /// Sets a property of an object by its name, as for an outlet of a nib; returns false, without
  /// any effect, when its class has no such property that Objective-C sees.
  func setValue(_ value: AnyObject, forKey key: String, of object: AnyObject) -> Bool
  /// Sets a property by its path, converting a number, a text, a colour, a structure or a list of
  /// objects to its type, as for an attribute or a collection of outlets of a nib; returns false,
  /// without any effect, when a class on the way has no such property.
  func setValue(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Bool
}

extension ActionPerforming {
  /// Supports no properties.
  public func setValue(_ value: AnyObject, forKey key: String, of object: AnyObject) -> Bool {
    false
  }

  /// Supports no properties.
  public func setValue(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Bool {
    false
  }
}
