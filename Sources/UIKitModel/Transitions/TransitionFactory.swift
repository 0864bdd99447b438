/// The methods of delegates that make the objects of a transition, by their names in Objective-C
/// (VC-62).
public enum TransitionFactory: String, CaseIterable, Sendable {
  /// The animator of a presentation.
  case presentingAnimator =
    "animationControllerForPresentedController:presentingController:sourceController:"
  /// The animator of a dismissal.
  case dismissingAnimator = "animationControllerForDismissedController:"
  /// The object that drives a presentation.
  case presentingInteractor = "interactionControllerForPresentation:"
  /// The object that drives a dismissal.
  case dismissingInteractor = "interactionControllerForDismissal:"
  /// The animator of a push or a pop.
  case navigationAnimator =
    "navigationController:animationControllerForOperation:fromViewController:toViewController:"
  /// The object that drives a push or a pop.
  case navigationInteractor = "navigationController:interactionControllerForAnimationController:"
  /// The animator between two tabs.
  case tabAnimator =
    "tabBarController:animationControllerForTransitionFromViewController:toViewController:"
  /// The object that drives the way to another tab.
  case tabInteractor = "tabBarController:interactionControllerForAnimationController:"

  /// The name as a selector.
  var selector: Selector { Selector(rawValue) }

  /// The name in Swift, without the labels that say nothing more.
  public var word: String {
    switch self {
    case .presentingAnimator: "animationController(forPresented:)"
    case .dismissingAnimator: "animationController(forDismissed:)"
    case .presentingInteractor: "interactionControllerForPresentation"
    case .dismissingInteractor: "interactionControllerForDismissal"
    case .navigationAnimator: "animationControllerFor"
    case .navigationInteractor, .tabInteractor: "interactionControllerFor"
    case .tabAnimator: "animationControllerForTransitionFrom"
    }
  }
}
