import Foundation
import ScriptLibrary
import UIKitModel

/// View controllers and containers.
extension UIKitTable {
  static func addControllers(_ table: Table) {
    table.enumeration(
      UIModalPresentationStyle.self,
      [
        ("automatic", .automatic), ("none", .none), ("fullScreen", .fullScreen),
        ("pageSheet", .pageSheet), ("formSheet", .formSheet), ("currentContext", .currentContext),
        ("custom", .custom), ("overFullScreen", .overFullScreen),
        ("overCurrentContext", .overCurrentContext), ("popover", .popover),
      ], "How a controller is to be presented (VC-11).")
    addControllerTypes(table)
    addContainerDelegates(table)
  }

  static let viewController = ModelClass.controller(
    UIViewController.self, superclass: UIResponder.self,
    words: ["controller"], touch: .viewController,
    "Manages a view and comes after it in the chain (RC-2).",
    make: { UIViewController() }
  ) {
    addRootView($0)
    addAppearanceMessages($0)
    addContainment($0)
    addTransitions($0)
    addPresentation($0)
    addControllerSilence($0)
    addSegues($0)
    addControllerSettings($0)
  } settings: {
    $0.overridable(
      "title", .getTitle, .setTitle, get: { (c: UIViewController) in c.title },
      set: { (c: UIViewController, new: String?) in c.title = new }, "What bars show for it.")
  }

  private static func addRootView(_ type: TypeTable) {
    type.property(
      "view", isImplicitlyUnwrapped: true,
      get: { (c: UIViewController) -> UIView? in c.view },
      set: { (c: UIViewController, view: UIView?) in c.view = view },
      "The root view; asking for it loads it once (VC-1)."
    ).getter?.markComputing { (c: UIViewController) in c.isViewLoaded }
    type.readOnly(
      "viewIfLoaded", \UIViewController.viewIfLoaded, "The root view; never loads (VC-1)."
    ).markComputing()
    type.readOnly("isViewLoaded", \UIViewController.isViewLoaded, "Whether it was loaded (VC-1).")
      .markComputing()
    type.readOnly("nibName", \UIViewController.nibName, "The name that was given (VC-20).")
    type.method("loadViewIfNeeded()", "Loads the root view if it was not.") {
      (c: UIViewController) in c.loadViewIfNeeded()
    }
    type.message("loadView()", .loadView, "Makes the root view; overrides set `view` (VC-2).") {
      (c: UIViewController) in c.loadView()
    }
    type.message("viewDidLoad()", .viewDidLoad, "Called once, after loading (VC-1).") {
      (c: UIViewController) in c.viewDidLoad()
    }
    type.message(
      "viewWillLayoutSubviews()", .viewWillLayoutSubviews, "Before the root view's layout (VC-7)."
    ) { (c: UIViewController) in c.viewWillLayoutSubviews() }
    type.message(
      "viewDidLayoutSubviews()", .viewDidLayoutSubviews, "After the root view's layout (VC-7)."
    ) { (c: UIViewController) in c.viewDidLayoutSubviews() }
  }

  private static func addAppearanceMessages(_ type: TypeTable) {
    type.message("viewWillAppear(_:)", .viewWillAppear, "The view is about to show (VC-5).") {
      (c: UIViewController, animated: Bool) in c.viewWillAppear(animated)
    }
    type.message(
      "viewIsAppearing(_:)", .viewIsAppearing, "The view is in its window and laid out soon (VC-6)."
    ) { (c: UIViewController, animated: Bool) in c.viewIsAppearing(animated) }
    type.message("viewDidAppear(_:)", .viewDidAppear, "The view shows (VC-5).") {
      (c: UIViewController, animated: Bool) in c.viewDidAppear(animated)
    }
    type.message("viewWillDisappear(_:)", .viewWillDisappear, "The view is about to go (VC-9).") {
      (c: UIViewController, animated: Bool) in c.viewWillDisappear(animated)
    }
    type.message("viewDidDisappear(_:)", .viewDidDisappear, "The view has gone (VC-9).") {
      (c: UIViewController, animated: Bool) in c.viewDidDisappear(animated)
    }
  }

