import Foundation

/// The presentation of a controller with the style `.custom`: in a container view that is as large
/// as the window and in front of everything, so that touches beside the presented view are the
/// container's.
open class UIPresentationController: ModelObject {
  /// The controller that is presented.
  public final var presentedViewController: UIViewController {
    kept ?? notKept ?? UIViewController()
  }
  /// The controller that presents it.
  public final var presentingViewController: UIViewController {
    let presented = presentedViewController
    return presenting ?? presented.presentingViewController ?? presented
  }
  private final let kept: UIViewController?
  private final weak var notKept: UIViewController?
  private final let presenting: UIViewController?
  /// The container of the presented view, from the beginning of the presentation to the end of the
  /// dismissal.
  public internal(set) final var containerView: UIView?
  /// The delegate for dismissals by the user (VC-38). Not retained.
  public final var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { delegateObject as? any UIAdaptivePresentationControllerDelegate }
    set { delegateObject = newValue }
  }
  /// The delegate as it was set, even if its class is not Swift's.
  public final weak var delegateObject: AnyObject?

  /// Creates a presentation of one controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    kept = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// Creates the system's own for a controller that is not presented yet and that stores it.
  init(keptBy presentedViewController: UIViewController) {
    kept = nil
    presenting = nil
    notKept = presentedViewController
    super.init()
  }

  deinit { willDeinitialize() }

  /// The view that is added to the container: that of the presented controller unless overridden.
  open var presentedView: UIView? {
    Door.value(.presentedView, of: self, as: UIView?.self) ?? presentedViewController.view
  }

  /// The frame of the presented view: all of the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect {
    Door.value(.frameOfPresentedView, of: self, as: CGRect.self) ?? containerView?.bounds ?? .zero
  }

  /// Whether the presentation covers the whole screen. Never queried.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view is removed meanwhile. Never queried: it stays.
  open var shouldRemovePresentersView: Bool { false }
  /// The style of the presentation.
  public final var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The container is in the window, the presented view not yet.
  open func presentationTransitionWillBegin() {}
  /// The presented view is shown, or the presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The presented view is about to be removed.
  open func dismissalTransitionWillBegin() {}
  /// The presented view was removed, or the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// The size of a controller in the container: its preferred one unless overridden.
  open func size(
    forChildContentContainer container: UIViewController,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // A closure that was added.

  /// Runs changes together with the transition, and `completion` at the end of the turn.
  final func begin(in window: UIWindow) {
    let container = UITransitionView(frame: window.bounds)
    containerView = container
    window.sendAddSubview(container)
    presentedViewController.ownExtras.coordinator = UIViewControllerTransitionCoordinator()
    Door.send(.presentationWillBegin, to: self) { presentationTransitionWillBegin() }
  }

  /// Runs the added changes, now that the size has changed.
  final func show() {
    guard let containerView, let view = presentedView else { return }
    if !view.isDescendant(of: containerView) {
      view.frame = frameOfPresentedViewInContainerView
      containerView.sendAddSubview(view)
    }
    layOut()
  }

  private func layOut() {
    Door.send(.containerWillLayout, to: self) { containerViewWillLayoutSubviews() }
    Door.send(.containerDidLayout, to: self) { containerViewDidLayoutSubviews() }
  }

  final func end(completed: Bool) {
    presentedViewController.ownExtras.coordinator = nil
    Door.send(.presentationDidEnd, to: self, [completed]) {
      presentationTransitionDidEnd(completed)
    }
  }

  final func beginDismissal() {
    presentedViewController.ownExtras.coordinator = UIViewControllerTransitionCoordinator()
    Door.send(.dismissalWillBegin, to: self) { dismissalTransitionWillBegin() }
  }

  /// Removes the container, with everything in it.
  final func endDismissal(completed: Bool) {
    if completed {
      presentedView?.sendRemoveFromSuperview()
      containerView?.sendRemoveFromSuperview()
    }
    Door.send(.dismissalDidEnd, to: self, [completed]) { dismissalTransitionDidEnd(completed) }
    if completed { containerView = nil }
    presentedViewController.ownExtras.coordinator = nil
  }
}

/// A coordinator of changes that accompany the appearance, disappearance or resizing of a
/// controller (VC-36); here they happen at once.
public final class UIViewControllerTransitionCoordinator: ModelObject {
  /// A closure that was handed in.
  private typealias Part = (UIViewControllerTransitionCoordinator) -> Void
  /// Whether added closures wait until the size has changed.
  final var isWaiting = false
  private final var waiting: [(animation: Part?, completion: Part?)] = []

  deinit { willDeinitialize() }

  /// Makes changes together with the transition, and runs `completion` at the end of the turn.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    waiting.append((animation, completion))
    if !isWaiting { run() }
    return true
  }

  /// Makes the changes that were handed in: the size is another one now.
  final func run() {
    isWaiting = false
    let parts = waiting
    waiting = []
    for part in parts { part.animation?(self) }
    for completion in parts.compactMap(\.completion) {
      UIApplication.shared.clock.schedule(after: 0) { completion(self) }
    }
  }

  /// Whether the transition was cancelled; it never is.
  public var isCancelled: Bool { false }
}

/// The factory of the objects of a presentation.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The presentation controller of `presented`, if its style is `.custom`; nil for the system's.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// None unless implemented.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

extension UIViewController {
  /// The factory of the objects of the controller's presentation. Not retained.
  public final var transitioningDelegateObject: AnyObject? {
    get { extras?.transitioningDelegate }
    set { ownExtras.transitioningDelegate = newValue }
  }

  /// The presentation controller: for a presentation with the style `.custom` that of the delegate,
  /// or else one of the system's, which exists before the presentation, too.
  public final var presentationController: UIPresentationController? {
    if let own = extras?.presentation ?? extras?.systemPresentation { return own }
    let made = UIPresentationController(keptBy: self)
    ownExtras.systemPresentation = made
    return made
  }

  /// The controller that this one, or one that contains it, presented.
  public final var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.ownPresented).first
  }

  /// The controller that presented this one, or the one that contains it.
  public final var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.ownPresenting).first
  }

  /// The coordinator of changes that accompany the controller while it appears or disappears; nil
  /// at other times.
  public final var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    extras?.coordinator
  }

  /// Asks the delegate for the presentation controller.
  final func makePresentation(by presenting: UIViewController, source: UIViewController) {
    guard modalPresentationStyle == .custom, let delegate = extras?.transitioningDelegate else {
      return
    }
    let asked: UIPresentationController? = DelegateCalls.value(
      "presentationControllerForPresented:presenting:source:", of: delegate,
      [self, presenting, source])
    let native = delegate as? any UIViewControllerTransitioningDelegate
    ownExtras.presentation =
      asked
      ?? native?.presentationController(
        forPresented: self, presenting: presenting, source: source)
  }
}
