import UIKitModel

// The rows of all classes. A row that is not named here does not exist.
extension UIKitTable {
  /// The rows of all classes, in the order in which completion and the reference name them.
  package static let classes: [ModelClass] =
    views + innerViews + controllers + recognizers + layers + [responder, application, scene]

  private static let views: [ModelClass] = [
    view, button, label, imageView, control, `switch`, slider, stepper, segmentedControl,
    pageControl, datePicker, refreshControl, textField, scrollView, tableView, tableCell,
    headerFooter, collectionView, reusableView, collectionCell, textView, stackView,
    activityIndicator, progressView, effectView, pickerView, navigationBar, tabBar, toolbar,
    searchBar, searchTextField, colorWell, window,
  ]

  /// The views that UIKit inserts into the tree by itself.
  private static let innerViews: [ModelClass] = [
    .inner(UITransitionView.self, touch: .transitionView) { UITransitionView(frame: $0) },
    .inner(UIDropShadowView.self, touch: .dropShadowView) { UIDropShadowView(frame: $0) },
    .inner(UILayoutContainerView.self, touch: .layoutContainer) {
      UILayoutContainerView(frame: $0)
    },
    .inner(UINavigationTransitionView.self, touch: .navigationTransition) {
      UINavigationTransitionView(frame: $0)
    },
    .inner(UIViewControllerWrapperView.self, touch: .controllerWrapper) {
      UIViewControllerWrapperView(frame: $0)
    },
    .inner(UICollectionViewControllerWrapperView.self) {
      UICollectionViewControllerWrapperView(frame: $0)
    },
    .inner(UITableViewCellContentView.self) { UITableViewCellContentView(frame: $0) },
    .inner(_UITableCellAccessoryButton.self) { _UITableCellAccessoryButton(frame: $0) },
    .inner(_UIVisualEffectContentView.self) { _UIVisualEffectContentView(frame: $0) },
    .inner(_UIButtonBarButton.self) { _UIButtonBarButton(frame: $0) },
    .inner(UITabBarButton.self) { UITabBarButton(frame: $0) },
    .inner(UIDimmingView.self, touch: .dimmingView) { UIDimmingView(frame: $0) },
    .inner(_UIAlertControllerView.self) { _UIAlertControllerView(frame: $0) },
    .inner(_UIAlertControllerActionView.self) { _UIAlertControllerActionView(frame: $0) },
    .inner(_UIContextMenuContainerView.self) { _UIContextMenuContainerView(frame: $0) },
    .inner(_UIContextMenuCell.self) { _UIContextMenuCell(frame: $0) },
    .inner(UITableViewCellEditControl.self) { UITableViewCellEditControl(frame: $0) },
    .inner(UITableViewCellReorderControl.self) { UITableViewCellReorderControl(frame: $0) },
    .inner(UISwipeActionPullView.self) { UISwipeActionPullView(frame: $0) },
    .inner(UISwipeActionStandardButton.self) { UISwipeActionStandardButton(frame: $0) },
    .inner(UINavigationButton.self) { UINavigationButton(frame: $0) },
    .inner(_UIQueuingScrollView.self) { _UIQueuingScrollView(frame: $0) },
  ]

  private static let controllers: [ModelClass] = [
    viewController, navigationController, tabBarController, splitViewController,
    pageViewController, tableViewController, collectionViewController, alertController,
  ]

  private static let recognizers: [ModelClass] = [
    tap, longPress, pan, swipe, pinch, rotation, screenEdgePan, hover, recognizer,
  ]

  private static let layers: [ModelClass] = [
    layer, shapeLayer, gradientLayer, textLayer, replicatorLayer, transformLayer, scrollLayer,
    openGLLayer, metalLayer,
  ]
}
