import Foundation

/// A stack of controllers of which the last one shows, below a bar.
open class UINavigationController: UIViewController {
  /// The bar, in front of the controllers' views: 44 points high, below the status bar's 47.
  public private(set) final lazy var navigationBar = UINavigationBar(
    frame: CGRect(x: 0, y: 47, width: UIScreen.main.bounds.width, height: 44))
  /// The controllers from the first to the one that shows.
  public private(set) final var viewControllers: [UIViewController] = []

  /// A navigation controller with one controller on its stack.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  deinit { willDeinitialize() }

  /// Whether the bar is away.
  public final var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { navigationBar.isHidden = newValue }
  }

  /// The controller that shows.
  public final var topViewController: UIViewController? { viewControllers.last }

  /// Makes the container view (RC-7).
  override open func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.addSubview(navigationBar)
    view = container
  }

  /// Puts `controller` on the stack and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let old = topViewController
    addChild(viewController)
    viewControllers.append(viewController)
    let isShown = appearance == .shown
    Appearance.change(
      showing: isShown ? viewController : nil, hiding: old, order: .replacing, animated: animated
    ) {
      if let old { Hosting.uninstall(old) }
      showTop()
    }
    viewController.didMove(toParent: self)
  }

  /// Takes the last controller off the stack, never the first; nil when there is none to take.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let popped = viewControllers.popLast() else { return nil }
    popped.willMove(toParent: nil)
    let isShown = appearance == .shown
    Appearance.change(
      showing: isShown ? topViewController : nil, hiding: popped, order: .replacing,
      animated: animated
    ) {
      Hosting.uninstall(popped)
      showTop()
    }
    popped.removeFromParent()
    return popped
  }

  private func showTop() {
    guard let topViewController, let container = view else { return }
    Hosting.contain(
      topViewController.view, in: container, transition: { UINavigationTransitionView() },
      frame: container.bounds)
  }

  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  override func reinstallContainedViews() {
    guard let topViewController else { return }
    Hosting.uninstall(topViewController)
    showTop()
    topViewController.reinstallContainedViews()
  }
}
