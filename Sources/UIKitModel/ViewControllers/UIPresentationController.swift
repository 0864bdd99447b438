import Foundation

/// What decides how a controller with the style `.custom` is shown: in a container view that is as
/// large as the window and in front of everything, so that touches beside the presented view are
/// the container's.
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
  /// What holds the presented view, from the beginning of the presentation to the end of the
  /// dismissal.
  public internal(set) final var containerView: UIView?
  /// Who is asked and told where the user dismisses the presentation (VC-38). Not retained.
  public final var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { delegateObject as? any UIAdaptivePresentationControllerDelegate }
    set { delegateObject = newValue }
  }
  /// The delegate as it was set, even when its class is not written in Swift.
  public final weak var delegateObject: AnyObject?

  /// A presentation of one controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    kept = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The system's own for a controller that nobody presents yet and that keeps it.
  init(keptBy presentedViewController: UIViewController) {
    kept = nil
    presenting = nil
    notKept = presentedViewController
    super.init()
  }

  deinit { willDeinitialize() }

  /// The view that is put into the container: that of the presented controller unless overridden.
  open var presentedView: UIView? {
    Door.value(.presentedView, of: self, as: UIView?.self) ?? presentedViewController.view
  }

  /// Where the presented view is to lie: all of the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect {
    Door.value(.frameOfPresentedView, of: self, as: CGRect.self) ?? containerView?.bounds ?? .zero
  }

  /// Whether the presentation covers the whole screen. Nobody asks.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view goes away meanwhile. Nobody asks: it stays.
  open var shouldRemovePresentersView: Bool { false }
  /// How the controller is presented.
  public final var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The container is in the window, the presented view not yet.
  open func presentationTransitionWillBegin() {}
  /// The presented view is shown, or was taken back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The presented view is about to go away.
  open func dismissalTransitionWillBegin() {}
  /// The presented view has gone, or has stayed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to place what is in it.
  open func containerViewWillLayoutSubviews() {}
  /// The container has placed what is in it.
  open func containerViewDidLayoutSubviews() {}

  /// The size of a controller in the container: its preferred one unless overridden.
  open func size(
    forChildContentContainer container: UIViewController,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: What UIKit does

  /// Puts the container into the window and tells that the presentation begins.
  final func begin(in window: UIWindow) {
    let container = UITransitionView(frame: window.bounds)
    containerView = container
    window.sendAddSubview(container)
    presentedViewController.ownExtras.coordinator = UIViewControllerTransitionCoordinator()
    Door.send(.presentationWillBegin, to: self) { presentationTransitionWillBegin() }
  }

  /// Puts the presented view into the container, unless it is there, and places it.
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

  /// Takes the container away, with everything in it.
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

/// What changes together with a controller that comes or goes, or that gets another size (VC-36),
/// which it does at once here.
public final class UIViewControllerTransitionCoordinator: ModelObject {
  /// A closure that was handed in.
  private typealias Part = (UIViewControllerTransitionCoordinator) -> Void
  /// Whether what is handed in waits until the size has changed.
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

  /// Whether the controller stayed where it was; it never does.
  public var isCancelled: Bool { false }
}

/// Who makes what a presentation needs.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// What decides how `presented` is shown, where its style is `.custom`; nil for the system's.
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
  /// Who makes what a presentation of the controller needs. Not retained.
  public final var transitioningDelegateObject: AnyObject? {
    get { extras?.transitioningDelegate }
    set { ownExtras.transitioningDelegate = newValue }
  }

  /// What decides how the controller is shown: while it is presented with the style `.custom` what
  /// its delegate gave, else one of the system's, which there is before it is presented too.
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

  /// What changes together with the controller, while it comes or goes; nil at other times.
  public final var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    extras?.coordinator
  }

  /// Asks the delegate for what decides how the controller is shown.
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
