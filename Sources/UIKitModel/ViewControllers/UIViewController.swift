import Foundation

/// What manages a view, and stands after it in the responder chain (RC-2).
open class UIViewController: UIResponder {
  private final var loadedView: UIView?
  /// The controllers that this one contains.
  public private(set) final var children: [UIViewController] = []
  /// The controller that contains this one.
  public private(set) final weak var parent: UIViewController?
  /// The controller that this one presented.
  public private(set) final var presentedViewController: UIViewController?
  /// The controller that presented this one.
  public private(set) final weak var presentingViewController: UIViewController?
  /// What bars show for the controller.
  public final var title: String?

  /// A controller whose view is made when it is first asked for.
  public override init() {
    super.init()
  }

  /// A controller from an archive, of which there are none here: the same as a new one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    guard let state = loadedView?.state, state.pointee.viewController === self else { return }
    state.pointee.viewController = nil
  }

  /// The root view. Asking for it loads it once: `loadView`, then `viewDidLoad` (VC-1).
  public final var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      if loadedView == nil { setView(UIView(frame: UIScreen.main.bounds)) }
      viewDidLoad()
      return loadedView
    }
    set { setView(newValue) }
  }

  /// The root view if it was loaded; never loads it (VC-1).
  public final var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view was loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  private func setView(_ view: UIView?) {
    if let old = loadedView?.state, old.pointee.viewController === self {
      old.pointee.viewController = nil
    }
    loadedView = view
    view?.state.pointee.viewController = self
  }

  /// Makes the root view: a plain one as large as the screen (VC-2).
  open func loadView() {
    setView(UIView(frame: UIScreen.main.bounds))
  }

  /// Called once, after the root view was loaded (VC-1).
  open func viewDidLoad() {}

  /// Contains `child`; its view is added by whoever calls this. Sends willMove itself, not didMove
  /// (VC-15).
  public final func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Ends the containment. Sends didMove itself, not willMove (VC-15).
  public final func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The controller is about to be contained in `parent`, or in nobody.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller is contained in `parent` now, or in nobody.
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows `controller` in front of everything in the window, as large as it.
  ///
  /// Does nothing when this controller presents already or is in no window, as a device does with
  /// a warning.
  public final func present(_ controller: UIViewController, animated: Bool = false) {
    guard presentedViewController == nil, viewIfLoaded?.window != nil else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    Hosting.present(controller, over: self)
  }

  /// Takes away what this controller presented, else this controller if it was presented.
  public final func dismiss(animated: Bool = false) {
    guard let presented = presentedViewController else {
      if let presentingViewController { presentingViewController.dismiss(animated: animated) }
      return
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: animated) }
    Hosting.uninstall(presented)
    presented.presentingViewController = nil
    presentedViewController = nil
  }

  /// The presenting controller, if this one was presented (RC-5); else its view's superview (RC-3,
  /// RC-4).
  override open var nextLink: ResponderLink {
    if let presentingViewController { return .presentingViewController(presentingViewController) }
    if let superview = viewIfLoaded?.superview { return .superviewOfView(superview) }
    return .end
  }

  /// Moves the views of contained controllers over after the profile changed.
  func reinstallContainedViews() {
    for child in children { child.reinstallContainedViews() }
  }

  /// The nearest navigation controller that contains this one.
  public final var navigationController: UINavigationController? { enclosing() }

  /// The nearest tab bar controller that contains this one.
  public final var tabBarController: UITabBarController? { enclosing() }

  private func enclosing<Container: UIViewController>() -> Container? {
    var above = parent
    while let controller = above {
      if let found = controller as? Container { return found }
      above = controller.parent
    }
    return nil
  }
}
