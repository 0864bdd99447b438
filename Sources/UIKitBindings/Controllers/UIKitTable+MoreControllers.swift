import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

nonisolated extension UIAlertAction.Style: BridgedEnumeration {}
nonisolated extension UIAlertController.Style: BridgedEnumeration {}
nonisolated extension UIPageViewController.TransitionStyle: BridgedEnumeration {}
nonisolated extension UIPageViewController.NavigationOrientation: BridgedEnumeration {}
nonisolated extension UIPageViewController.NavigationDirection: BridgedEnumeration {}
nonisolated extension UISplitViewController.Style: BridgedEnumeration {}
nonisolated extension UISplitViewController.Column: BridgedEnumeration {}

/// Alerts, pages, columns, and controllers of tables and collections.
extension UIKitTable {
  static func addMoreControllers(_ table: Table) {
    addAlerts(table)
    addPages(table)
    addColumns(table)
  }

  /// The arguments of the initializer that all controllers have, for those that need none of them.
  private static func nothing<A: Bridged, B: Bridged, C: Bridged>(
    _ a: A.Type, _ b: B.Type, _ c: C.Type
  ) -> [HostCode] {
    [
      HostCode { (_: A, _: B, _: C) in String?.none },
      HostCode { (_: A, _: B, _: C) in MainBundle?.none },
    ]
  }

  private static func addAlerts(_ table: Table) {
    table.enumeration(
      UIAlertAction.Style.self,
      [("default", .default), ("cancel", .cancel), ("destructive", .destructive)],
      in: UIAlertAction.self, "What a choice means.")
    table.class(UIAlertAction.self, superclass: NSObject.self, "A choice of an alert.") {
      $0.initializer(
        "init(title:style:handler:)", designated: true, defaults: ["handler": .zero],
        "A choice that runs a closure after the alert has gone."
      ) {
        (
          title: String?, style: UIAlertAction.Style, handler: Callback1<UIAlertAction, NoValue>?
        ) in
        UIAlertAction(title: title, style: style) { action in
          ScriptCalls.run { () throws(RunStop) in _ = try handler?(action) }
        }
      }
      $0.readOnly("title", \UIAlertAction.title, "The words.")
      $0.readOnly("style", \UIAlertAction.style, "What it means.")
      $0.stored("isEnabled", \UIAlertAction.isEnabled, "Whether it can be chosen.")
    }
    table.enumeration(
      UIAlertController.Style.self, [("actionSheet", .actionSheet), ("alert", .alert)],
      in: UIAlertController.self, "Where the choices are.")
  }

  static let alertController = ModelClass.controller(
    UIAlertController.self, superclass: UIViewController.self,
    words: ["alertcontroller"], touch: .alertController,
    added: { UIAlertController(title: nil, message: nil, preferredStyle: .alert) },
    "A question with choices; what dims the screen behind it takes all touches.",
    make: { UIAlertController() }
  ) {
    $0.convenience(
      "init(title:message:preferredStyle:)",
      [String?.self, String?.self, UIAlertController.Style.self], over: "init(nibName:bundle:)",
      arguments: nothing(String?.self, String?.self, UIAlertController.Style.self),
      configure: HostCode {
        (a: UIAlertController, title: String?, message: String?, style: UIAlertController.Style)
        in a.become(title, message, style)
      }, "A question without choices yet.")
    $0.stored("message", \UIAlertController.message, "The words below the title.")
    $0.readOnly("preferredStyle", \UIAlertController.preferredStyle, "Where choices are.")
    $0.readOnly("actions", \UIAlertController.actions, "The choices.")
    $0.kept(
      "preferredAction", \UIAlertController.preferredAction, decides: [.drawing],
      "The emphasized one.")
    $0.readOnly("textFields", \UIAlertController.textFields, "The fields; nil without any.")
    $0.method("addAction(_:)", "Adds a choice.") {
      (a: UIAlertController, action: UIAlertAction) in a.addAction(action)
    }
    $0.method(
      "addTextField(configurationHandler:)", defaults: ["configurationHandler": .zero],
      "Adds a field; only alerts have any."
    ) { (a: UIAlertController, handler: Callback1<UITextField, NoValue>?) throws(RunStop) in
      var field: UITextField?
      a.addTextField { field = $0 }
      if let field { _ = try handler?(field) }
    }
  }

  private static func addPages(_ table: Table) {
    table.enumeration(
      UIPageViewController.TransitionStyle.self, [("pageCurl", .pageCurl), ("scroll", .scroll)],
      in: UIPageViewController.self, "How one page takes the place of another.")
    table.enumeration(
      UIPageViewController.NavigationOrientation.self,
      [("horizontal", .horizontal), ("vertical", .vertical)], in: UIPageViewController.self,
      "The direction in which pages lie.")
    table.enumeration(
      UIPageViewController.NavigationDirection.self,
      [("forward", .forward), ("reverse", .reverse)], in: UIPageViewController.self,
      "Where a new page comes from.")
    addPageProtocols(table)
  }

