import Foundation

/// A controller of a view, which follows it in the responder chain (RC-2).
open class UIViewController: UIResponder {
  private nonisolated(unsafe) final var loadedView: UIView?
  /// The controllers that this one contains.
  public private(set) final var children: [UIViewController] = []
  /// The controller that contains this one.
  public private(set) final weak var parent: UIViewController?
  /// The controller that this one itself presented.
  private(set) final var ownPresented: UIViewController?
  /// The controller that presented this one itself.
  private(set) final weak var ownPresenting: UIViewController?
  /// The title of the controller in bars.
  open var title: String? {
    get { Door.value(.getTitle, of: self, as: String?.self) ?? ownTitle }
    set { if !Door.takes(.setTitle, by: self, newValue) { ownTitle = newValue } }
  }
  private final var ownTitle: String?
  /// The style of the controller's presentation; a sheet unless set (VC-11).
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The controller's item in a navigation bar; created lazily.
  public final lazy var navigationItem: UINavigationItem = UINavigationItem(title: title ?? "")
  /// The controller's item in a tab bar; created lazily.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
  private final var ownTabBarItem: UITabBarItem?
  /// The items of the bar at the bottom of a navigation controller. Stored, not shown.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether the controller may not be dismissed by dragging it down.
  open var isModalInPresentation = false
  /// The view that keeps touches from everything behind the controller's view while it is
  /// presented.
  final var dimmingView: UIDimmingView?
  /// The properties that few controllers use; nil for the others.
  final var extras: ControllerExtras?
  /// The appearance state of the controller's view.
  final var appearance = Appearance.away
  /// The reason why it appears or disappears, during the messages.
  final var placeChange: PlaceChange?
  /// Whether it was notified that it will appear or disappear, but not yet that it did.
  final var isChangingAppearance = false
  /// Whether it was notified because its view entered a window, or left it.
  final var followsWindow = false

  /// The name of the nib that was given (VC-20).
  public final var nibName: String? { extras?.nibName }

  /// Stores the name of a nib that a class of scripts passed.
  public final func keep(nibName: String?) {
    if nibName != nil { ownExtras.nibName = nibName }
  }

