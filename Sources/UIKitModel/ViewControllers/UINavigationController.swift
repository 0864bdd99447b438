import Foundation

/// A stack of controllers, the last of which shows, below a bar.
open class UINavigationController: UIViewController, BarContainer {
  /// The controller on top decides about the status bar only while the bar is hidden (KN-9).
  override open var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// The same as for the style (KN-9).
  override open var childForStatusBarHidden: UIViewController? { childForStatusBarStyle }
  /// The bar, in front of the controllers' views: 44 points high, or 96 with a large title (VC-62),
  /// below the status bar's 47.
  public private(set) final lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar(
      frame: CGRect(x: 0, y: 47, width: UIScreen.main.bounds.width, height: 44))
    bar.isManaged = true
    InsetWatch.begin()
    bar.onBack = { [weak self] in self?.popViewController(animated: true) }
    bar.onTranslucency = { [weak self] in self?.topViewController?.barsChanged() }
    return bar
  }()
  /// The bar at the bottom, hidden by default: 44 points high, above the 34 of the home indicator.
  public private(set) final lazy var toolbar: UIToolbar = {
    let screen = UIScreen.main.bounds
    let bar = UIToolbar(
      frame: CGRect(x: 0, y: screen.height - 78, width: screen.width, height: 44))
    bar.isHidden = true
    InsetWatch.begin()
    view?.sendAddSubview(bar)
    bar.onTranslucency = { [weak self] in self?.topViewController?.barsChanged() }
    shownToolbar = bar
    return bar
  }()
  /// The bar at the bottom, once it was made.
  private final var shownToolbar: UIToolbar?
  private final var stack: [UIViewController] = []
  /// The delegate, notified of controllers that are about to show. Not retained.
  public final var delegate: (any UINavigationControllerDelegate)? {
    get { delegateObject as? any UINavigationControllerDelegate }
    set { delegateObject = newValue }
  }
  /// The delegate as it was set, even if its class is not Swift's.
  public final weak var delegateObject: AnyObject?
  /// The last controller that the delegate was notified of, or would have been.
  private final weak var announced: UIViewController?
  /// Whether that notification came while this controller itself was about to appear.
  private final var awaitsShowing = false
  /// The swipe from the left edge that pops, on the controller's view (VC-30).
  public private(set) final lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    _UIParallaxTransitionPanGestureRecognizer(self)

  /// The controllers from the root to the top one, which shows.
  public final var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Creates a navigation controller with one controller on its stack.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  deinit { willDeinitialize() }

  /// Whether the bar is hidden.
  public final var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set {
      navigationBar.isHidden = newValue
      topViewController?.barsChanged()
    }
  }

  /// Whether the bar at the bottom is hidden.
  public final var isToolbarHidden: Bool {
    get { toolbar.isHidden }
    set {
      toolbar.isHidden = newValue
      topViewController?.barsChanged()
    }
  }

  override var edgeBars: [EdgeBar] {
    var bars: [EdgeBar] = []
    if !navigationBar.isHidden {
      bars.append(
        EdgeBar(view: navigationBar, isTranslucent: navigationBar.isTranslucent, edge: .top))
    }
    if let shownToolbar, !shownToolbar.isHidden {
      bars.append(
        EdgeBar(view: shownToolbar, isTranslucent: shownToolbar.isTranslucent, edge: .bottom))
    }
    return bars
  }

  /// Whether the tab bar is to be away: a controller above the root wants that, or one below asked
  /// for it when it pushed (WN-13).
  final var takesBottomBarAway: Bool {
    stack.count > 1 && stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Hides the bar, or shows it.
  public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The top controller, or the controller presented over it.
  public final var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? presentedViewController ?? topViewController
  }

  /// The controller that is shown.
  public final var topViewController: UIViewController? { stack.last }

  /// Creates the container view (RC-7).
  override open func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.addSubview(navigationBar)
    if let interactivePopGestureRecognizer {
      container.addGestureRecognizer(interactivePopGestureRecognizer)
    }
    view = container
  }

  /// Pushes `viewController` on the stack and shows it. A controller that is already on it is
  /// refused (EX-16), and so is a navigation controller (EX-27).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      return UIView.refused(.pushedTwice(viewController))
    }
    guard mayContain([viewController]) else { return }
    if viewController is UINavigationController {
      return UIView.refused(.exception(.pushesNavigationController, [viewController]))
    }
    UIApplication.shared.transitionEnds.finishAll()
    let old = topViewController
    addChild(viewController)
    stack.append(viewController)
    let isShown = appearance == .shown
    Appearance.change(
      showing: isShown ? viewController : nil, hiding: old, order: .replacing, animated: animated,
      arriving: .movesToParent
    ) {
      if isShown { willShow(viewController, animated) }
      if let old { Hosting.uninstall(old) }
      showTop()
      showItems()
    } ended: { [self] in
      if isShown { didShow(viewController, animated) }
      viewController.sendDidMove(toParent: self)
    }
  }

  /// Pops the top controller, never the root; returns nil if there is none to pop.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    UIApplication.shared.transitionEnds.finishAll()
    guard stack.count > 1, let popped = stack.popLast() else { return nil }
    popped.sendWillMove(toParent: nil)
    let isShown = appearance == .shown
    Appearance.change(
      showing: isShown ? topViewController : nil, hiding: popped, order: .replacing,
      animated: animated, leaving: .movesFromParent
    ) {
      if isShown, let topViewController { willShow(topViewController, animated) }
      Hosting.uninstall(popped)
      showTop()
      showItems()
    } ended: { [self] in
      if isShown, let topViewController { didShow(topViewController, animated) }
      popped.removeFromParent()
    }
    return popped
  }

  /// Pops the top controller after a swipe of which both controllers were notified.
  final func finishPop(of top: UIViewController, showing below: UIViewController) {
    guard stack.count > 1, stack.last === top else {
      // Code has changed the stack meanwhile.
      if stack.last !== below { Hosting.uninstall(below) }
      return
    }
    stack.removeLast()
    top.sendWillMove(toParent: nil)
    Hosting.uninstall(top)
    top.tellAppearance(.didDisappear, true)
    below.tellAppearance(.didAppear, true)
    didShow(below, true)
    top.removeFromParent()
    showItems()
  }

  /// Adds the view of a controller of the stack behind that of the top one, while a swipe removes
  /// that.
  final func show(_ below: UIViewController, behind top: UIViewController) {
    guard let container = viewIfLoaded, let view = below.view, let shown = top.viewIfLoaded else {
      return
    }
    Hosting.contain(
      view, behind: shown, in: container, frame: below.extendedFrame(in: container))
  }

  /// Pops all controllers above the root; returns them, or nil without any.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops all controllers above a controller of the stack; returns them, or nil without any.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }), index + 1 < stack.count
    else { return nil }
    let gone = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return gone
  }

  /// Replaces the stack; the last controller shows.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard mayContain(viewControllers) else { return }
    UIApplication.shared.transitionEnds.finishAll()
    let old = topViewController
    let new = viewControllers.last
    let gone = stack.filter { own in !viewControllers.contains { $0 === own } }
    let added = viewControllers.filter { $0.parent !== self }
    for controller in gone { controller.sendWillMove(toParent: nil) }
    for controller in added { addChild(controller) }
    let isShown = appearance == .shown && new !== old
    Appearance.change(
      showing: isShown ? new : nil, hiding: new === old ? nil : old, order: .replacing,
      animated: animated, arriving: added.contains { $0 === new } ? .movesToParent : nil,
      leaving: gone.contains { $0 === old } ? .movesFromParent : nil
    ) {
      if isShown, let new { willShow(new, animated) }
      if let old { Hosting.uninstall(old) }
      stack = viewControllers
      if new != nil { showTop() }
      showItems()
    } ended: { [self] in
      if isShown, let new { didShow(new, animated) }
      for controller in gone { controller.removeFromParent() }
      for controller in added { controller.sendDidMove(toParent: self) }
    }
  }

  /// Notifies the delegate that a controller is about to show, after the controller's own message
  /// (VC-34).
  final func willShow(_ controller: UIViewController, _ animated: Bool) {
    announced = controller
    tellWillShow(controller, animated: animated)
  }

  /// Notifies it that the controller shows, unless another one is about to show meanwhile.
  final func didShow(_ controller: UIViewController, _ animated: Bool) {
    guard announced === controller else { return }
    tellDidShow(controller, animated: animated)
  }

  /// The controller that was to be replaced continues to show.
  final func keepsShowing(_ controller: UIViewController) { announced = controller }

  /// A controller that was pushed while this one was away is shown when this one is.
  override func wasTold(_ step: AppearanceStep, _ animated: Bool) {
    guard let topViewController else { return }
    switch step {
    case .willAppear where announced !== topViewController:
      awaitsShowing = true
      willShow(topViewController, animated)
    case .didAppear where awaitsShowing:
      awaitsShowing = false
      didShow(topViewController, animated)
    default: break
    }
  }

  /// Shows the items of the stack in the bar.
  private func showItems() {
    navigationBar.shownItems = stack.map(\.navigationItem)
    tabBarController?.stackChanged(of: self)
  }

  /// Shows the top controller if this one is in a window; elsewhere its view is not needed.
  private func showTop() {
    if viewIfLoaded?.window != nil { showContained() }
  }

  override func showContained() {
    guard let topViewController, let container = viewIfLoaded,
      topViewController.viewIfLoaded?.isDescendant(of: container) != true
    else { return }
    Hosting.contain(
      topViewController, in: container, transition: { UINavigationTransitionView() })
  }

  override func childHasLeft(_ child: UIViewController) {
    guard let index = stack.firstIndex(where: { $0 === child }) else { return }
    stack.remove(at: index)
    Hosting.uninstall(child)
    showTop()
    showItems()
  }

  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  override func reinstallContainedViews() {
    guard let topViewController, let container = viewIfLoaded,
      topViewController.viewIfLoaded?.isDescendant(of: container) == true
    else { return }
    Hosting.uninstall(topViewController)
    showContained()
    topViewController.reinstallContainedViews()
  }
}
