import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

nonisolated extension UITransitionContextViewControllerKey: BridgedEnumeration {}
nonisolated extension UITransitionContextViewKey: BridgedEnumeration {}
nonisolated extension UINavigationController.Operation: BridgedEnumeration {}

nonisolated enum TransitioningDelegateName: ProtocolName {
  static let name = "UIViewControllerTransitioningDelegate"
}

nonisolated enum AnimatorName: ProtocolName {
  static let name = "UIViewControllerAnimatedTransitioning"
}

nonisolated enum InteractorName: ProtocolName {
  static let name = "UIViewControllerInteractiveTransitioning"
}

/// Transitions of an app's own.
extension UIKitTable {
  static func addTransitioning(_ table: Table) {
    table.enumeration(
      UITransitionContextViewControllerKey.self, [("from", .from), ("to", .to)],
      "A controller of a transition.")
    table.enumeration(
      UITransitionContextViewKey.self, [("from", .from), ("to", .to)], "A view of a transition.")
    table.enumeration(
      UINavigationController.Operation.self, [("none", .none), ("push", .push), ("pop", .pop)],
      in: UINavigationController.self, "An operation on the stack of a navigation controller.")
    addTransitioningDelegate(table)
    addTransitionProtocols(table)
    table.class(
      UIViewControllerContextTransitioning.self, superclass: NSObject.self, isFinal: true,
      "A transition, as its animator gets it (VC-62)."
    ) {
      addContextQuestions($0)
      addContextReports($0)
    }
    table.class(
      UIPercentDrivenInteractiveTransition.self, superclass: NSObject.self,
      protocols: [InteractorName.name], "Lets the user drive a transition (VC-65)."
    ) { addPercentDriven($0) }
    table.class(
      UIViewControllerTransitionCoordinator.self, superclass: NSObject.self, isFinal: true,
      "Coordinates changes with the appearance of a controller (VC-66)."
    ) { addCoordinator($0) }
    table.alias(
      "UIViewControllerTransitionCoordinatorContext",
      UIViewControllerTransitionCoordinator.type(in: table.library))
    table.alias("UIViewImplicitlyAnimating", UIViewPropertyAnimator.type(in: table.library))
  }

  private static func addTransitioningDelegate(_ table: Table) {
    table.protocol(
      TransitioningDelegateName.name, "The factory of the objects of a presentation (VC-62)."
    ) {
      $0.requirement(
        "presentationController(forPresented:presenting:source:)", optional: true,
        selector:
          "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
        [UIViewController.self, UIViewController?.self, UIViewController.self],
        returns: UIPresentationController?.self,
        "The presentation controller of a controller with the style .custom.")
      $0.requirement(
        "animationController(forPresented:presenting:source:)", optional: true,
        selector:
          TransitionFactory.presentingAnimator.rawValue,
        [UIViewController.self, UIViewController.self, UIViewController.self],
        returns: ProtocolReference<AnimatorName>?.self,
        "The animator of a presentation; nil for the system's (VC-62).")
      $0.requirement(
        "animationController(forDismissed:)", optional: true,
        selector: TransitionFactory.dismissingAnimator.rawValue, [UIViewController.self],
        returns: ProtocolReference<AnimatorName>?.self,
        "The animator of a dismissal; nil for the system's (VC-62).")
      $0.requirement(
        "interactionControllerForPresentation(using:)", optional: true,
        selector: TransitionFactory.presentingInteractor.rawValue,
        [ProtocolReference<AnimatorName>.self],
        returns: ProtocolReference<InteractorName>?.self,
        "The object that lets the user drive a presentation (VC-65).")
      $0.requirement(
        "interactionControllerForDismissal(using:)", optional: true,
        selector: TransitionFactory.dismissingInteractor.rawValue,
        [ProtocolReference<AnimatorName>.self],
        returns: ProtocolReference<InteractorName>?.self,
        "The object that lets the user drive a dismissal (VC-65).")
    }
  }

