import Foundation

/// Controllers side by side of which one shows, above a bar.
open class UITabBarController: UIViewController {
  /// The bar, in front of the controllers' views: 83 points high, at the bottom of the screen.
  public private(set) final lazy var tabBar = UITabBar(
    frame: CGRect(
      x: 0, y: UIScreen.main.bounds.height - 83, width: UIScreen.main.bounds.width, height: 83))
  private final var contained: [UIViewController] = []

  deinit { willDeinitialize() }

  /// The controllers, one for each tab. The first shows when they are set.
  public final var viewControllers: [UIViewController] {
    get { contained }
    set {
      for controller in contained {
        Hosting.uninstall(controller)
        controller.removeFromParent()
      }
      contained = newValue
      for controller in newValue {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      selectedIndex = 0
    }
  }

  /// The index of the controller that shows.
  public final var selectedIndex = 0 {
    didSet { showSelected() }
  }

  /// The controller that shows.
  public final var selectedViewController: UIViewController? {
    contained.indices.contains(selectedIndex) ? contained[selectedIndex] : nil
  }

  /// Makes the container view (RC-7).
  override open func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.addSubview(tabBar)
    view = container
  }

  private func showSelected() {
    let isShown = appearance == .shown
    let old = contained.first { $0.appearance == .shown && $0 !== selectedViewController }
    Appearance.change(
      showing: isShown ? selectedViewController : nil, hiding: old, order: .replacing,
      animated: false
    ) {
      for controller in contained { Hosting.uninstall(controller) }
      guard let selectedViewController, let container = view else { return }
      Hosting.contain(
        selectedViewController.view, in: container, transition: { UITransitionView() },
        frame: container.bounds)
    }
  }

  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override func reinstallContainedViews() {
    showSelected()
    selectedViewController?.reinstallContainedViews()
  }
}
