import Foundation

/// A coordinator of changes that accompany the appearance, disappearance or resizing of a
/// controller (VC-36, VC-66).
///
/// With an animator of the app's own the changes are animated as long as its transition; with the
/// system's, whose duration is not documented, they are made at once.
public final class UIViewControllerTransitionCoordinator: ModelObject {
  /// A closure that was handed in.
  private typealias Part = (UIViewControllerTransitionCoordinator) -> Void
  private enum Stage { case waits, runs, isOver }

  /// The transition by an animator of the app's own.
  final weak var context: UIViewControllerContextTransitioning?
  private final var stage: Stage
  private final var waiting: [Part] = []
  private final var completions: [Part] = []
  private final var interactionHandlers: [Part] = []
  private final var wasCancelled = false

  /// Creates a coordinator whose closures run at once, or when the transition does.
  init(isWaiting: Bool = false) {
    stage = isWaiting ? .waits : .runs
    super.init()
  }

  deinit { willDeinitialize() }

  /// Makes changes together with the transition, and runs `completion` when it is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    switch stage {
    case .waits:
      if let animation { waiting.append(animation) }
      if let completion { completions.append(completion) }
    case .runs:
      animation?(self)
      if let completion { completions.append(completion) }
    case .isOver:
      animation?(self)
      if let completion { schedule(completion) }
    }
    return true
  }

  /// Calls `handler` when the user's part of the transition is over, or pauses it again.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (UIViewControllerTransitionCoordinator) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  /// Makes the changes that were handed in, animated for a number of seconds; at once if that is 0.
  final func run(for seconds: TimeInterval = 0) {
    guard stage == .waits else { return }
    stage = .runs
    let parts = waiting
    waiting = []
    guard seconds > 0, !parts.isEmpty else { return parts.forEach { $0(self) } }
    UIView.animate(withDuration: seconds) { [self] in for part in parts { part(self) } }
  }

  /// The user's part is over, or begins again.
  final func interactionChanged() {
    for handler in interactionHandlers { handler(self) }
  }

  /// Runs the completions.
  final func end(isCancelled: Bool = false) {
    run()
    (stage, wasCancelled) = (.isOver, isCancelled)
    let parts = completions
    (completions, interactionHandlers) = ([], [])
    for part in parts { part(self) }
  }

  /// Runs the completions in the next turn.
  final func endLater() {
    run()
    stage = .isOver
    let parts = completions
    completions = []
    parts.forEach(schedule)
  }

  private func schedule(_ completion: @escaping Part) {
    UIApplication.shared.clock.schedule(after: 0) { completion(self) }
  }

  // MARK: The transition

  /// Whether it was cancelled.
  public var isCancelled: Bool { wasCancelled || context?.transitionWasCancelled ?? false }
  /// Whether it is animated.
  public var isAnimated: Bool { true }
  /// Whether the user drives it now.
  public var isInteractive: Bool { context?.isInteractive ?? false }
  /// Whether the user drove it when it began.
  public var initiallyInteractive: Bool { context?.interactor != nil }
  /// Whether it can be interrupted: while the user drives it.
  public var isInterruptible: Bool { isInteractive }
  /// The duration, in seconds; 0 for a transition of the system.
  public var transitionDuration: TimeInterval { context?.duration ?? 0 }
  /// The fraction that was done when the user's part was over.
  public var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  /// The pacing of the rest after the user's part.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The speed of the rest after the user's part.
  public var completionVelocity: CGFloat { 1 }
  /// The style of the presentation.
  public var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  /// The container of the views of the transition; nil for a transition of the system.
  public var containerView: UIView? { context?.containerView }
  /// The rotation of the views; none here.
  public var targetTransform: CGAffineTransform { .identity }

  /// A controller of the transition; nil for a transition of the system.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  {
    context?.viewController(forKey: key)
  }

  /// A view of the transition; nil for a transition of the system.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }
}

extension UIViewController {
  /// The coordinator of changes that accompany the controller while it appears or disappears, or
  /// that of the nearest container that has one; nil at other times.
  public final var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.extras?.coordinator).first
  }
}
