import Records
import TypedProgram
import UIKitModel

extension Scene {
  /// The way in which a controller gets its view, or got it. Does not load a view.
  package func viewLoading(of controller: UIViewController) -> ViewLoading {
    ViewLoading(
      controller: objectName(controller), way: way(of: controller),
      view: controller.viewIfLoaded.map { objectName($0) }, isMissing: controller.hasSetNoView,
      there: nibNames,
      loading: controller.nibLoading.map { record(of: $0) })
  }

  /// The names of the nibs that the default of `loadView` searches for, if none was given (VC-3).
  func nibNames(of controller: UIViewController) -> [String] {
    ViewLoading.names(given: nil, className: className(of: controller)).map(\.name)
  }

  private func way(of controller: UIViewController) -> ViewLoading.Way {
    let classes: [Nominal] =
      engineIfMade?.scriptClass(of: controller).map { Array($0.lineage) } ?? []
    let overriding = classes.first { type in
      type.isScript && !(type.members["loadView"] ?? []).isEmpty
    }
    if let overriding { return .overridden(by: overriding.name) }
    if let own = controller.classWithOwnView { return .own(of: "\(own)") }
    return .search(
      ViewLoading.names(given: controller.nibName, className: className(of: controller)))
  }
}

extension UIViewController {
  /// The class of UIKit that creates a view of its own for the controller; nil for a plain one.
  fileprivate var classWithOwnView: UIViewController.Type? {
    let types: [UIViewController.Type] = [
      UINavigationController.self, UITabBarController.self, UISplitViewController.self,
      UIPageViewController.self, UITableViewController.self, UICollectionViewController.self,
      UIAlertController.self,
    ]
    return types.first { isKind(of: $0) }
  }
}
