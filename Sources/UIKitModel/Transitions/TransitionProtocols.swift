import Foundation

/// An animator of the app's own for a transition between two controllers (VC-62).
@MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration, in seconds.
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval
  /// Animates the views; calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
  /// The transition is over; the argument is false if it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Has no effect unless implemented.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that lets the user drive a transition (VC-65).
@MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition, which reports to the context from then on.
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
}

/// The factory of the objects of a presentation.
@MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The presentation controller of `presented`, if its style is `.custom`; nil for the system's.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// The animator of an animated presentation; nil for the system's (VC-62).
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of an animated dismissal; nil for the system's (VC-62).
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object that lets the user drive a presentation; nil without any (VC-65).
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The object that lets the user drive a dismissal; nil without any (VC-65).
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// None unless implemented.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
  /// None unless implemented.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None unless implemented.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None unless implemented.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// None unless implemented.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
