import Foundation

/// The delegate of a navigation controller, notified when another controller is about to show
/// (VC-34).
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// `viewController` is about to show, after its viewWillAppear.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// `viewController` shows, after its viewDidAppear.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// The animator of an animated operation; nil for the system's (VC-62).
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object that lets the user drive it; nil without any (VC-65).
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// None unless implemented.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None unless implemented.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Has no effect unless implemented.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Has no effect unless implemented.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// The delegate of a tab bar controller, for taps of the user on tabs (VC-35).
@MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the controller of the tapped tab may be shown.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The controller of the tapped tab was selected, possibly again.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// The animator of a switch of tabs; nil for none (VC-62).
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object that lets the user drive it; nil without any (VC-65).
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// None unless implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None unless implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// True unless implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Has no effect unless implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

// A script's delegate is called by the names of its methods, and first, like that of a scroll view.
extension UINavigationController {
  final func tellWillShow(_ controller: UIViewController, animated: Bool) {
    let name: Selector = "navigationController:willShowViewController:animated:"
    CycleWatch.asks(self, name, delegateObject)
    if DelegateCalls.tell(delegateObject, name, [self, controller, animated]) { return }
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  final func tellDidShow(_ controller: UIViewController, animated: Bool) {
    let name: Selector = "navigationController:didShowViewController:animated:"
    CycleWatch.asks(self, name, delegateObject)
    if DelegateCalls.tell(delegateObject, name, [self, controller, animated]) { return }
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }
}

extension UITabBarController {
  final func asksShouldSelect(_ controller: UIViewController) -> Bool {
    let name: Selector = "tabBarController:shouldSelectViewController:"
    CycleWatch.asks(self, name, delegateObject)
    return DelegateCalls.value(name, of: delegateObject, [self, controller])
      ?? delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  final func tellDidSelect(_ controller: UIViewController) {
    let name: Selector = "tabBarController:didSelectViewController:"
    CycleWatch.asks(self, name, delegateObject)
    if DelegateCalls.tell(delegateObject, name, [self, controller]) { return }
    delegate?.tabBarController(self, didSelect: controller)
  }
}
