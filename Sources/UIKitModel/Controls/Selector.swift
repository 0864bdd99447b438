import Foundation

/// The name of a method as Objective-C spells it: `tapped:`, `slide:forEvent:`.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name.
  public let name: String

  /// A selector by its name.
  public init(_ name: String) {
    self.name = name
  }

  /// A selector by its name.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The name.
  public var description: String { name }
}

/// Whoever finds the method behind a selector, because it knows methods by name.
public protocol ActionPerforming: AnyObject {
  /// Calls `action` on `target`; false, with nothing done, when the target has no such method.
  func perform(
    _ action: Selector, on target: AnyObject, sender: Any?, event: UIEvent?
  ) -> Bool
}