  static let pageViewController = ModelClass.controller(
    UIPageViewController.self, superclass: UIViewController.self,
    words: ["pages"], "Controllers that are leafed through, one at a time.",
    make: { UIPageViewController() }
  ) {
    typealias Style = UIPageViewController.TransitionStyle
    typealias Orientation = UIPageViewController.NavigationOrientation
    $0.initializer(
      "init(transitionStyle:navigationOrientation:options:)", designated: true,
      "Pages that move in a way."
    ) {
      (style: Style, orientation: Orientation, _: AnyValue?) in
      UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
    }.parameters[2].defaultValue = .zero
    $0.readOnly("transitionStyle", \UIPageViewController.transitionStyle, "How pages move.")
    $0.readOnly(
      "navigationOrientation", \UIPageViewController.navigationOrientation, "How they lie.")
    $0.readOnly("viewControllers", \UIPageViewController.viewControllers, "Those that show.")
    $0.delegate(
      "dataSource", "UIPageViewControllerDataSource", \UIPageViewController.dataSourceObject,
      "Who is asked for the pages beside it (VC-75); not retained.")
    $0.delegate(
      "delegate", "UIPageViewControllerDelegate", \UIPageViewController.delegateObject,
      "Who is told; not retained.")
    $0.method(
      "setViewControllers(_:direction:animated:completion:)", defaults: ["completion": .zero],
      "Shows other pages."
    ) {
      (
        p: UIPageViewController, all: [UIViewController]?,
        direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: Callback1<Bool, NoValue>?
      ) in
      p.setViewControllers(
        all, direction: direction, animated: animated, completion: ScriptCalls.later(completion))
    }
  }

  private static func addColumns(_ table: Table) {
    table.enumeration(
      UISplitViewController.Style.self,
      [
        ("unspecified", .unspecified), ("doubleColumn", .doubleColumn),
        ("tripleColumn", .tripleColumn),
      ], in: UISplitViewController.self, "How many columns there are.")
    table.enumeration(
      UISplitViewController.Column.self,
      [
        ("primary", .primary), ("supplementary", .supplementary), ("secondary", .secondary),
        ("compact", .compact),
      ], in: UISplitViewController.self, "A column.")
  }

  static let splitViewController = ModelClass.controller(
    UISplitViewController.self, superclass: UIViewController.self,
    words: ["split"], "Two controllers side by side where there is room, else the second alone.",
    make: { UISplitViewController() }
  ) {
    $0.initializer("init(style:)", designated: true, "With columns.") {
      (style: UISplitViewController.Style) in UISplitViewController(style: style)
    }
    $0.stored(
      "viewControllers", \UISplitViewController.viewControllers, "From the first column on.")
    $0.readOnly("isCollapsed", \UISplitViewController.isCollapsed, "Whether one column shows.")
    $0.readOnly("style", \UISplitViewController.style, "How many columns there are.")
    $0.method("setViewController(_:for:)", "Puts a controller into a column.") {
      (
        s: UISplitViewController, c: UIViewController?, column: UISplitViewController.Column
      ) in s.setViewController(c, for: column)
    }
  }

  static let tableViewController = ModelClass.controller(
    UITableViewController.self, superclass: UIViewController.self,
    words: ["tablecontroller"], "A controller whose view is a table, which it fills.",
    make: { UITableViewController() }
  ) {
    $0.initializer("init(style:)", designated: true, "With a table of a style.") {
      (style: UITableView.Style) in UITableViewController(style: style)
    }
    $0.property(
      "refreshControl", get: { (c: UITableViewController) in c.refreshControl },
      set: { (c: UITableViewController, new: UIRefreshControl?) in c.refreshControl = new },
      "The control of its table that pulls new content (SC-30).")
    $0.property(
      "tableView", isImplicitlyUnwrapped: true,
      get: { (c: UITableViewController) -> UITableView? in c.tableView },
      set: { (c: UITableViewController, new: UITableView?) in c.tableView = new },
      "The table, which is the root view.")
    $0.method("numberOfSections(in:)", "One unless overridden.") {
      (c: UITableViewController, t: UITableView) in c.numberOfSections(in: t)
    }
    $0.method("tableView(_:numberOfRowsInSection:)", "None unless overridden.") {
      (c: UITableViewController, t: UITableView, section: Int) in
      c.tableView(t, numberOfRowsInSection: section)
    }
    $0.method("tableView(_:cellForRowAt:)", "A plain cell unless overridden.") {
      (c: UITableViewController, t: UITableView, path: IndexPath) in
      c.tableView(t, cellForRowAt: path)
    }
    $0.method("tableView(_:heightForRowAt:)", "The table's own unless overridden.") {
      (c: UITableViewController, t: UITableView, path: IndexPath) -> CGFloat in
      c.tableView(t, heightForRowAt: path)
    }
    $0.method("tableView(_:didSelectRowAt:)", "Nothing unless overridden.") {
      (c: UITableViewController, t: UITableView, path: IndexPath) in
      c.tableView(t, didSelectRowAt: path)
    }
    addTableControllerRows($0)
    addTableControllerSections($0)
    addTableControllerEditing($0)
    addTableControllerMenu($0)
    $0.method("scrollViewDidScroll(_:)", "Nothing unless overridden (SC-11).") {
      (_: UITableViewController, _: UIScrollView) in
    }
  }

