import Foundation

/// An implementation of messages that is not a Swift method of the receiver's class.
public protocol Method: AnyObject {
  /// Implements `hitTest(_:with:)` for `view`; `point` is in its own coordinates.
  func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView?
  /// Implements `point(inside:with:)` for `view`; `point` is in its own coordinates.
  func pointInside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool
  /// Answers one of the two for `view` at many points, in its own coordinates, as far as that is
  /// the same as asking one point after the other; nil where that is true of no point.
  func answersTogether(
    _ message: Message, _ view: UIView, x: [Double], y: [Double], _ event: UIEvent?
  ) -> JointAnswers?
  /// Performs any other message, with its arguments in UIKit's order. Returns the result that the
  /// message's Swift method would return; nil for Void.
  func perform(_ message: Message, on receiver: ModelObject, _ arguments: [Any?]) -> Any?
  /// The creator's own representation of the method.
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

  /// nil by default.
  public func answersTogether(
    _ message: Message, _ view: UIView, x: [Double], y: [Double], _ event: UIEvent?
  ) -> JointAnswers? {
    nil
  }

  /// nil by default.
  public func perform(_ message: Message, on receiver: ModelObject, _ arguments: [Any?]) -> Any? {
    nil
  }

  /// nil by default.
  public var implementation: AnyObject? { nil }
}

/// Answers to one message at many points, found together without observable effects.
public struct JointAnswers {
  /// The cost that the answer at each point would have had if asked by itself; -1 where it has to
  /// be.
  public let costs: [Int32]
  /// The answer to `point(inside:with:)`, 0 or 1; for `hitTest(_:with:)`, an index of `views`.
  public let outcomes: [UInt16]
  /// The views in the answers, including nil.
  public let views: [UIView?]

  /// Answers in the order of the points.
  public init(costs: [Int32], outcomes: [UInt16], views: [UIView?]) {
    self.costs = costs
    self.outcomes = outcomes
    self.views = views
  }
}
