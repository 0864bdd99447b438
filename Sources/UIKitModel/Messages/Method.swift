import Foundation

/// An answer to messages that is not a Swift method of the receiver's class.
public protocol Method: AnyObject {
  /// Answers `hitTest(_:with:)` for `view`; `point` is in its own coordinates.
  func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView?
  /// Answers `point(inside:with:)` for `view`; `point` is in its own coordinates.
  func pointInside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool
  /// Answers any other message, with its arguments in UIKit's order. Gives what the message's
  /// Swift method would give; nil for Void.
  func perform(_ message: Message, on receiver: ModelObject, _ arguments: [Any?]) -> Any?
  /// What the maker of the method knows it by.
  var implementation: AnyObject? { get }
}

extension Method {
  /// Swift's own method.
  public func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    view.hitTest(point, with: event)
  }

  /// Swift's own method.
  public func pointInside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    view.point(inside: point, with: event)
  }

  /// Nothing.
  public func perform(_ message: Message, on receiver: ModelObject, _ arguments: [Any?]) -> Any? {
    nil
  }

  /// Nothing to be known by.
  public var implementation: AnyObject? { nil }
}