  private static func addTransitionProtocols(_ table: Table) {
    table.protocol(AnimatorName.name, "An animator of a transition (VC-62).") {
      $0.requirement(
        "transitionDuration(using:)", selector: "transitionDuration:",
        [UIViewControllerContextTransitioning?.self], returns: Double.self,
        "The duration, in seconds.")
      $0.requirement(
        "animateTransition(using:)", selector: "animateTransition:",
        [UIViewControllerContextTransitioning.self],
        "Animates, and calls completeTransition(_:) at the end (VC-64).")
      $0.requirement(
        "interruptibleAnimator(using:)", optional: true,
        selector: "interruptibleAnimatorForTransition:",
        [UIViewControllerContextTransitioning.self], returns: UIViewPropertyAnimator.self,
        "The animator of a transition that can be interrupted.")
      $0.requirement(
        "animationEnded(_:)", optional: true, selector: "animationEnded:", [Bool.self],
        "The transition is over; false if it was cancelled.")
    }
    table.protocol(InteractorName.name, "An object that lets the user drive a transition (VC-65).")
    {
      $0.requirement(
        "startInteractiveTransition(_:)", selector: "startInteractiveTransition:",
        [UIViewControllerContextTransitioning.self], "Starts the transition.")
    }
  }

  private static func addContextQuestions(_ type: TypeTable) {
    typealias Context = UIViewControllerContextTransitioning
    type.readOnly(
      "containerView", \Context.containerView,
      "The superview of the views; the animator adds the one that is to show (VC-63).")
    type.readOnly("isAnimated", \Context.isAnimated, "Whether it is animated.")
    type.readOnly("isInteractive", \Context.isInteractive, "Whether the user drives it now.")
    type.readOnly(
      "transitionWasCancelled", \Context.transitionWasCancelled, "Whether the user cancelled it.")
    type.readOnly(
      "presentationStyle", \Context.presentationStyle, "The style; none in a container.")
    type.readOnly("targetTransform", \Context.targetTransform, "The rotation; none here.")
    type.method("viewController(forKey:)", "A controller of the transition.") {
      (c: Context, key: UITransitionContextViewControllerKey) in c.viewController(forKey: key)
    }
    type.method("view(forKey:)", "A view of it; nil for one that stays as it is (VC-63).") {
      (c: Context, key: UITransitionContextViewKey) in c.view(forKey: key)
    }
    type.method("initialFrame(for:)", "A view's frame at the start.") {
      (c: Context, controller: UIViewController) in c.initialFrame(for: controller)
    }
    type.method("finalFrame(for:)", "A view's frame at the end.") {
      (c: Context, controller: UIViewController) in c.finalFrame(for: controller)
    }
  }

  private static func addContextReports(_ type: TypeTable) {
    typealias Context = UIViewControllerContextTransitioning
    type.method("completeTransition(_:)", "Ends it; false after a cancelled one (VC-64).") {
      (c: Context, didComplete: Bool) in c.completeTransition(didComplete)
    }
    type.method("updateInteractiveTransition(_:)", "Reports how far the user is, 0 to 1.") {
      (c: Context, share: CGFloat) in c.updateInteractiveTransition(share)
    }
    type.method("finishInteractiveTransition()", "Ends the user's part.") {
      (c: Context) in c.finishInteractiveTransition()
    }
    type.method("cancelInteractiveTransition()", "Ends the user's part: it was cancelled.") {
      (c: Context) in c.cancelInteractiveTransition()
    }
    type.method("pauseInteractiveTransition()", "Begins the user's part on the way.") {
      (c: Context) in c.pauseInteractiveTransition()
    }
  }

