import Foundation
import UIKitModel

/// The classes of views that can be made, each with the short words for it. A new class of the
/// model is registered here, in one line.
package struct ViewClass {
  package let name: String
  package let words: [String]
  private let maker: (CGRect) throws -> UIView

  private init<View: UIView>(
    _ type: View.Type, _ words: String..., make: @escaping (CGRect) -> View
  ) {
    name = String(describing: type)
    self.words = words
    maker = make
  }

  /// A class that a script declared.
  init(script name: String, make: @escaping (CGRect) throws -> UIView) {
    self.name = name
    words = []
    maker = make
  }

  /// A new view with a frame. Throws when a script's initializer stops.
  package func make(_ frame: CGRect) throws -> UIView { try maker(frame) }

  package static let all: [ViewClass] = [
    ViewClass(UIView.self, "view") { UIView(frame: $0) },
    ViewClass(UIButton.self, "button") { UIButton(frame: $0) },
    ViewClass(UILabel.self, "label") { UILabel(frame: $0) },
    ViewClass(UIImageView.self, "image", "imageview") { UIImageView(frame: $0) },
    ViewClass(UIControl.self, "control") { UIControl(frame: $0) },
    ViewClass(UISwitch.self, "switch") { UISwitch(frame: $0) },
    ViewClass(UISlider.self, "slider") { UISlider(frame: $0) },
    ViewClass(UIStepper.self, "stepper") { UIStepper(frame: $0) },
    ViewClass(UISegmentedControl.self, "segmented") { UISegmentedControl(frame: $0) },
    ViewClass(UIPageControl.self, "pagecontrol") { UIPageControl(frame: $0) },
    ViewClass(UIDatePicker.self, "datepicker") { UIDatePicker(frame: $0) },
    ViewClass(UIRefreshControl.self, "refreshcontrol") { UIRefreshControl(frame: $0) },
    ViewClass(UITextField.self, "textfield") { UITextField(frame: $0) },
    ViewClass(UIScrollView.self, "scroll", "scrollview") { UIScrollView(frame: $0) },
    ViewClass(UITableView.self, "table", "tableview") { UITableView(frame: $0) },
    ViewClass(UITableViewCell.self, "cell", "tablecell") { UITableViewCell(frame: $0) },
    ViewClass(UITableViewHeaderFooterView.self, "headerfooter") {
      UITableViewHeaderFooterView(frame: $0)
    },
    ViewClass(UICollectionView.self, "collection", "collectionview") {
      UICollectionView(frame: $0)
    },
    ViewClass(UICollectionReusableView.self, "reusable") { UICollectionReusableView(frame: $0) },
    ViewClass(UICollectionViewCell.self, "collectioncell") { UICollectionViewCell(frame: $0) },
    ViewClass(UITextView.self, "textview") { UITextView(frame: $0) },
    ViewClass(UIStackView.self, "stack", "stackview") { UIStackView(frame: $0) },
    ViewClass(UIActivityIndicatorView.self, "activity") { UIActivityIndicatorView(frame: $0) },
    ViewClass(UIProgressView.self, "progress") { UIProgressView(frame: $0) },
    ViewClass(UIVisualEffectView.self, "effect") { UIVisualEffectView(frame: $0) },
    ViewClass(UIPickerView.self, "picker") { UIPickerView(frame: $0) },
    ViewClass(UINavigationBar.self, "navigationbar") { UINavigationBar(frame: $0) },
    ViewClass(UITabBar.self, "tabbar") { UITabBar(frame: $0) },
    ViewClass(UIToolbar.self, "toolbar") { UIToolbar(frame: $0) },
    ViewClass(UISearchBar.self, "searchbar") { UISearchBar(frame: $0) },
    ViewClass(UISearchTextField.self, "searchfield") { UISearchTextField(frame: $0) },
    ViewClass(UIColorWell.self, "colorwell") { UIColorWell(frame: $0) },
    ViewClass(UIWindow.self, "window") { UIWindow(frame: $0) },
    // What UIKit puts into the tree by itself, for dumps that hold it.
    ViewClass(UITransitionView.self) { UITransitionView(frame: $0) },
    ViewClass(UIDropShadowView.self) { UIDropShadowView(frame: $0) },
    ViewClass(UILayoutContainerView.self) { UILayoutContainerView(frame: $0) },
    ViewClass(UINavigationTransitionView.self) { UINavigationTransitionView(frame: $0) },
    ViewClass(UIViewControllerWrapperView.self) { UIViewControllerWrapperView(frame: $0) },
    ViewClass(UICollectionViewControllerWrapperView.self) {
      UICollectionViewControllerWrapperView(frame: $0)
    },
    ViewClass(UITableViewCellContentView.self) { UITableViewCellContentView(frame: $0) },
    ViewClass(_UITableCellAccessoryButton.self) { _UITableCellAccessoryButton(frame: $0) },
    ViewClass(_UIVisualEffectContentView.self) { _UIVisualEffectContentView(frame: $0) },
    ViewClass(_UIButtonBarButton.self) { _UIButtonBarButton(frame: $0) },
    ViewClass(UITabBarButton.self) { UITabBarButton(frame: $0) },
    ViewClass(UIDimmingView.self) { UIDimmingView(frame: $0) },
    ViewClass(_UIAlertControllerView.self) { _UIAlertControllerView(frame: $0) },
    ViewClass(_UIAlertControllerActionView.self) { _UIAlertControllerActionView(frame: $0) },
    ViewClass(_UIQueuingScrollView.self) { _UIQueuingScrollView(frame: $0) },
  ]

  private static let byWord: [String: ViewClass] = {
    var table: [String: ViewClass] = [:]
    for row in all { for word in [row.name] + row.words { table[word.lowercased()] = row } }
    return table
  }()

  /// The class for a short word or a name of UIKit's, in whatever case.
  package static func named(_ word: String) -> ViewClass? {
    byWord[word.lowercased()]
  }

  /// The names of all classes.
  package static let names: [String] = all.map(\.name)
}

/// The classes of controllers that can be made.
package struct ControllerClass {
  package let name: String
  package let words: [String]
  package let make: () throws -> UIViewController

  /// A class that a script declared.
  init(script name: String, make: @escaping () throws -> UIViewController) {
    self.name = name
    words = []
    self.make = make
  }

  private init<Controller: UIViewController>(
    _ type: Controller.Type, _ words: String..., make: @escaping () -> Controller
  ) {
    name = String(describing: type)
    self.words = words
    self.make = make
  }

  package static let all: [ControllerClass] = [
    ControllerClass(UIViewController.self, "controller") { UIViewController() },
    ControllerClass(UINavigationController.self, "navigation") { UINavigationController() },
    ControllerClass(UITabBarController.self, "tabs") { UITabBarController() },
    ControllerClass(UISplitViewController.self, "split") { UISplitViewController() },
    ControllerClass(UIPageViewController.self, "pages") { UIPageViewController() },
    ControllerClass(UITableViewController.self, "tablecontroller") { UITableViewController() },
    ControllerClass(UICollectionViewController.self, "collectioncontroller") {
      UICollectionViewController()
    },
    ControllerClass(UIAlertController.self, "alertcontroller") {
      UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    },
  ]

  /// The class for a short word or a name of UIKit's, in whatever case.
  package static func named(_ word: String) -> ControllerClass? {
    let lower = word.lowercased()
    return all.first { $0.name.lowercased() == lower || $0.words.contains(lower) }
  }
}
