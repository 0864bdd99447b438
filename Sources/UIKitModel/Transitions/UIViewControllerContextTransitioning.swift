import Foundation

/// The name of a controller in a transition.
public enum UITransitionContextViewControllerKey: Sendable {
  /// The controller that was shown before.
  case from
  /// The controller that is shown afterwards.
  case to
}

/// The name of a view in a transition.
public enum UITransitionContextViewKey: Sendable {
  /// The view that was shown before.
  case from
  /// The view that is shown afterwards.
  case to
}

/// A transition by an animator of the app's own: the context that the animator gets.
///
/// It is over when the animator calls `completeTransition(_:)`. Until then new touches are dropped
/// (VC-64), unless the user drives it.
public final class UIViewControllerContextTransitioning: ModelObject {
  /// The operation that it is part of.
  enum Operation { case presents, dismisses, pushes, pops, switches }

  /// The operation.
  let operation: Operation
  private let from: UIViewController?
  private let to: UIViewController?
  /// The animator.
  package let animator: AnyObject
  /// The object that lets the user drive it.
  let interactor: AnyObject?
  /// The coordinator of other changes.
  let coordinator = UIViewControllerTransitionCoordinator(isWaiting: true)
  /// The style of the presentation; none in a container.
  public let presentationStyle: UIModalPresentationStyle
  /// The views that the animator may move: nil for one that stays as it is.
  private lazy var views: (from: UIView?, to: UIView?) = makeViews()
  private let makeViews: () -> (from: UIView?, to: UIView?)
  /// The duration that the animator gave, in seconds.
  private(set) var duration: TimeInterval = 0
  /// The superview of all views of the transition; the animator adds that of the controller which
  /// is to show.
  public internal(set) var containerView = UIView()
  /// The final frame of the view that is to show.
  var finalFrame = CGRect.zero
  /// Whether the user drives it now.
  public private(set) var isInteractive = false
  /// Whether the user cancelled it.
  public private(set) var transitionWasCancelled = false
  /// The fraction that is done, as the object that drives it says.
  private(set) var percentComplete: CGFloat = 0
  /// Whether `completeTransition(_:)` was called, and with which argument.
  private var outcome: Bool?
  private var onEnd: ((Bool) -> Void)?

  init(
    _ operation: Operation, from: UIViewController?, to: UIViewController?,
    style: UIModalPresentationStyle = .none, animator: AnyObject, interactor: AnyObject?,
    views: @escaping () -> (from: UIView?, to: UIView?)
  ) {
    self.operation = operation
    self.from = from
    self.to = to
    makeViews = views
    presentationStyle = style
    self.animator = animator
    self.interactor = interactor
    super.init()
    coordinator.context = self
  }

  deinit { willDeinitialize() }

  // MARK: Questions of the animator

  /// Whether it is animated; one by an animator always is.
  public var isAnimated: Bool { true }
  /// The rotation of the views; none here.
  public var targetTransform: CGAffineTransform { .identity }

  /// A controller of the transition.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  {
    key == .from ? from : to
  }

  /// A view of the transition; nil for one that the animator must not touch: that of a presenting
  /// controller which stays where it is (VC-63).
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? views.from : views.to
  }

  /// The frame of a controller's view at the start; zero for one that does not show yet.
  public func initialFrame(for vc: UIViewController) -> CGRect {
    guard vc !== to || views.to == nil else { return .zero }
    return vc.viewIfLoaded?.frame ?? .zero
  }

  /// The frame of a controller's view at the end; zero for one that does not show any more.
  public func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === to { return finalFrame }
    return views.from == nil ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  /// Whether it presents a controller, or dismisses it.
  func isAbout(_ controller: UIViewController) -> Bool {
    operation == .presents && to === controller || operation == .dismisses && from === controller
  }

  /// Whether it is between two controllers in a container.
  func isInside(_ container: UIViewController) -> Bool {
    switch operation {
    case .presents, .dismisses: false
    case .pushes, .pops, .switches: from?.parent === container || to?.parent === container
    }
  }

  /// Removes the view of the controller that does not show any more.
  func leave(_ hiding: UIViewController?, for showing: UIViewController?) {
    guard let hiding, let showing else { return }
    Hosting.endTransition(self, showing: showing, hiding: hiding)
  }

  // MARK: Reports

  /// The user has got so far, a fraction from 0 to 1.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  /// The user's part is over, and the transition runs to its end.
  public func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  /// The user cancelled it: it runs back to its start.
  public func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  /// The user takes hold of it again.
  public func pauseInteractiveTransition() {
    guard outcome == nil, !isInteractive else { return }
    isInteractive = true
    coordinator.interactionChanged()
  }

  private func endInteraction(isCancelled: Bool) {
    guard outcome == nil, isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    coordinator.interactionChanged()
  }

  /// The animator has finished; the argument is false after a cancelled transition. Without this
  /// call the transition never ends (VC-64).
  public func completeTransition(_ didComplete: Bool) {
    guard outcome == nil else { return }
    outcome = didComplete
    isInteractive = false
    settle()
  }

  /// The animator that the app's own makes for a transition that can be interrupted.
  var interruptibleAnimator: UIViewPropertyAnimator? {
    DelegateCalls.value("interruptibleAnimatorForTransition:", of: animator, [self])
  }

  // MARK: Running

  /// Starts the animator, or the object that lets the user drive it.
  func run() {
    duration = askDuration()
    let application = UIApplication.shared
    application.transitionsUnderWay.append(self)
    guard let interactor, wantsInteractiveStart(interactor) else { return animate() }
    isInteractive = true
    start(interactor)
  }

  /// Lets the animator animate, and then the changes that accompany it.
  func animate() {
    let name: Selector = "animateTransition:"
    if !DelegateCalls.tell(animator, name, [self]) {
      (animator as? any UIViewControllerAnimatedTransitioning)?.animateTransition(using: self)
    }
    runAlongside()
  }

  /// Makes the changes that accompany it.
  func runAlongside() { coordinator.run(for: duration) }

  /// Runs `end` when the animator has finished; at once if it already has.
  func whenOver(_ end: @escaping (Bool) -> Void) {
    onEnd = end
    settle()
  }

  private func settle() {
    guard let outcome, let onEnd else { return }
    self.onEnd = nil
    withExtendedLifetime(self) {
      UIApplication.shared.transitionsUnderWay.removeAll { $0 === self }
      onEnd(outcome)
      tellEnd(outcome)
    }
  }

  private func askDuration() -> TimeInterval {
    let asked: TimeInterval? = DelegateCalls.value("transitionDuration:", of: animator, [self])
    let native = animator as? any UIViewControllerAnimatedTransitioning
    let seconds = asked ?? native?.transitionDuration(using: self) ?? 0
    return seconds.isFinite ? max(0, seconds) : 0
  }

  private func tellEnd(_ isCompleted: Bool) {
    if DelegateCalls.tell(animator, "animationEnded:", [isCompleted]) { return }
    (animator as? any UIViewControllerAnimatedTransitioning)?.animationEnded(isCompleted)
  }

  private func wantsInteractiveStart(_ interactor: AnyObject) -> Bool {
    (interactor as? UIPercentDrivenInteractiveTransition)?.wantsInteractiveStart ?? true
  }

  private func start(_ interactor: AnyObject) {
    let name: Selector = "startInteractiveTransition:"
    if DelegateCalls.tell(interactor, name, [self]) { return }
    (interactor as? any UIViewControllerInteractiveTransitioning)?
      .startInteractiveTransition(self)
  }
}