  private static func addPercentDriven(_ type: TypeTable) {
    typealias Driver = UIPercentDrivenInteractiveTransition
    type.initializer("init()", designated: true, "Without a transition yet.") { () in Driver() }
    type.readOnly("percentComplete", \Driver.percentComplete, "The fraction that is done, 0 to 1.")
    type.readOnly("duration", \Driver.duration, "The duration of the transition, in seconds.")
    type.stored(
      "completionSpeed", \Driver.completionSpeed, "The speed of the rest after the user's part.")
    type.stored(
      "completionCurve", \Driver.completionCurve, "The pacing of the rest after the user's part.")
    type.stored(
      "wantsInteractiveStart", \Driver.wantsInteractiveStart,
      "Whether the user drives it from the start.")
    type.method("startInteractiveTransition(_:)", "Starts the animator, and pauses it.") {
      (d: Driver, context: UIViewControllerContextTransitioning) in
      d.startInteractiveTransition(context)
    }
    type.method("update(_:)", "Moves it to a fraction, 0 to 1 (VC-65).") {
      (d: Driver, share: CGFloat) in d.update(share)
    }
    type.method("finish()", "Runs it to its end.") { (d: Driver) in d.finish() }
    type.method("cancel()", "Runs it back to its start.") { (d: Driver) in d.cancel() }
    type.method("pause()", "Pauses it on its way.") { (d: Driver) in d.pause() }
  }

  private static func addCoordinator(_ type: TypeTable) {
    typealias Coordinator = UIViewControllerTransitionCoordinator
    typealias Part = Callback1<UIViewControllerTransitionCoordinator, NoValue>
    func later(_ part: Part?) -> ((Coordinator) -> Void)? {
      part.map { part in { c in ScriptCalls.run { () throws(RunStop) in _ = try part(c) } } }
    }
    type.method(
      "animate(alongsideTransition:completion:)", defaults: ["completion": .zero],
      "Makes changes together with the transition (VC-66)."
    ) { (c: Coordinator, animation: Part?, completion: Part?) -> Bool in
      c.animate(alongsideTransition: later(animation), completion: later(completion))
    }.isDiscardable = true
    type.method(
      "animateAlongsideTransition(in:animation:completion:)", defaults: ["completion": .zero],
      "The same for changes of other views."
    ) { (c: Coordinator, _: UIView?, animation: Part?, completion: Part?) -> Bool in
      c.animate(alongsideTransition: later(animation), completion: later(completion))
    }.isDiscardable = true
    type.method("notifyWhenInteractionChanges(_:)", "Calls it when the user's part is over.") {
      (c: Coordinator, handler: Part) in
      if let handler = later(handler) { c.notifyWhenInteractionChanges(handler) }
    }
    type.method("notifyWhenInteractionEnds(_:)", "Calls it when the user's part is over.") {
      (c: Coordinator, handler: Part) in
      if let handler = later(handler) { c.notifyWhenInteractionChanges(handler) }
    }
    type.method("viewController(forKey:)", "A controller of a transition of the app's own.") {
      (c: Coordinator, key: UITransitionContextViewControllerKey) in c.viewController(forKey: key)
    }
    type.method("view(forKey:)", "A view of a transition of the app's own.") {
      (c: Coordinator, key: UITransitionContextViewKey) in c.view(forKey: key)
    }
    type.readOnly("containerView", \Coordinator.containerView, "The superview of the views.")
    type.readOnly("isCancelled", \Coordinator.isCancelled, "Whether it was cancelled.")
    type.readOnly("isAnimated", \Coordinator.isAnimated, "Whether it is animated.")
    type.readOnly("isInteractive", \Coordinator.isInteractive, "Whether the user drives it now.")
    type.readOnly(
      "initiallyInteractive", \Coordinator.initiallyInteractive, "Whether the user drove it first.")
    type.readOnly(
      "isInterruptible", \Coordinator.isInterruptible, "Whether it can be interrupted now.")
    type.readOnly(
      "transitionDuration", \Coordinator.transitionDuration,
      "The duration; 0 for a transition of the system, whose duration is not documented.")
    type.readOnly(
      "percentComplete", \Coordinator.percentComplete, "The fraction at the end of the user's part."
    )
    type.readOnly(
      "completionCurve", \Coordinator.completionCurve, "The pacing of the rest.")
    type.readOnly(
      "completionVelocity", \Coordinator.completionVelocity, "The speed of the rest.")
    type.readOnly(
      "presentationStyle", \Coordinator.presentationStyle, "The style; none in a container.")
    type.readOnly("targetTransform", \Coordinator.targetTransform, "The rotation; none here.")
  }
}
