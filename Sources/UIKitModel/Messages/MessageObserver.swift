import Foundation

/// An observer of what happens while messages are sent, in the order in which it happens.
///
/// Gets live objects and typed facts, and must change nothing. Calls for one view nest: between
/// `willHitTest` and `didHitTest` of a view come those of everything that it asked.
public protocol MessageObserver: AnyObject {
  /// `view` is about to be asked. `superviewPoint` is what the asker's point was before it was
  /// converted; nil when the message did not come from the superview's walk.
  func willHitTest(_ view: UIView, _ point: CGPoint, convertedFrom superviewPoint: CGPoint?)
  /// One of the switches of `view` refused; `point(inside:)` is not called (HT-3).
  func didRefuse(_ view: UIView, _ refusal: UIView.Refusal)
  /// `view` has answered `point(inside:)`; `method` is who answered in place of its Swift method.
  /// `afterSwitches` is true when the default hit test asked, after its switches had passed.
  func didAskPointInside(
    _ view: UIView, _ point: CGPoint, _ answer: Bool, by method: (any Method)?, afterSwitches: Bool)
  /// `view` has answered; `method` is who answered in place of its Swift method.
  func didHitTest(_ view: UIView, _ answer: UIView?, by method: (any Method)?)
}

/// Several observers that are told as one, in the order in which they were added.
public final class MessageObservers: MessageObserver {
  private var observers: [any MessageObserver] = []

  /// Nobody yet.
  public init() {}

  /// Tells one more.
  public func add(_ observer: any MessageObserver) { observers.append(observer) }

  /// Tells one less.
  public func remove(_ observer: any MessageObserver) { observers.removeAll { $0 === observer } }

  /// Tells all that `view` is about to be asked.
  public func willHitTest(
    _ view: UIView, _ point: CGPoint, convertedFrom superviewPoint: CGPoint?
  ) {
    for observer in observers { observer.willHitTest(view, point, convertedFrom: superviewPoint) }
  }

  /// Tells all that a switch of `view` refused.
  public func didRefuse(_ view: UIView, _ refusal: UIView.Refusal) {
    for observer in observers { observer.didRefuse(view, refusal) }
  }

  /// Tells all what `view` has answered to `point(inside:)`.
  public func didAskPointInside(
    _ view: UIView, _ point: CGPoint, _ answer: Bool, by method: (any Method)?, afterSwitches: Bool
  ) {
    for observer in observers {
      observer.didAskPointInside(view, point, answer, by: method, afterSwitches: afterSwitches)
    }
  }

  /// Tells all what `view` has answered.
  public func didHitTest(_ view: UIView, _ answer: UIView?, by method: (any Method)?) {
    for observer in observers { observer.didHitTest(view, answer, by: method) }
  }
}
