import Foundation
import ScriptLibrary
import UIKitModel

nonisolated extension UIStatusBarStyle: BridgedEnumeration {}
nonisolated extension UIStatusBarAnimation: BridgedEnumeration {}
nonisolated extension UIInterfaceOrientation: BridgedEnumeration {}
nonisolated extension UIModalTransitionStyle: BridgedEnumeration {}
nonisolated extension UIInterfaceOrientationMask: BridgedOptionSet {}

/// The answers of controllers about the status bar, and those about rotation and other bars, which
/// are never queried here.
extension UIKitTable {
  static func addControllerTypes(_ table: Table) {
    table.enumeration(
      UIStatusBarStyle.self,
      [("default", .default), ("lightContent", .lightContent), ("darkContent", .darkContent)],
      "How the status bar looks.")
    table.enumeration(
      UIStatusBarAnimation.self, [("none", .none), ("fade", .fade), ("slide", .slide)],
      "How the status bar comes and goes.")
    table.enumeration(
      UIInterfaceOrientation.self,
      [
        ("unknown", .unknown), ("portrait", .portrait),
        ("portraitUpsideDown", .portraitUpsideDown), ("landscapeRight", .landscapeRight),
        ("landscapeLeft", .landscapeLeft),
      ], "How the interface is held."
    ) {
      $0.readOnly("isPortrait", \UIInterfaceOrientation.isPortrait, "Whether it is upright.")
      $0.readOnly("isLandscape", \UIInterfaceOrientation.isLandscape, "Whether it is across.")
    }
    table.enumeration(
      UIModalTransitionStyle.self,
      [
        ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal),
        ("crossDissolve", .crossDissolve), ("partialCurl", .partialCurl),
      ], "How a controller comes to the screen; not modelled.")
    table.optionSet(
      UIInterfaceOrientationMask.self,
      [
        ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
        ("landscapeRight", .landscapeRight), ("landscapeLeft", .landscapeLeft),
        ("landscape", .landscape), ("all", .all), ("allButUpsideDown", .allButUpsideDown),
      ], "Ways to hold the interface, a bit each.")
  }

  static func addControllerSilence(_ type: TypeTable) {
    type.method("didReceiveMemoryWarning()", "Memory is short (AP-39).") {
      (c: UIViewController) in c.didReceiveMemoryWarning()
    }
    type.message("awakeFromNib()", .awakeFromNib, "It came out of an archive (VC-22).") {
      (c: UIViewController) in c.awakeFromNib()
    }
    addAppearance(type)
    addInsetMessages(type)
    addStatusBar(type)
    type.silently(.traits) {
      $0.method("traitCollectionDidChange(_:)", "Never called: traits stay as they are.") {
        (c: UIViewController, old: UITraitCollection?) in c.traitCollectionDidChange(old)
      }
    }
    type.message(
      "updateViewConstraints()", .updateViewConstraints,
      "In the place of updateConstraints of the root view (VC-17)."
    ) { (c: UIViewController) in c.updateViewConstraints() }
    type.silently(.device) {
      $0.readOnly(
        "preferredStatusBarUpdateAnimation", \UIViewController.preferredStatusBarUpdateAnimation,
        "Fading (KN-7).")
      $0.readOnly(
        "prefersHomeIndicatorAutoHidden", \UIViewController.prefersHomeIndicatorAutoHidden,
        "False.")
      $0.readOnly(
        "preferredScreenEdgesDeferringSystemGestures",
        \UIViewController.preferredScreenEdgesDeferringSystemGestures, "None.")
      $0.readOnly(
        "supportedInterfaceOrientations", \UIViewController.supportedInterfaceOrientations,
        "All but upside down.")
      $0.readOnly("shouldAutorotate", \UIViewController.shouldAutorotate, "True.")
      let calls: [(String, @MainActor (UIViewController) -> Void)] = [
        (
          "setNeedsUpdateOfHomeIndicatorAutoHidden()",
          { $0.setNeedsUpdateOfHomeIndicatorAutoHidden() }
        ),
        (
          "setNeedsUpdateOfScreenEdgesDeferringSystemGestures()",
          { $0.setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
        ),
        (
          "setNeedsUpdateOfSupportedInterfaceOrientations()",
          { $0.setNeedsUpdateOfSupportedInterfaceOrientations() }
        ),
      ]
      for (name, call) in calls {
        $0.method(name, "Does nothing: it is never asked.") { (c: UIViewController) in call(c) }
      }
    }
  }

  /// The answers of a controller about the status bar.
  private static func addStatusBar(_ type: TypeTable) {
    type.overridable(
      "prefersStatusBarHidden", .prefersStatusBarHidden,
      get: { (c: UIViewController) in c.prefersStatusBarHidden },
      "Whether the status bar is hidden while it decides about it; false unless overridden (KN-7).")
    type.overridable(
      "preferredStatusBarStyle", .preferredStatusBarStyle,
      get: { (c: UIViewController) in c.preferredStatusBarStyle },
      "The style of the status bar while it decides about it (KN-7).")
    type.overridable(
      "childForStatusBarStyle", .childForStatusBarStyle,
      get: { (c: UIViewController) -> UIViewController? in c.childForStatusBarStyle },
      "The child that is asked for the style; nil for itself (KN-7).")
    type.overridable(
      "childForStatusBarHidden", .childForStatusBarHidden,
      get: { (c: UIViewController) -> UIViewController? in c.childForStatusBarHidden },
      "The child that is asked whether the bar is hidden; nil for itself (KN-7).")
    type.method(
      "setNeedsStatusBarAppearanceUpdate()", "Asks again for style and visibility (KN-7)."
    ) { (c: UIViewController) in c.setNeedsStatusBarAppearanceUpdate() }
  }

  /// The appearance and disappearance of a controller.
  private static func addAppearance(_ type: TypeTable) {
    type.readOnly(
      "isBeingPresented", \UIViewController.isBeingPresented,
      "Whether it appears because it is presented (VC-14).")
    type.readOnly(
      "isBeingDismissed", \UIViewController.isBeingDismissed,
      "Whether it disappears because it is dismissed (VC-14).")
    type.readOnly(
      "isMovingToParent", \UIViewController.isMovingToParent,
      "Whether it appears because it joins a container (VC-14).")
    type.readOnly(
      "isMovingFromParent", \UIViewController.isMovingFromParent,
      "Whether it disappears because it leaves a container (VC-14).")
    type.method(
      "beginAppearanceTransition(_:animated:)", "Its view is about to come or go (VC-16)."
    ) {
      (c: UIViewController, isAppearing: Bool, animated: Bool) in
      c.beginAppearanceTransition(isAppearing, animated: animated)
    }
    type.method("endAppearanceTransition()", "Its view has come or gone (VC-16).") {
      (c: UIViewController) in c.endAppearanceTransition()
    }
    type.overridable(
      "shouldAutomaticallyForwardAppearanceMethods", .shouldAutomaticallyForwardAppearanceMethods,
      get: { (c: UIViewController) in c.shouldAutomaticallyForwardAppearanceMethods },
      "Whether controllers in it appear as it does (VC-16).")
  }

  /// The messages about the safe area and the margins of its view.
  private static func addInsetMessages(_ type: TypeTable) {
    type.message(
      "viewSafeAreaInsetsDidChange()", .viewSafeAreaInsetsDidChange,
      "The safe area of its view is another one (VC-39)."
    ) { (c: UIViewController) in c.viewSafeAreaInsetsDidChange() }
    type.message(
      "viewLayoutMarginsDidChange()", .viewLayoutMarginsDidChange,
      "The margins of its view are others (VC-40)."
    ) { (c: UIViewController) in c.viewLayoutMarginsDidChange() }
    type.readOnly(
      "systemMinimumLayoutMargins", \UIViewController.systemMinimumLayoutMargins,
      "The least margins of its view: 16 or 20 points at the sides (VC-42).")
    type.stored(
      "viewRespectsSystemMinimumLayoutMargins",
      \UIViewController.viewRespectsSystemMinimumLayoutMargins,
      "Whether its view has those at least; true unless set (VC-42).")
  }

  static func addControllerSettings(_ type: TypeTable) {
    type.readOnly("traitCollection", \UIViewController.traitCollection, "What it adapts to.")
    type.stored(
      "overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle, "Its style.")
    type.stored("isEditing", \UIViewController.isEditing, "Whether content can be changed.")
    type.method("setEditing(_:animated:)", "Lets content be changed, or not.") {
      (c: UIViewController, editing: Bool, animated: Bool) in
      c.setEditing(editing, animated: animated)
    }
    type.stored(
      "hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed,
      "Whether the tab bar goes away while it is pushed (WN-13).")
    type.stored(
      "edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout,
      "The edges at which its view reaches below bars.")
    type.stored(
      "extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars,
      "Whether it reaches below opaque bars, too.")
    type.stored(
      "automaticallyAdjustsScrollViewInsets",
      \UIViewController.automaticallyAdjustsScrollViewInsets,
      "Deprecated: whether a scroll view that fills it is always inset (SC-17).")
    type.kept(
      "definesPresentationContext", \UIViewController.definesPresentationContext,
      decides: [.layout],
      "Whether controllers that are presented in the current context cover it.")
    type.kept(
      "providesPresentationContextTransitionStyle",
      \UIViewController.providesPresentationContextTransitionStyle, decides: [.drawing],
      "Whether its transition style counts for those.")
    type.stored(
      "modalPresentationCapturesStatusBarAppearance",
      \UIViewController.modalPresentationCapturesStatusBarAppearance,
      "Whether it decides about the status bar when it is not full screen (KN-8).")
    type.kept(
      "modalTransitionStyle", \UIViewController.modalTransitionStyle, decides: [.drawing],
      "How it comes to the screen.")
    type.kept(
      "preferredContentSize", \UIViewController.preferredContentSize, decides: [.layout],
      "The size that it asks its container for.")
    type.stored(
      "additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets,
      "What is to be added to the safe area of its view.")
    type.stored(
      "restorationIdentifier", \UIViewController.restorationIdentifier,
      "The name by which its state is preserved and restored (AP-52).")
    for (name, selector, summary) in [
      (
        "encodeRestorableState(with:)", "encodeRestorableStateWithCoder:",
        "The app is in the background: archives the state of the controller (AP-52)."
      ),
      (
        "decodeRestorableState(with:)", "decodeRestorableStateWithCoder:",
        "The app is launched again: takes the archived state (AP-53)."
      ),
    ] {
      type.method(name, summary) { (_: UIViewController, _: NSCoder) in }.named(selector)
    }
    type.method(
      "applicationFinishedRestoringState()", "All archived state is restored (AP-53)."
    ) { (_: UIViewController) in }
  }
}
