import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Presentations of an app's own.
extension UIKitTable {
  static func addPresentations(_ table: Table) {
    table.alias("UIContentContainer", UIViewController.type(in: table.library))
    addTransitioning(table)
    addDismissals(table)
    table.class(
      UIPresentationController.self, superclass: NSObject.self,
      "Decides how a controller of the style .custom is shown, in a container over everything."
    ) {
      $0.initializer(
        "init(presentedViewController:presenting:)", designated: true, "Of one by another."
      ) { (presented: UIViewController, presenting: UIViewController?) in
        UIPresentationController(presentedViewController: presented, presenting: presenting)
      }
      addPresentationParts($0)
      addPresentationHooks($0)
    }
    table.extend(UIViewController.type(in: table.library)) {
      $0.property(
        "transitioningDelegate", as: .optional(.protocol(TransitioningDelegateName.name)),
        isWeak: true,
        get: { (c: UIViewController) -> AnyReference? in
          c.transitioningDelegateObject.map { AnyReference($0) }
        },
        set: { (c: UIViewController, new: AnyReference?) in
          c.transitioningDelegateObject = new?.object
        }, "Makes what its presentation needs.")
      $0.readOnly(
        "transitionCoordinator", \UIViewController.transitionCoordinator,
        "What changes together with it, while it comes or goes.")
      $0.readOnly(
        "presentationController", \UIViewController.presentationController,
        "What decides how it is shown: with the style .custom what its delegate gave.")
    }
  }

  /// The delegate of a sheet that the user drags away.
  private static func addDismissals(_ table: Table) {
    table.protocol(
      "UIAdaptivePresentationControllerDelegate",
      "Hears of what the user does, and not of dismiss(animated:) (VC-38)."
    ) {
      $0.requirement(
        "presentationControllerShouldDismiss(_:)", optional: true,
        [UIPresentationController.self], returns: Bool.self,
        "Whether the user may dismiss it (VC-38).")
      for (name, summary) in dismissals {
        $0.requirement("\(name)(_:)", optional: true, [UIPresentationController.self], summary)
      }
    }
  }

  private static let dismissals = [
    (
      "presentationControllerWillDismiss",
      "The user begins to dismiss it, and may let it go (VC-38)."
    ),
    ("presentationControllerDidDismiss", "The user has dismissed it (VC-38)."),
    (
      "presentationControllerDidAttemptToDismiss",
      "The user tried to dismiss it, which is not allowed (VC-38)."
    ),
  ]

  private static func addPresentationParts(_ type: TypeTable) {
    type.readOnly(
      "presentedViewController", \UIPresentationController.presentedViewController,
      "The controller that is presented.")
    type.readOnly(
      "presentingViewController", \UIPresentationController.presentingViewController,
      "The controller that presents it.")
    type.readOnly(
      "containerView", \UIPresentationController.containerView,
      "As large as the window and over everything: touches outside the presented view are its own.")
    type.readOnly(
      "presentationStyle", \UIPresentationController.presentationStyle, "How it is presented.")
    type.delegate(
      "delegate", "UIAdaptivePresentationControllerDelegate",
      \UIPresentationController.delegateObject,
      "Who is asked and told where the user dismisses it (VC-38); not retained.")
    type.overridable(
      "presentedView", .presentedView,
      get: { (c: UIPresentationController) -> UIView? in c.presentedView },
      "What is put into the container.")
    type.overridable(
      "frameOfPresentedViewInContainerView", .frameOfPresentedView,
      get: { (c: UIPresentationController) in c.frameOfPresentedViewInContainerView },
      "Where it is to be: all of the container unless overridden.")
    type.readOnly(
      "shouldPresentInFullscreen", \UIPresentationController.shouldPresentInFullscreen, "True.")
    type.readOnly(
      "shouldRemovePresentersView", \UIPresentationController.shouldRemovePresentersView, "False.")
  }

  private static func addPresentationHooks(_ type: TypeTable) {
    type.message(
      "presentationTransitionWillBegin()", .presentationWillBegin, "The container is there."
    ) { (c: UIPresentationController) in c.presentationTransitionWillBegin() }
    type.message(
      "presentationTransitionDidEnd(_:)", .presentationDidEnd, "The presented view is shown."
    ) { (c: UIPresentationController, completed: Bool) in
      c.presentationTransitionDidEnd(completed)
    }
    type.message(
      "dismissalTransitionWillBegin()", .dismissalWillBegin, "The presented view is about to go."
    ) { (c: UIPresentationController) in c.dismissalTransitionWillBegin() }
    type.message(
      "dismissalTransitionDidEnd(_:)", .dismissalDidEnd, "The presented view has gone."
    ) { (c: UIPresentationController, completed: Bool) in c.dismissalTransitionDidEnd(completed) }
    type.message(
      "containerViewWillLayoutSubviews()", .containerWillLayout, "The container places its views."
    ) { (c: UIPresentationController) in c.containerViewWillLayoutSubviews() }
    type.message(
      "containerViewDidLayoutSubviews()", .containerDidLayout, "The container has placed them."
    ) { (c: UIPresentationController) in c.containerViewDidLayoutSubviews() }
    type.method(
      "size(forChildContentContainer:withParentContainerSize:)", "The container's size."
    ) { (c: UIPresentationController, child: UIViewController, size: CGSize) in
      c.size(forChildContentContainer: child, withParentContainerSize: size)
    }
  }
}
