import Foundation
import ScriptLibrary
import UIKitModel

/// Delegates of containers, size transitions, and children that replace each other.
extension UIKitTable {
  static func addContainerDelegates(_ table: Table) {
    table.protocol("UINavigationControllerDelegate", "Hears which controller shows (VC-34).") {
      $0.requirement(
        "navigationController(_:willShow:animated:)", optional: true,
        selector: "navigationController:willShowViewController:animated:",
        [UINavigationController.self, UIViewController.self, Bool.self],
        "After the viewWillAppear of a controller (VC-34).")
      $0.requirement(
        "navigationController(_:didShow:animated:)", optional: true,
        selector: "navigationController:didShowViewController:animated:",
        [UINavigationController.self, UIViewController.self, Bool.self],
        "After its viewDidAppear (VC-34).")
      $0.requirement(
        "navigationController(_:animationControllerFor:from:to:)", optional: true,
        selector:
          TransitionFactory.navigationAnimator.rawValue,
        [
          UINavigationController.self, UINavigationController.Operation.self,
          UIViewController.self, UIViewController.self,
        ], returns: ProtocolReference<AnimatorName>?.self,
        "The animator of an animated push or pop; nil for the system's (VC-62).")
      $0.requirement(
        "navigationController(_:interactionControllerFor:)", optional: true,
        selector: TransitionFactory.navigationInteractor.rawValue,
        [UINavigationController.self, ProtocolReference<AnimatorName>.self],
        returns: ProtocolReference<InteractorName>?.self,
        "The object that lets the user drive it (VC-65).")
    }
    table.protocol(
      "UITabBarControllerDelegate", "Is asked and told when the user taps a tab (VC-35)."
    ) {
      $0.requirement(
        "tabBarController(_:shouldSelect:)", optional: true,
        selector: "tabBarController:shouldSelectViewController:",
        [UITabBarController.self, UIViewController.self], returns: Bool.self,
        "Whether the controller of the tab shows (VC-35).")
      $0.requirement(
        "tabBarController(_:didSelect:)", optional: true,
        selector: "tabBarController:didSelectViewController:",
        [UITabBarController.self, UIViewController.self],
        "The user chose the tab, maybe once more (VC-35).")
      $0.requirement(
        "tabBarController(_:animationControllerForTransitionFrom:to:)", optional: true,
        selector:
          TransitionFactory.tabAnimator.rawValue,
        [UITabBarController.self, UIViewController.self, UIViewController.self],
        returns: ProtocolReference<AnimatorName>?.self,
        "The animator of a switch of tabs; nil for none (VC-62).")
      $0.requirement(
        "tabBarController(_:interactionControllerFor:)", optional: true,
        selector: TransitionFactory.tabInteractor.rawValue,
        [UITabBarController.self, ProtocolReference<AnimatorName>.self],
        returns: ProtocolReference<InteractorName>?.self,
        "The object that lets the user drive it (VC-65).")
    }
  }

  static func addTransitions(_ type: TypeTable) {
    type.message(
      "viewWillTransition(to:with:)", .viewWillTransition,
      "Its view is about to get another size; super tells the children (VC-36)."
    ) {
      (c: UIViewController, size: CGSize, coordinator: UIViewControllerTransitionCoordinator) in
      c.viewWillTransition(to: size, with: coordinator)
    }
    type.question(
      "size(forChildContentContainer:withParentContainerSize:)", .sizeForChild,
      "The size that a child gets when its own view gets another one (VC-36)."
    ) { (c: UIViewController, child: UIViewController, size: CGSize) in
      c.size(forChildContentContainer: child, withParentContainerSize: size)
    }
    type.method(
      "transition(from:to:duration:options:animations:completion:)",
      defaults: ["options": .zero, "completion": .zero],
      "Shows a child in place of another one, and tells both (VC-37)."
    ) {
      (
        c: UIViewController, old: UIViewController, new: UIViewController, duration: Double,
        options: UIView.AnimationOptions, animations: Callback0<NoValue>?,
        completion: Callback1<Bool, NoValue>?
      ) in
      c.chargedForPresentation().transition(
        from: old, to: new, duration: duration, options: options,
        animations: ScriptCalls.later(animations), completion: ScriptCalls.later(completion))
    }
  }
}
