import EventVocabulary
import Foundation

/// A stack of controllers, the last of which shows, below a bar.
open class UINavigationController: UIViewController, BarContainer {
  /// The controller on top decides about the status bar only while the bar is hidden (KN-9).
  override open var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// The same as for the style (KN-9).
  override open var childForStatusBarHidden: UIViewController? { childForStatusBarStyle }
  /// The bar, in front of the controllers' views: 44 points high, or 96 with a large title (VC-70),
  /// below the status bar; at the top of a sheet (VC-68).
  public private(set) final lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar(
      frame: CGRect(
        x: 0, y: Self.barPlaces.usual.y, width: UIScreen.main.bounds.width,
        height: Self.barPlaces.usual.height))
    bar.isManaged = true
    InsetWatch.begin()
    bar.onBack = { [weak self] in self?.popViewController(animated: true) }
    bar.onTranslucency = { [weak self] in self?.topViewController?.barsChanged() }
    return bar
  }()
  /// The bar's usual place, below the status bar, and that at the top of a sheet (VC-68).
  private static let barPlaces = (
    usual: (y: CGFloat(47), height: CGFloat(44)), sheet: (y: CGFloat(0), height: CGFloat(56))
  )

  /// Moves the bar to the top of a sheet, and back, unless code has moved it (VC-68).
  private func placeBar() {
    let isInSheet = sequence(first: self as UIViewController, next: \.parent).contains {
      $0.ownPresenting != nil && $0.isSheet
    }
    let (usual, sheet) = Self.barPlaces
    let (old, new) = isInSheet ? (usual, sheet) : (sheet, usual)
    guard navigationBar.frame.minY == old.y, navigationBar.rowHeight == old.height else { return }
    navigationBar.frame.origin.y = new.y
    navigationBar.rowHeight = new.height
    topViewController?.barsChanged()
  }

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
    guard mayChangeStack(.pushesDuringTransition) else { return }
    let old = topViewController
    addChild(viewController)
    stack.append(viewController)
    let isShown = appearance == .shown
    let transition = transition(.push, from: old, to: viewController, animated: animated)
    Appearance.change(
      showing: isShown ? viewController : nil, hiding: old, order: .replacing, animated: animated,
      by: transition, arriving: .movesToParent
    ) { [self] in
      if isShown { willShow(viewController, animated) }
      replace(old, by: transition)
    } atEnd: {
      transition?.leave(old, for: viewController)
    } ended: { [self] in
      if isShown { didShow(viewController, animated) }
      viewController.sendDidMove(toParent: self)
    } undo: { [self] in
      transition?.leave(viewController, for: old)
      if let old { remainsShown(old) }
      stack.removeAll { $0 === viewController }
      viewController.removeFromParent()
      showItems()
    }
  }

  /// Whether the stack may change now; during a transition of the app's own it may not, and UIKit
  /// logs that (EX-46).
  private func mayChangeStack(_ warning: UIKitWarning) -> Bool {
    UIApplication.shared.transitionEnds.finishAll()
    let isBusy = UIApplication.shared.transitionsUnderWay.contains { $0.isInside(self) }
    if isBusy { UIApplication.warn(warning, [self]) }
    return !isBusy
  }

  /// Shows the top controller in place of another one, or lets an animator do that.
  private func replace(
    _ old: UIViewController?, by transition: UIViewControllerContextTransitioning?
  ) {
    if let transition, let view = old?.viewIfLoaded, let container = viewIfLoaded {
      transition.containerView = Hosting.beginTransition(from: view, in: container)
      if let new = topViewController {
        transition.finalFrame = new.extendedFrame(in: container)
        new.view.frame = transition.finalFrame
      }
    } else {
      if let old { Hosting.uninstall(old) }
      showTop()
    }
    showItems()
  }

  /// Pops the top controller, never the root; returns nil if there is none to pop.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard mayChangeStack(.popsDuringTransition) else { return nil }
    guard stack.count > 1, let popped = stack.popLast() else { return nil }
    popped.sendWillMove(toParent: nil)
    let isShown = appearance == .shown
    let new = topViewController
    let transition = transition(.pop, from: popped, to: new, animated: animated)
    Appearance.change(
      showing: isShown ? new : nil, hiding: popped, order: .replacing,
      animated: animated, by: transition, leaving: .movesFromParent
    ) { [self] in
      if isShown, let new { willShow(new, animated) }
      replace(popped, by: transition)
    } atEnd: {
      transition?.leave(popped, for: new)
    } ended: { [self] in
      if isShown, let new { didShow(new, animated) }
      popped.removeFromParent()
    } undo: { [self] in
      transition?.leave(new, for: popped)
      remainsShown(popped)
      if popped.parent === self { stack.append(popped) }
      showItems()
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
    guard mayChangeStack(.setsStackDuringTransition) else { return }
    let (old, before) = (topViewController, stack)
    let new = viewControllers.last
    let gone = stack.filter { own in !viewControllers.contains { $0 === own } }
    let added = viewControllers.filter { $0.parent !== self }
    for controller in gone { controller.sendWillMove(toParent: nil) }
    for controller in added { addChild(controller) }
    let isShown = appearance == .shown && new !== old
    let isPop = before.contains { $0 === new }
    let transition = transition(isPop ? .pop : .push, from: old, to: new, animated: animated)
    Appearance.change(
      showing: isShown ? new : nil, hiding: new === old ? nil : old, order: .replacing,
      animated: animated, by: transition,
      arriving: added.contains { $0 === new } ? .movesToParent : nil,
      leaving: gone.contains { $0 === old } ? .movesFromParent : nil
    ) { [self] in
      if isShown, let new { willShow(new, animated) }
      stack = viewControllers
      replace(old, by: transition)
    } atEnd: {
      transition?.leave(old, for: new)
    } ended: { [self] in
      if isShown, let new { didShow(new, animated) }
      for controller in gone { controller.removeFromParent() }
      for controller in added { controller.sendDidMove(toParent: self) }
    } undo: { [self] in
      transition?.leave(new, for: old)
      if let old { remainsShown(old) }
      stack = before.filter { $0.parent === self }
      for controller in added { controller.removeFromParent() }
      showItems()
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
  final func remainsShown(_ controller: UIViewController) { announced = controller }

  /// A controller that was pushed while this one was away is shown when this one is.
  override func wasTold(_ step: AppearanceStep, _ animated: Bool) {
    if step == .willAppear { placeBar() }
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