  private static func addContainment(_ type: TypeTable) {
    type.readOnly("children", \UIViewController.children, "The controllers that it contains.")
    type.readOnly("parent", \UIViewController.parent, "The controller that contains it.")
    type.method("addChild(_:)", "Contains a controller; sends willMove itself (VC-15).") {
      (c: UIViewController, child: UIViewController) in c.addChild(child)
    }
    type.method("removeFromParent()", "Ends the containment; sends didMove itself (VC-15).") {
      (c: UIViewController) in c.removeFromParent()
    }
    // Containers call these by hand, and observers of callbacks are notified of them.
    type.message(
      "willMove(toParent:)", .willMoveToParent, "Another container is coming (VC-15).",
      send: { (c: UIViewController, parent: UIViewController?) in
        c.sendWillMove(toParent: parent)
      },
      direct: { (c: UIViewController, parent: UIViewController?) in c.willMove(toParent: parent) })
    type.message(
      "didMove(toParent:)", .didMoveToParent, "Another container has come (VC-15).",
      send: { (c: UIViewController, parent: UIViewController?) in
        c.sendDidMove(toParent: parent)
      },
      direct: { (c: UIViewController, parent: UIViewController?) in c.didMove(toParent: parent) })
    type.readOnly(
      "navigationController", \UIViewController.navigationController, "The nearest one around it.")
    type.readOnly(
      "splitViewController", \UIViewController.splitViewController, "The nearest one around it.")
    type.readOnly(
      "navigationItem", \UIViewController.navigationItem, "What a navigation bar shows for it.")
    type.property(
      "tabBarItem", isImplicitlyUnwrapped: true,
      get: { (c: UIViewController) -> UITabBarItem? in c.tabBarItem },
      set: { (c: UIViewController, new: UITabBarItem?) in c.tabBarItem = new },
      "What a tab bar shows for it.")
    type.stored("toolbarItems", \UIViewController.toolbarItems, "What a toolbar shows for it.")
    type.stored(
      "isModalInPresentation", \UIViewController.isModalInPresentation,
      "Whether the user may not pull it away as a sheet (VC-38).")
    type.readOnly(
      "tabBarController", \UIViewController.tabBarController, "The nearest one around it.")
  }

  private static func addPresentation(_ type: TypeTable) {
    type.readOnly(
      "presentedViewController", \UIViewController.presentedViewController, "What it presented."
    ).markComputing()
    type.readOnly(
      "presentingViewController", \UIViewController.presentingViewController,
      "What presented it (RC-5).")
    type.stored(
      "modalPresentationStyle", \UIViewController.modalPresentationStyle,
      "How it is to be presented; as a sheet unless set (VC-11).")
    type.method(
      "present(_:animated:completion:)", defaults: ["completion": .zero],
      "Shows a controller in front of everything (VC-10)."
    ) {
      (
        c: UIViewController, other: UIViewController, animated: Bool,
        completion: Callback0<NoValue>?
      ) in
      c.chargedForPresentation().present(
        other, animated: animated, completion: ScriptCalls.later(completion))
    }
    type.method(
      "show(_:sender:)", "Pushes it where a navigation controller is around, else presents it."
    ) { (c: UIViewController, other: UIViewController, _: AnyValue?) in
      c.chargedForPresentation().show(other)
    }
    type.method(
      "dismiss(animated:completion:)", defaults: ["completion": .zero],
      "Takes away what was presented (VC-10)."
    ) { (c: UIViewController, animated: Bool, completion: Callback0<NoValue>?) in
      c.dismiss(animated: animated, completion: ScriptCalls.later(completion))
    }
  }