  private static func addTableControllerRows(_ type: TypeTable) {
    type.method("tableView(_:willSelectRowAt:)", "The row itself unless overridden.") {
      (c: UITableViewController, t: UITableView, path: IndexPath) -> IndexPath? in
      c.tableView(t, willSelectRowAt: path)
    }
    type.method("tableView(_:willDeselectRowAt:)", "The row itself unless overridden.") {
      (c: UITableViewController, t: UITableView, path: IndexPath) -> IndexPath? in
      c.tableView(t, willDeselectRowAt: path)
    }
    type.method("tableView(_:didDeselectRowAt:)", "Nothing unless overridden.") {
      (c: UITableViewController, t: UITableView, path: IndexPath) in
      c.tableView(t, didDeselectRowAt: path)
    }
    type.method("tableView(_:shouldHighlightRowAt:)", "True unless overridden.") {
      (c: UITableViewController, t: UITableView, path: IndexPath) -> Bool in
      c.tableView(t, shouldHighlightRowAt: path)
    }
    type.method("tableView(_:didHighlightRowAt:)", "Nothing unless overridden.") {
      (c: UITableViewController, t: UITableView, path: IndexPath) in
      c.tableView(t, didHighlightRowAt: path)
    }
    type.method("tableView(_:didUnhighlightRowAt:)", "Nothing unless overridden.") {
      (c: UITableViewController, t: UITableView, path: IndexPath) in
      c.tableView(t, didUnhighlightRowAt: path)
    }
    type.method("tableView(_:willDisplay:forRowAt:)", "Nothing unless overridden.") {
      (c: UITableViewController, t: UITableView, cell: UITableViewCell, path: IndexPath) in
      c.tableView(t, willDisplay: cell, forRowAt: path)
    }
  }

  private static func addTableControllerSections(_ type: TypeTable) {
    type.method("tableView(_:heightForHeaderInSection:)", "The table's own unless overridden.") {
      (c: UITableViewController, t: UITableView, section: Int) -> CGFloat in
      c.tableView(t, heightForHeaderInSection: section)
    }
    type.method("tableView(_:heightForFooterInSection:)", "The table's own unless overridden.") {
      (c: UITableViewController, t: UITableView, section: Int) -> CGFloat in
      c.tableView(t, heightForFooterInSection: section)
    }
    type.method("tableView(_:viewForHeaderInSection:)", "None unless overridden.") {
      (c: UITableViewController, t: UITableView, section: Int) -> UIView? in
      c.tableView(t, viewForHeaderInSection: section)
    }
    type.method("tableView(_:viewForFooterInSection:)", "None unless overridden.") {
      (c: UITableViewController, t: UITableView, section: Int) -> UIView? in
      c.tableView(t, viewForFooterInSection: section)
    }
    type.method("tableView(_:titleForHeaderInSection:)", "None unless overridden.") {
      (c: UITableViewController, t: UITableView, section: Int) -> String? in
      c.tableView(t, titleForHeaderInSection: section)
    }
    type.method("tableView(_:titleForFooterInSection:)", "None unless overridden.") {
      (c: UITableViewController, t: UITableView, section: Int) -> String? in
      c.tableView(t, titleForFooterInSection: section)
    }
  }

  static let collectionViewController = ModelClass.controller(
    UICollectionViewController.self, superclass: UIViewController.self,
    words: ["collectioncontroller"], "A controller with a collection, which it fills.",
    make: { UICollectionViewController() }
  ) {
    $0.initializer(
      "init(collectionViewLayout:)", designated: true, "With a collection of a layout."
    ) {
      (layout: UICollectionViewLayout) in UICollectionViewController(collectionViewLayout: layout)
    }
    $0.property(
      "collectionViewLayout",
      get: { (c: UICollectionViewController) in c.collectionView.collectionViewLayout },
      "The layout of its collection.")
    $0.property(
      "collectionView", isImplicitlyUnwrapped: true,
      get: { (c: UICollectionViewController) -> UICollectionView? in c.collectionView },
      "The collection, which is not the root view.")
    $0.method("numberOfSections(in:)", "One unless overridden.") {
      (c: UICollectionViewController, v: UICollectionView) in c.numberOfSections(in: v)
    }
    $0.method("collectionView(_:numberOfItemsInSection:)", "None unless overridden.") {
      (c: UICollectionViewController, v: UICollectionView, section: Int) in
      c.collectionView(v, numberOfItemsInSection: section)
    }
    $0.method("collectionView(_:cellForItemAt:)", "A plain cell unless overridden.") {
      (c: UICollectionViewController, v: UICollectionView, path: IndexPath) in
      c.collectionView(v, cellForItemAt: path)
    }
    $0.method("collectionView(_:didSelectItemAt:)", "Nothing unless overridden.") {
      (c: UICollectionViewController, v: UICollectionView, path: IndexPath) in
      c.collectionView(v, didSelectItemAt: path)
    }
    addCollectionControllerMovement($0)
  }
}
