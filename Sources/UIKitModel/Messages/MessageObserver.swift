import Foundation

/// An observer of message sends, in the order in which they happen.
///
/// It receives live objects and typed facts, and must change nothing. Calls for one view nest:
/// between `willHitTest` and `didHitTest` of a view come those of everything that it asked.
public protocol MessageObserver: AnyObject {
  /// `view` is about to be asked. `superviewPoint` is the asker's point before the conversion; nil
  /// when the message did not come from the superview's walk.
  func willHitTest(_ view: UIView, _ point: CGPoint, convertedFrom superviewPoint: CGPoint?)
  /// One of the switches of `view` refused; `point(inside:)` is not called (HT-3).
  func didRefuse(_ view: UIView, _ refusal: UIView.Refusal)
  /// `view` has answered `point(inside:)`; `method` is the method that overrode Swift's.
  /// `afterSwitches` is true when the default hit test asked, after its switches had passed.
  func didAskPointInside(
    _ view: UIView, _ point: CGPoint, _ answer: Bool, by method: (any Method)?, afterSwitches: Bool)
  /// `view` has answered; `method` is the method that overrode Swift's.
  func didHitTest(_ view: UIView, _ answer: UIView?, by method: (any Method)?)
}

/// Several observers that are notified as one, in the order in which they were added.
public final class MessageObservers: MessageObserver {
  private var observers: [any MessageObserver] = []

  /// Creates an empty list of observers.
  public init() {}

  /// Adds an observer.
  public func add(_ observer: any MessageObserver) { observers.append(observer) }

  /// Removes an observer.
  public func remove(_ observer: any MessageObserver) { observers.removeAll { $0 === observer } }

  /// Notifies all that `view` is about to be asked.
  public func willHitTest(
    _ view: UIView, _ point: CGPoint, convertedFrom superviewPoint: CGPoint?
  ) {
    for observer in observers { observer.willHitTest(view, point, convertedFrom: superviewPoint) }
  }

  /// Notifies all that a switch of `view` refused.
  public func didRefuse(_ view: UIView, _ refusal: UIView.Refusal) {
    for observer in observers { observer.didRefuse(view, refusal) }
  }

  /// Notifies all of `view`'s answer to `point(inside:)`.
  public func didAskPointInside(
    _ view: UIView, _ point: CGPoint, _ answer: Bool, by method: (any Method)?, afterSwitches: Bool
  ) {
    for observer in observers {
      observer.didAskPointInside(view, point, answer, by: method, afterSwitches: afterSwitches)
    }
  }

  /// Notifies all of `view`'s answer.
  public func didHitTest(_ view: UIView, _ answer: UIView?, by method: (any Method)?) {
    for observer in observers { observer.didHitTest(view, answer, by: method) }
  }
}
