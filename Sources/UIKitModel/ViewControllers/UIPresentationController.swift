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

  /// Whether the view of the presenting side leaves the window: under a full-screen cover (VC-10).
  final var removesPresenter: Bool { presentedViewController.modalPresentationStyle == .fullScreen }

  /// Whether the dismissal has begun.
  private final var isBeingDismissed = false

  /// Adds the container, in front of everything in the window.
  final func begin(in window: UIWindow) {
    let container = UITransitionView(frame: window.bounds)
    containerView = container
    window.sendAddSubview(container)
    beginCoordination()
    Door.send(.presentationWillBegin, to: self) { presentationTransitionWillBegin() }
  }

  /// Adds the presented view, unless an animator does, and lays the container out.
  final func show(byAnimator: Bool = false) {
    guard let containerView, let view = presentedView else { return }
    if !byAnimator, !view.isDescendant(of: containerView) {
      view.frame = frameOfPresentedViewInContainerView
      containerView.sendAddSubview(view)
    }
    layOut()
  }

  /// The coordinator of a change that is not animated.
  private final var coordinator: UIViewControllerTransitionCoordinator?

  private func beginCoordination() {
    guard presentedViewController.extras?.coordinator == nil else { return }
    coordinator = UIViewControllerTransitionCoordinator()
    presentedViewController.ownExtras.coordinator = coordinator
  }

  private func endCoordination() {
    guard let coordinator else { return }
    self.coordinator = nil
    if presentedViewController.extras?.coordinator === coordinator {
      presentedViewController.extras?.coordinator = nil
    }
    coordinator.endLater()
  }

  private func layOut() {
    Door.send(.containerWillLayout, to: self) { containerViewWillLayoutSubviews() }
    Door.send(.containerDidLayout, to: self) { containerViewDidLayoutSubviews() }
  }

  /// The presentation is over; one that was cancelled leaves no container.
  final func end(completed: Bool) {
    endCoordination()
    if !completed { removeContainer() }
    Door.send(.presentationDidEnd, to: self, [completed]) {
      presentationTransitionDidEnd(completed)
    }
  }

  /// Gives a view that the system presented a container of its own, for an animator (VC-63).
  final func adopt(in window: UIWindow) {
    guard containerView == nil, let view = presentedView else { return }
    let container = UITransitionView(frame: window.bounds)
    containerView = container
    window.sendAddSubview(container)
    var host = view.superview
    container.sendAddSubview(view)
    while let empty = host, empty is any HostingView, empty.subviewCount == 0 {
      host = empty.superview
      empty.sendRemoveFromSuperview()
    }
  }

  final func beginDismissal() {
    if isBeingDismissed { return }
    isBeingDismissed = true
    beginCoordination()
    Door.send(.dismissalWillBegin, to: self) { dismissalTransitionWillBegin() }
  }

  /// Removes the container, with everything in it, unless the dismissal was cancelled.
  final func endDismissal(completed: Bool) {
    isBeingDismissed = false
    if completed { removeContainer() }
    Door.send(.dismissalDidEnd, to: self, [completed]) { dismissalTransitionDidEnd(completed) }
    if completed { containerView = nil }
    endCoordination()
  }

  private func removeContainer() {
    presentedView?.sendRemoveFromSuperview()
    containerView?.sendRemoveFromSuperview()
  }
}

extension UIViewController {
  /// The factory of the objects of the controller's presentation. Not retained.
  public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { transitioningDelegateObject as? any UIViewControllerTransitioningDelegate }
    set { transitioningDelegateObject = newValue }
  }

  /// The factory as it was set, even if its class is not Swift's.
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

  /// Asks the delegate for the presentation controller.
  final func makePresentation(by presenting: UIViewController, source: UIViewController) {
    guard modalPresentationStyle == .custom, let delegate = extras?.transitioningDelegate else {
      return
    }
    let asked: UIPresentationController? = DelegateCalls.value(
      "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
      of: delegate,
      [self, presenting, source])
    let native = delegate as? any UIViewControllerTransitioningDelegate
    ownExtras.presentation =
      asked
      ?? native?.presentationController(
        forPresented: self, presenting: presenting, source: source)
  }
}