  static let navigationController = ModelClass.controller(
    UINavigationController.self, superclass: UIViewController.self,
    words: ["navigation"], touch: .navigationController,
    "A stack of controllers of which the last shows (RC-7).",
    make: { UINavigationController() }
  ) {
    $0.initializer(
      "init(rootViewController:)", designated: true, "With one controller on its stack."
    ) {
      (root: UIViewController) in UINavigationController(rootViewController: root)
    }
    $0.delegate(
      "delegate", "UINavigationControllerDelegate", \UINavigationController.delegateObject,
      "Who is told which controller shows (VC-34); not retained.")
    $0.readOnly("navigationBar", \UINavigationController.navigationBar, "The bar.")
    $0.readOnly(
      "interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer,
      "The swipe from the left edge that pops (VC-30).")
    $0.readOnly("toolbar", \UINavigationController.toolbar, "The bar at the bottom.")
    $0.stored(
      "viewControllers", \UINavigationController.viewControllers, "From the first to the top.")
    $0.readOnly(
      "topViewController", \UINavigationController.topViewController, "The one that shows.")
    $0.readOnly(
      "visibleViewController", \UINavigationController.visibleViewController,
      "The one that shows, or what is presented over it.")
    $0.stored(
      "isToolbarHidden", \UINavigationController.isToolbarHidden,
      "Whether the bar at the bottom is away.")
    $0.method("setNavigationBarHidden(_:animated:)", "Takes the bar away, or brings it back.") {
      (n: UINavigationController, hidden: Bool, animated: Bool) in
      n.setNavigationBarHidden(hidden, animated: animated)
    }
    $0.method("setViewControllers(_:animated:)", "Replaces the stack (VC-9).") {
      (n: UINavigationController, all: [UIViewController], animated: Bool) in
      n.setViewControllers(all, animated: animated)
    }
    $0.method("popToRootViewController(animated:)", "Takes off all but the first (VC-9).") {
      (n: UINavigationController, animated: Bool) -> [UIViewController]? in
      n.popToRootViewController(animated: animated)
    }.isDiscardable = true
    $0.method("popToViewController(_:animated:)", "Takes off all above one (VC-9).") {
      (n: UINavigationController, c: UIViewController, animated: Bool) -> [UIViewController]? in
      n.popToViewController(c, animated: animated)
    }.isDiscardable = true
    $0.method("pushViewController(_:animated:)", "Puts a controller on the stack (VC-9).") {
      (n: UINavigationController, c: UIViewController, animated: Bool) in
      n.charged().pushViewController(c, animated: animated)
    }
    $0.method("popViewController(animated:)", "Takes the last one off, never the first (VC-9).") {
      (n: UINavigationController, animated: Bool) -> UIViewController? in
      n.popViewController(animated: animated)
    }.isDiscardable = true
  } settings: {
    $0.stored(
      "isNavigationBarHidden", \UINavigationController.isNavigationBarHidden,
      "Whether the bar is away.")
  }

  static let tabBarController = ModelClass.controller(
    UITabBarController.self, superclass: UIViewController.self,
    words: ["tabs"], touch: .tabBarController,
    "Controllers side by side of which one shows (RC-7).", make: { UITabBarController() }
  ) {
    $0.delegate(
      "delegate", "UITabBarControllerDelegate", \UITabBarController.delegateObject,
      "Who is asked and told when the user taps a tab (VC-35); not retained.")
    $0.readOnly("tabBar", \UITabBarController.tabBar, "The bar.")
    $0.stored("viewControllers", \UITabBarController.viewControllers, "One for each tab.")
    $0.method("setViewControllers(_:animated:)", "Replaces the tabs.") {
      (t: UITabBarController, all: [UIViewController]?, animated: Bool) in
      t.setViewControllers(all, animated: animated)
    }
    $0.stored(
      "selectedViewController", \UITabBarController.selectedViewController, "The one that shows.")
  } settings: {
    $0.stored("selectedIndex", \UITabBarController.selectedIndex, "Which one shows (VC-12).")
  }
}
