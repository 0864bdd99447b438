import Foundation

/// A container of pages, one at a time.
open class UIPageViewController: UIViewController {
  /// The transition from one page to another.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The direction in which pages are arranged.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// The direction in which a new page comes.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// The transition from one page to another.
  public private(set) final var transitionStyle = TransitionStyle.pageCurl
  /// The direction in which pages are arranged.
  public private(set) final var navigationOrientation = NavigationOrientation.horizontal
  /// The data source for the pages beside the one that shows: with one, a finger leafs through them
  /// in the scrolling style (VC-75). Not retained.
  public final weak var dataSourceObject: AnyObject? { didSet { paging?.dataSourceChanged() } }
  /// The delegate. Not retained.
  public final weak var delegateObject: AnyObject?
  private final var pages: [UIViewController] = []
  private final var scrollView: _UIQueuingScrollView?
  private final var paging: PageTurning?

  /// Creates a controller whose pages have a transition style.
  public convenience init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [String: Any]? = nil
  ) {
    self.init()
    become(style, navigationOrientation)
  }

  deinit { willDeinitialize() }

  /// Sets the properties that the initializer with a style sets.
  public final func become(_ style: TransitionStyle, _ orientation: NavigationOrientation) {
    transitionStyle = style
    navigationOrientation = orientation
  }

  /// The controllers that show.
  public final var viewControllers: [UIViewController]? { pages }

  /// Creates the container view. In the scrolling style a scroll view contains the page, which
  /// handles the touches that hit it by itself (RC-16).
  override open func loadView() {
    let container = UIView(frame: UIScreen.main.bounds)
    view = container
    guard transitionStyle == .scroll else { return }
    let scrollView = _UIQueuingScrollView(frame: container.bounds)
    // Pages reach below the bars; scroll views in them are inset.
    scrollView.contentInsetAdjustmentBehavior = .never
    self.scrollView = scrollView
    paging = PageTurning(self, scrollView)
    container.addSubview(scrollView)
  }

  /// Shows other pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    guard mayContain(new) else { return }
    UIApplication.shared.transitionEnds.finishAll()
    paging?.stop()
    let gone = pages.filter { own in !new.contains { $0 === own } }
    let added = new.filter { $0.parent !== self }
    for controller in gone { controller.sendWillMove(toParent: nil) }
    for controller in added { addChild(controller) }
    let isShown = appearance == .shown && new.first !== pages.first
    Appearance.change(
      showing: isShown ? new.first : nil, hiding: gone.first, order: .replacing,
      animated: animated, arriving: added.isEmpty ? nil : .movesToParent, leaving: .movesFromParent
    ) { [self] in
      for controller in gone { Hosting.uninstall(controller) }
      pages = new
      // Without a window their views are not needed.
      if viewIfLoaded?.window != nil { showContained() }
    } ended: { [self] in
      for controller in gone { controller.removeFromParent() }
      for controller in added { controller.sendDidMove(toParent: self) }
      completion?(true)
    }
  }

  override func showContained() {
    guard let container = viewIfLoaded else { return }
    let host = scrollView ?? container
    guard pages.contains(where: { $0.viewIfLoaded?.superview !== host }) else { return }
    scrollView?.frame = container.bounds
    for page in pages {
      guard let view = page.view else { continue }
      view.frame = host.bounds
      if view.superview !== host { host.sendAddSubview(view) }
    }
  }

  /// The finger has turned to another page: it is the one that shows now.
  final func turned(to page: UIViewController) { pages = [page] }

  override func childHasLeft(_ child: UIViewController) {
    guard pages.contains(where: { $0 === child }) else { return }
    pages.removeAll { $0 === child }
    Hosting.uninstall(child)
  }
}
