import Foundation

/// The objects of a transition that a delegate makes.
struct TransitionObjects {
  let animator: AnyObject
  let interactor: AnyObject?

  /// Asks a delegate of the app's for them, first by the names of its methods; nil if the system's
  /// animator is to run (VC-62).
  init?(
    _ owner: ModelObject, _ delegate: AnyObject?, _ animation: TransitionFactory,
    _ arguments: [Any?], interaction: TransitionFactory,
    interactionArguments: (AnyObject) -> [Any?],
    native: () -> (any UIViewControllerAnimatedTransitioning)?,
    nativeInteraction: (any UIViewControllerAnimatedTransitioning) ->
      (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let delegate, !Door.isStopped else { return nil }
    CycleWatch.asks(owner, animation.selector, delegate)
    guard let animator = Self.object(animation, delegate, arguments) ?? native() else { return nil }
    self.animator = animator
    CycleWatch.asks(owner, interaction.selector, delegate)
    let given = Self.object(interaction, delegate, interactionArguments(animator))
    interactor =
      given ?? (animator as? any UIViewControllerAnimatedTransitioning).flatMap(nativeInteraction)
  }

  /// The object that a method of a delegate whose class is a script's returns.
  private static func object(
    _ factory: TransitionFactory, _ delegate: AnyObject, _ arguments: [Any?]
  ) -> AnyObject? {
    guard case .answered(let answer?) = DelegateCalls.call(delegate, factory.selector, arguments)
    else {
      return nil
    }
    return answer as AnyObject
  }
}

extension UIViewController {
  /// The transition that presents this controller, if its delegate has an animator for it.
  final func presentingTransition(
    by presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerContextTransitioning? {
    let delegate = extras?.transitioningDelegate
    let swift = delegate as? any UIViewControllerTransitioningDelegate
    guard
      let objects = TransitionObjects(
        self, delegate,
        .presentingAnimator,
        [self, presenting, source], interaction: .presentingInteractor,
        interactionArguments: { [$0] },
        native: {
          swift?.animationController(forPresented: self, presenting: presenting, source: source)
        }, nativeInteraction: { swift?.interactionControllerForPresentation(using: $0) })
    else { return nil }
    let presentation = takePresentation()
    let removesPresenter = presentation.removesPresenter
    return UIViewControllerContextTransitioning(
      .presents, from: presenting, to: self, style: modalPresentationStyle,
      animator: objects.animator, interactor: objects.interactor
    ) { (removesPresenter ? presenting.view : nil, presentation.presentedView) }
  }

  /// The transition that dismisses this controller, if its delegate has an animator for it.
  final func dismissingTransition(
    by presenting: UIViewController
  ) -> UIViewControllerContextTransitioning? {
    let delegate = extras?.transitioningDelegate
    let swift = delegate as? any UIViewControllerTransitioningDelegate
    guard
      let objects = TransitionObjects(
        self, delegate, .dismissingAnimator, [self],
        interaction: .dismissingInteractor, interactionArguments: { [$0] },
        native: { swift?.animationController(forDismissed: self) },
        nativeInteraction: { swift?.interactionControllerForDismissal(using: $0) })
    else { return nil }
    let presentation = takePresentation()
    let covered = extras?.covered
    return UIViewControllerContextTransitioning(
      .dismisses, from: self, to: presenting, style: modalPresentationStyle,
      animator: objects.animator, interactor: objects.interactor
    ) { (presentation.presentedView, covered?.viewIfLoaded) }
  }

  /// The presentation controller, which from now on is in charge of the container.
  private func takePresentation() -> UIPresentationController {
    if let own = extras?.presentation { return own }
    let system = presentationController ?? UIPresentationController(keptBy: self)
    ownExtras.presentation = system
    return system
  }
}

extension UINavigationController {
  /// An operation on the stack.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// Whether the delegate has the method that gives an animator, whatever it returns (VC-69).
  final var delegateHasAnimators: Bool {
    DelegateCalls.hears(TransitionFactory.navigationAnimator.selector, delegateObject)
  }

  /// The transition between two controllers of the stack, if the delegate has an animator for it.
  final func transition(
    _ operation: Operation, from old: UIViewController?, to new: UIViewController?,
    animated: Bool
  ) -> UIViewControllerContextTransitioning? {
    guard animated, appearance == .shown, let delegateObject, let old, let new, old !== new,
      let container = viewIfLoaded, old.viewIfLoaded?.isDescendant(of: container) == true
    else { return nil }
    guard
      let objects = TransitionObjects(
        self, delegateObject, .navigationAnimator, [self, operation, old, new],
        interaction: .navigationInteractor,
        interactionArguments: { [self, $0] },
        native: {
          delegate?.navigationController(
            self, animationControllerFor: operation, from: old, to: new)
        },
        nativeInteraction: { delegate?.navigationController(self, interactionControllerFor: $0) })
    else { return nil }
    return UIViewControllerContextTransitioning(
      operation == .push ? .pushes : .pops, from: old, to: new, animator: objects.animator,
      interactor: objects.interactor
    ) { (old.view, new.view) }
  }
}

extension UITabBarController {
  /// The transition between two tabs, if the delegate has an animator for it.
  final func transition(
    from old: UIViewController?, to new: UIViewController?
  ) -> UIViewControllerContextTransitioning? {
    guard appearance == .shown, let delegateObject, let old, let new, old !== new,
      let container = viewIfLoaded, old.viewIfLoaded?.isDescendant(of: container) == true
    else { return nil }
    guard
      let objects = TransitionObjects(
        self, delegateObject, .tabAnimator, [self, old, new],
        interaction: .tabInteractor,
        interactionArguments: { [self, $0] },
        native: {
          delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        }, nativeInteraction: { delegate?.tabBarController(self, interactionControllerFor: $0) })
    else { return nil }
    return UIViewControllerContextTransitioning(
      .switches, from: old, to: new, animator: objects.animator, interactor: objects.interactor
    ) { (old.view, new.view) }
  }
}
