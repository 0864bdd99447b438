/// One class of an inheritance chain, with its effect on touches.
package struct ClassFacts: Codable, Sendable {
  package let name: String
  /// Whether a script declares it.
  package let isScript: Bool
  /// Its addition to the superclass; nil if no rule knows of any.
  package let adds: ClassTouch?
  /// The overrides of a script's class, or of a script's extension of the class.
  package let overrides: [String]

  package init(name: String, isScript: Bool, adds: ClassTouch?, overrides: [String]) {
    self.name = name
    self.isScript = isScript
    self.adds = adds
    self.overrides = overrides
  }
}

/// The touch behaviour that a class of UIKit's adds, by the name of that class. A class's row in
/// the table of the model contains its own.
package enum ClassTouch: String, Codable, Sendable, CaseIterable {
  case responder = "UIResponder"
  case view = "UIView"
  case window = "UIWindow"
  case imageView = "UIImageView"
  case label = "UILabel"
  case stackView = "UIStackView"
  case activityIndicator = "UIActivityIndicatorView"
  case progressView = "UIProgressView"
  case effectView = "UIVisualEffectView"
  case control = "UIControl"
  case button = "UIButton"
  case `switch` = "UISwitch"
  case slider = "UISlider"
  case stepper = "UIStepper"
  case segmentedControl = "UISegmentedControl"
  case pageControl = "UIPageControl"
  case datePicker = "UIDatePicker"
  case textField = "UITextField"
  case scrollView = "UIScrollView"
  case tableView = "UITableView"
  case collectionView = "UICollectionView"
  case textView = "UITextView"
  case tableCell = "UITableViewCell"
  case collectionCell = "UICollectionViewCell"
  case navigationBar = "UINavigationBar"
  case tabBar = "UITabBar"
  case toolbar = "UIToolbar"
  case searchBar = "UISearchBar"
  case pickerView = "UIPickerView"
  case transitionView = "UITransitionView"
  case dropShadowView = "UIDropShadowView"
  case layoutContainer = "UILayoutContainerView"
  case navigationTransition = "UINavigationTransitionView"
  case controllerWrapper = "UIViewControllerWrapperView"
  case dimmingView = "UIDimmingView"
  case viewController = "UIViewController"
  case navigationController = "UINavigationController"
  case tabBarController = "UITabBarController"
  case alertController = "UIAlertController"
  case application = "UIApplication"
  case scene = "UIScene"
}