  /// Creates a controller whose view is loaded lazily: from a nib of that name, or of one derived
  /// from the class (VC-2, VC-3).
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    keep(nibName: nibNameOrNil)
  }

  /// Creates a controller whose view is loaded lazily.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive: the same as a new one (VC-22).
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    willDeinitialize()
    guard let state = loadedView?.viewState, state.pointee.viewController === self else { return }
    state.pointee.viewController = nil
  }

  /// The root view. Asking for it loads it once: `loadView`, then `viewDidLoad` (VC-1).
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      sendLoadView()
      if loadedView == nil { makeMissingView() }
      sendViewDidLoad()
      return loadedView
    }
    set {
      if let owner = newValue?.viewState.pointee.viewController, owner !== self, let newValue {
        return UIView.refused(.exception(.viewOfTwoControllers, [newValue, owner]))
      }
      setView(newValue)
    }
  }

  /// Gives it a plain view in place of the one that `loadView` had to set (VC-2). A device has none
  /// then, and calls `loadView` at each use again.
  private func makeMissingView() {
    if !Door.isStopped {
      ownExtras.hasSetNoView = true
      UIApplication.host?.missView(of: self)
    }
    setView(UIView(frame: UIScreen.main.bounds))
  }

  /// Whether its `loadView` set no view (VC-2).
  public final var hasSetNoView: Bool { extras?.hasSetNoView ?? false }

  /// The root view if it was loaded; never loads it (VC-1).
  public final var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view was loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  private func setView(_ view: UIView?) {
    if let old = loadedView?.viewState, old.pointee.viewController === self {
      old.pointee.viewController = nil
    }
    loadedView = view
    view?.viewState.pointee.viewController = self
  }

  /// Creates the root view: from a nib, or else a plain one as large as the screen (VC-2).
  open func loadView() {
    if loadsViewFromStoryboard() || loadsViewFromNib() { return }
    setView(UIView(frame: UIScreen.main.bounds))
  }

  /// Loads the root view if it was not loaded.
  public final func loadViewIfNeeded() {
    _ = view
  }

  /// Called once, after the root view was loaded (VC-1).
  open func viewDidLoad() {}

  /// The root view is about to be shown (VC-5).
  open func viewWillAppear(_ animated: Bool) {}

  /// The root view is in its window, with its geometry, and about to be shown (VC-5, VC-6).
  open func viewIsAppearing(_ animated: Bool) {}

  /// The root view is shown (VC-5).
  open func viewDidAppear(_ animated: Bool) {}

  /// The root view is about to disappear (VC-9).
  open func viewWillDisappear(_ animated: Bool) {}

  /// The root view has disappeared (VC-9).
  open func viewDidDisappear(_ animated: Bool) {}

  /// The root view is about to lay out its subviews (VC-7).
  open func viewWillLayoutSubviews() {}

  /// The root view has laid out its subviews (VC-7).
  open func viewDidLayoutSubviews() {}

  /// The safe area of the root view changed (VC-39).
  open func viewSafeAreaInsetsDidChange() {}

  /// The layout margins of the root view changed (VC-40).
  open func viewLayoutMarginsDidChange() {}

  /// The root view is about to change its size, in points. This implementation notifies the
  /// children (VC-36).
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    handOn(size, coordinator)
  }

  /// The size that a child gets when the size of this controller's view changes, in points: the
  /// full size if the child's view is as large as this controller's, or else its present one
  /// (VC-36).
  open func size(
    forChildContentContainer container: UIViewController,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let own = viewIfLoaded, let view = container.viewIfLoaded,
      view.bounds.size != own.bounds.size
    else { return parentSize }
    return view.bounds.size
  }

  /// Shows a child in place of another one, notifies both, and removes the other one's view when
  /// the animation has ended (VC-37). Both must be children of this controller: otherwise a device
  /// raises an exception.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    change(
      from: fromViewController, to: toViewController, duration, options, animations, completion)
  }

  /// Memory is low, which only `device memory` causes (AP-39).
  open func didReceiveMemoryWarning() {}

  /// Whether controllers in this one appear and disappear together with it; otherwise it notifies
  /// them by `beginAppearanceTransition` (VC-16).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// A segue is about to be performed from this controller; its destination has no view yet
  /// (VC-72).
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue may be performed that a user caused (VC-72).
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Whether a segue that goes back ends here, whose method the controller has (VC-74).
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }

  /// Called if the controller came from an archive (VC-22).
  open func awakeFromNib() {}

  /// The traits changed. Never called: the traits of a simulated device do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called in place of `updateConstraints` of the root view, to which it forwards (VC-17).
  open func updateViewConstraints() {
    guard let view = viewIfLoaded else { return }
    Door.send(.updateConstraints, to: view) { view.updateConstraints() }
  }

  /// Whether the status bar is hidden while the controller decides about it (KN-7).
  open var prefersStatusBarHidden: Bool { false }

  /// The style of the status bar while the controller decides about it (KN-7).
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The animation of changes of the status bar, which is not shown.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that is asked for the style of the status bar; nil for the controller itself (KN-7).
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that is asked whether the status bar is hidden; nil for the controller itself
  /// (KN-7).
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Whether the bar at the bottom of the screen is hidden. Never queried.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The edges at which the app's gestures take precedence over the system's. Never queried.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The orientations that the controller supports. Never queried: the device is not turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether the controller rotates with the device, which is not turned here.
  open var shouldAutorotate: Bool { true }

  /// Adds `child`; the caller adds its view. Sends willMove itself, not didMove (VC-15).
  ///
  /// A controller that has another parent is moved. Refused if the controllers would form a cycle,
  /// which a device does not survive.
  open func addChild(_ child: UIViewController) {
    guard mayContain([child]) else { return }
    child.removeFromParent()
    child.sendWillMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Whether this is `other`, or `other` contains or presents it, directly or indirectly.
  final func standsIn(_ other: UIViewController) -> Bool {
    var waiting: [UIViewController] = [self]
    while let next = waiting.popLast() {
      if next === other { return true }
      waiting += [next.parent, next.ownPresenting].compactMap(\.self)
    }
    return false
  }

  /// Whether this may contain all of them; a cycle is refused.
  final func mayContain(_ controllers: [UIViewController]) -> Bool {
    guard let above = controllers.first(where: standsIn) else { return true }
    UIView.refused(
      above === self ? .containsItself(self) : .controllerRing(above, of: self))
    return false
  }

  /// Removes the controller from its parent. Sends didMove itself, not willMove (VC-15).
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.childHasLeft(self)
    self.parent = nil
    sendDidMove(toParent: nil)
  }

  /// A child was removed, possibly by another container: a container with a list of its own removes
  /// it there.
  func childHasLeft(_ child: UIViewController) {}

  /// Adds the views of the contained controllers that show; containers do, once their own view is
  /// loaded and enters a window or is laid out (VC-1).
  func showContained() {}

  /// The same for this controller and for all that show in it, before its view enters a window.
  final func prepareToShow() {
    guard isViewLoaded else { return }
    showContained()
    for child in shownChildren { child.prepareToShow() }
  }

  /// The controller is about to be contained in `parent`, or to be removed if that is nil.
  open func willMove(toParent parent: UIViewController?) {
    ownExtras.parentChange = parent == nil ? .movesFromParent : .movesToParent
  }

  /// The controller is contained in `parent` now, or was removed if that is nil.
  open func didMove(toParent parent: UIViewController?) {
    extras?.parentChange = nil
  }

  /// Shows `controller` in front of everything in the window, as large as it.
  public final func present(_ controller: UIViewController, animated: Bool = false) {
    present(controller, animated: animated, completion: nil)
  }

  /// Shows `controller` in front of everything in the window, as large as it, then runs
  /// `completion`.
  ///
  /// A controller that shows already is refused: a device raises an exception (EX-18). If this
  /// controller presents already, or has no window, nothing is presented, and the message that
  /// UIKit logs goes to `ModelHost.log(_:_:)` (EX-19, EX-20).
  ///
  /// Under a full-screen cover the view of the presenting side leaves the window (VC-10): that of
  /// the outermost controller that contains this one, which presents in place of this one unless
  /// the style requires the current context.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)?
  ) {
    if standsIn(viewControllerToPresent) || viewControllerToPresent.isActive {
      return UIView.refused(.exception(.presentsActiveController, [viewControllerToPresent]))
    }
    if let (presenter, presented) = presentationUnderWay {
      return UIApplication.warn(
        .presentsAlready, [viewControllerToPresent, presenter, self, presented])
    }
    guard let window = viewIfLoaded?.window else {
      return UIApplication.warn(.presentsOutsideWindow, [viewControllerToPresent, self])
    }
    let presenter = viewControllerToPresent.isForContext ? self : outermostContainer
    viewControllerToPresent.makePresentation(by: presenter, source: self)
    let transition =
      flag && !window.isHidden
      ? viewControllerToPresent.presentingTransition(by: presenter, source: self) : nil
    presenter.ownPresented = viewControllerToPresent
    viewControllerToPresent.ownPresenting = presenter
    let covered =
      viewControllerToPresent.modalPresentationStyle == .fullScreen ? outermostContainer : nil
    Appearance.change(
      showing: window.isHidden ? nil : viewControllerToPresent, hiding: covered,
      order: .presenting, animated: flag, by: transition, arriving: .isPresented
    ) {
      Hosting.present(viewControllerToPresent, over: presenter, by: transition)
    } atEnd: {
      if let covered { Hosting.cover(covered, by: viewControllerToPresent) }
    } ended: {
      viewControllerToPresent.extras?.presentation?.end(completed: true)
      completion?()
    } undo: {
      if let covered { Hosting.uncover(covered, from: transition?.containerView) }
      viewControllerToPresent.presentationWasCancelled()
    }
  }

  /// Shows a controller in the manner of this one's container: a navigation controller pushes it;
  /// without one it is presented.
  public final func show(_ controller: UIViewController) {
    guard let navigation = self as? UINavigationController ?? navigationController else {
      return present(controller, animated: true)
    }
    navigation.pushViewController(controller, animated: true)
  }

  /// Whether it was presented, or is the root of a window on the screen.
  private var isActive: Bool {
    ownPresenting != nil
      || UIApplication.shared.windows.contains { !$0.isHidden && $0.rootViewController === self }
  }

  /// The controller that this one presents, or that one of its containers does, with the presenter;
  /// nil without any.
  private var presentationUnderWay: (presenter: UIViewController, presented: UIViewController)? {
    for presenter in sequence(first: self, next: \.parent) {
      if let presented = presenter.ownPresented { return (presenter, presented) }
    }
    return nil
  }

  /// Whether it is to be shown in place of the controller that presents it.
  private var isForContext: Bool {
    modalPresentationStyle == .currentContext || modalPresentationStyle == .overCurrentContext
  }

  /// The outermost controller that contains this one; itself without any.
  private var outermostContainer: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// Dismisses the controller that this one presented, or else this one if it was presented.
  public final func dismiss(animated: Bool = false) {
    dismiss(animated: animated, completion: nil)
  }

  /// Dismisses the controller that this one presented, or else this one if it was presented, then
  /// runs `completion`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    guard let presented = ownPresented else {
      let presenter = presentationUnderWay?.presenter ?? presentingViewController
      presenter?.dismiss(animated: flag, completion: completion)
      return
    }
    UIApplication.shared.transitionEnds.finishAll()
    // It is being dismissed already.
    guard ownPresented === presented else { completion?(); return }
    if presented.isInTransition {
      return UIApplication.warn(.dismissesDuringTransition, [self])
    }
    if presented.ownPresented != nil { presented.dismiss(animated: flag) }
    let covered = presented.extras?.covered
    let isShown = presented.viewIfLoaded?.window.map { !$0.isHidden } ?? false
    let transition = flag && isShown ? presented.dismissingTransition(by: self) : nil
    Appearance.change(
      showing: isShown && covered?.extras?.coveredPlace != nil ? covered : nil, hiding: presented,
      order: .dismissing, animated: flag, by: transition, leaving: .isDismissed
    ) {
      if let transition { return Hosting.dismiss(presented, by: transition) }
      presented.extras?.presentation?.beginDismissal()
      if let covered { Hosting.uncover(covered) }
      presented.extras?.covered = nil
    } atEnd: { [self] in
      if let transition, let covered {
        Hosting.uncover(covered, from: transition.containerView)
        presented.extras?.covered = nil
      }
      // Until then it counts as presented: another one is refused (EX-19).
      Hosting.uninstall(presented)
      presented.ownPresenting = nil
      if ownPresented === presented { ownPresented = nil }
    } ended: {
      completion?()
    } undo: {
      if let view = covered?.viewIfLoaded, let container = transition?.containerView,
        view.isDescendant(of: container)
      {
        view.sendRemoveFromSuperview()
      }
      presented.extras?.presentation?.endDismissal(completed: false)
    }
  }

  /// Whether a transition of the app's own presents or dismisses the controller (VC-64).
  private var isInTransition: Bool {
    UIApplication.shared.transitionsUnderWay.contains { $0.isAbout(self) }
  }

  /// Its presentation was cancelled: it is not presented.
  private func presentationWasCancelled() {
    extras?.presentation?.end(completed: false)
    extras?.presentation = nil
    extras?.covered = nil
    ownPresenting?.ownPresented = nil
    ownPresenting = nil
  }

  /// Ends the presentation of this controller, and its own presentations, after a drag of which it
  /// was notified.
  final func leavePresentation() {
    if ownPresented != nil {
      dismiss(animated: true)
      UIApplication.shared.transitionEnds.finishAll()
    }
    Hosting.uninstall(self)
    ownPresenting?.ownPresented = nil
    ownPresenting = nil
  }

  /// The presenting controller, if this one was presented (RC-5); otherwise its view's superview
  /// (RC-3, RC-4).
  override open var nextLink: ResponderLink {
    if let ownPresenting { return .presentingViewController(ownPresenting) }
    if let superview = viewIfLoaded?.superview { return .superviewOfView(superview) }
    return .end
  }

  /// The contained controllers whose views show together with this one's: those in its view
  /// (VC-16).
  var shownChildren: [UIViewController] {
    guard let own = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: own) ?? false }
  }

  override var windowForFirstResponder: UIWindow? { viewIfLoaded?.window }

  /// Whether everything behind the presented controller is dimmed and gets no touches.
  var dimsWhatIsBehind: Bool { false }

  /// The bars of this container that show, in front of the views of its children.
  var edgeBars: [EdgeBar] { [] }

  /// The frame of the controller's view when it is presented; the whole bounds.
  func presentedFrame(in bounds: CGRect) -> CGRect { bounds }

  /// This controller and those in it were notified of a step of appearing; for containers.
  func wasTold(_ step: AppearanceStep, _ animated: Bool) {}

  /// Converts the views of contained controllers to the changed profile.
  func reinstallContainedViews() {
    for child in children { child.reinstallContainedViews() }
  }

  /// The nearest navigation controller that contains this one.
  public final var navigationController: UINavigationController? { enclosing() }

  /// The nearest tab bar controller that contains this one.
  public final var tabBarController: UITabBarController? { enclosing() }

  /// The nearest split view controller that contains this one.
  public final var splitViewController: UISplitViewController? { enclosing() }

  private func enclosing<Container: UIViewController>() -> Container? {
    var above = parent
    while let controller = above {
      if let found = controller as? Container { return found }
      above = controller.parent
    }
    return nil
  }
}
