import Foundation

/// Controllers side by side, one of which shows, above a bar.
open class UITabBarController: UIViewController, BarContainer {
  /// The bar, in front of the controllers' views: 83 points high, at the bottom of the screen.
  public private(set) final lazy var tabBar: UITabBar = {
    let screen = UIScreen.main.bounds
    let bar = UITabBar(
      frame: CGRect(x: 0, y: screen.height - 83, width: screen.width, height: 83))
    InsetWatch.begin()
    bar.onSelect = { [weak self] in self?.userSelects($0) }
    bar.onTranslucency = { [weak self] in self?.selectedViewController?.barsChanged() }
    return bar
  }()
  private final var contained: [UIViewController] = []

  /// Uses another bar in place of its own, as key-value coding with the key `tabBar` does.
  package final func take(_ bar: UITabBar) {
    let old = tabBar
    guard bar !== old else { return }
    bar.frame = old.frame
    bar.onSelect = { [weak self] in self?.userSelects($0) }
    bar.items = old.items
    bar.selectedItem = old.selectedItem
    tabBar = bar
    guard let container = old.superview else { return }
    container.sendAddSubview(bar)
    old.sendRemoveFromSuperview()
  }

  /// The controller that shows decides about the status bar.
  override open var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The controller that shows decides about the status bar.
  override open var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// The delegate, for taps of the user on tabs. Not retained.
  public final var delegate: (any UITabBarControllerDelegate)? {
    get { delegateObject as? any UITabBarControllerDelegate }
    set { delegateObject = newValue }
  }
  /// The delegate as it was set, even if its class is not Swift's.
  public final weak var delegateObject: AnyObject?

  deinit { willDeinitialize() }

  /// The controllers, one for each tab. The first shows when they are set.
  public final var viewControllers: [UIViewController]? {
    get { contained }
    set { setContained(newValue ?? []) }
  }

  /// Replaces the tabs; the first shows.
  public final func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func setContained(_ new: [UIViewController]) {
    guard mayContain(new) else { return }
    let selected = selectedViewController
    let old = contained
    contained = new
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.sendWillMove(toParent: nil)
      Hosting.uninstall(controller)
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.sendDidMove(toParent: self)
    }
    tabBar.items = new.map(\.tabBarItem)
    selectedIndex = new.firstIndex { $0 === selected } ?? 0
  }

  /// The index of the controller that shows. Setting an index without a controller has no effect.
  public final var selectedIndex: Int {
    get { selection }
    set {
      guard contained.isEmpty || contained.indices.contains(newValue), !isInTransition else {
        return
      }
      let before = selection
      selection = contained.isEmpty ? 0 : newValue
      tabBar.selectedItem = contained.isEmpty ? nil : contained[selection].tabBarItem
      if !showsSelectedAlone { showSelected(insteadOf: before) }
    }
  }

  /// Whether the controller that is to show already shows, so that no message is sent.
  private var showsSelectedAlone: Bool {
    guard let container = viewIfLoaded, let selectedViewController,
      selectedViewController.appearance == .shown,
      selectedViewController.viewIfLoaded?.isDescendant(of: container) ?? false
    else { return false }
    return !contained.contains { $0.appearance == .shown && $0 !== selectedViewController }
  }
  private final var selection = 0

  /// Handles the user's tap on a tab: the delegate decides, and is notified of the selection, even
  /// if it changes nothing (VC-35).
  private func userSelects(_ index: Int) {
    guard contained.indices.contains(index) else { return }
    let controller = contained[index]
    guard asksShouldSelect(controller), contained.indices.contains(index) else { return }
    selectedIndex = index
    tellDidSelect(controller)
  }

  /// The controller that shows. Setting one that is not among the controllers has no effect.
  public final var selectedViewController: UIViewController? {
    get { contained.indices.contains(selection) ? contained[selection] : nil }
    set {
      if let index = contained.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  /// Creates the container view (RC-7).
  override open func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.addSubview(tabBar)
    view = container
    updateBar()
  }

  override var edgeBars: [EdgeBar] {
    guard !barIsAway, !tabBar.isHidden else { return [] }
    return [EdgeBar(view: tabBar, isTranslucent: tabBar.isTranslucent, edge: .bottom)]
  }

  /// Whether the bar was taken away for a pushed controller (WN-13).
  private final var barIsAway = false

  /// The stack of a navigation controller in this one changed.
  final func stackChanged(of navigation: UINavigationController) {
    if navigation === selectedViewController { updateBar() }
  }

  /// Takes the bar away for the controllers that are shown, or puts it back (WN-13).
  private func updateBar() {
    guard let container = viewIfLoaded else { return }
    let navigation = selectedViewController as? UINavigationController
    let isAway = navigation?.takesBottomBarAway ?? false
    guard isAway != barIsAway else { return }
    barIsAway = isAway
    if isAway {
      tabBar.sendRemoveFromSuperview()
    } else if tabBar.superview == nil {
      container.sendAddSubview(tabBar)
    }
    navigation?.barsChanged()
  }

  /// Whether a transition of the app's own is under way between two tabs (VC-64).
  private var isInTransition: Bool {
    UIApplication.shared.transitionsUnderWay.contains { $0.isInside(self) }
  }

  private func showSelected(insteadOf before: Int? = nil) {
    let isShown = appearance == .shown
    let old = contained.first { $0.appearance == .shown && $0 !== selectedViewController }
    let new = selectedViewController
    let transition = before == nil ? nil : transition(from: old, to: new)
    Appearance.change(
      showing: isShown ? new : nil, hiding: old, order: .switching, animated: transition != nil,
      by: transition
    ) { [self] in
      if let transition, let view = old?.viewIfLoaded, let new, let container = viewIfLoaded {
        transition.containerView = Hosting.beginTransition(from: view, in: container)
        transition.finalFrame = new.extendedFrame(in: container)
        new.view.frame = transition.finalFrame
        return
      }
      for controller in contained { Hosting.uninstall(controller) }
      // Without a window its view is not needed.
      if viewIfLoaded?.window != nil { showContained() }
      updateBar()
    } atEnd: { [self] in
      guard let transition else { return }
      transition.leave(old, for: new)
      updateBar()
    } undo: { [self] in
      transition?.leave(new, for: old)
      guard let before else { return }
      selection = before
      tabBar.selectedItem = contained.indices.contains(before) ? contained[before].tabBarItem : nil
    }
  }

  override func showContained() {
    guard let selectedViewController, let container = viewIfLoaded,
      selectedViewController.viewIfLoaded?.isDescendant(of: container) != true
    else { return }
    Hosting.contain(selectedViewController, in: container, transition: { UITransitionView() })
  }

  override func childHasLeft(_ child: UIViewController) {
    guard contained.contains(where: { $0 === child }) else { return }
    let selected = selectedViewController
    contained.removeAll { $0 === child }
    Hosting.uninstall(child)
    tabBar.items = contained.map(\.tabBarItem)
    selectedIndex = contained.firstIndex { $0 === selected } ?? 0
  }

  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override func reinstallContainedViews() {
    guard let container = viewIfLoaded,
      selectedViewController?.viewIfLoaded?.isDescendant(of: container) == true
    else { return }
    showSelected()
    showContained()
    selectedViewController?.reinstallContainedViews()
  }
}
