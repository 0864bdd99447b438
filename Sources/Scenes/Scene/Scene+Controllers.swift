import Foundation
import Records
import UIKitModel

extension Scene {
  /// Adds a controller to a container in the container's way: on the stack, as a tab, or as a child
  /// whose view fills the container's view.
  package func contain(_ controller: UIViewController, in container: UIViewController) {
    switch container {
    case let navigation as UINavigationController:
      navigation.pushViewController(controller, animated: false)
    case let tabs as UITabBarController:
      tabs.viewControllers = (tabs.viewControllers ?? []) + [controller]
    case let split as UISplitViewController:
      split.viewControllers += [controller]
    case let pages as UIPageViewController:
      pages.setViewControllers([controller], direction: .forward, animated: false)
    default:
      container.addChild(controller)
      if let view = controller.view, let host = container.view {
        view.frame = host.bounds
        host.sendAddSubview(view)
      }
      controller.didMove(toParent: container)
    }
    nameView(of: controller)
  }

  /// Names a controller's root view after the controller, so that it can be asked about, and those
  /// of its children, which may have been loaded together with it.
  package func nameView(of controller: UIViewController) {
    for child in controller.children { nameView(of: child) }
    guard let view = controller.viewIfLoaded, givenName(of: view) == nil,
      let owner = givenName(of: controller)
    else { return }
    let wanted = owner + "View"
    name(view, object(named: wanted) == nil ? wanted : freeName(near: wanted))
  }

  /// The record of a change of a controller.
  package func change(
    _ event: ControllerChange.Event, _ controller: UIViewController, other: UIViewController?
  ) -> ControllerChange {
    var remarks: [Remark] = []
    if event == .pushed || event == .contained, let navigation = other as? UINavigationController,
      !navigation.isNavigationBarHidden
    {
      remarks.append(
        .barInFront(
          objectName(navigation.navigationBar), frame: navigation.navigationBar.frame,
          owner: objectName(navigation)))
    }
    return ControllerChange(
      event: event, controller: objectName(controller), other: other.map(objectName),
      view: controller.viewIfLoaded.map(objectName), remarks: remarks)
  }
}
