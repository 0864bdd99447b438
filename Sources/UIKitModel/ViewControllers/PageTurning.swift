import Foundation

/// The turning of pages by a finger, in the scrolling style (VC-75).
///
/// A page beside the one that shows is asked for when a drag begins, and added beside it. The
/// content then may scroll by one page in that direction.
final class PageTurning {
  private unowned let pages: UIPageViewController
  private unowned let scrollView: _UIQueuingScrollView
  private var turn: Turn?

  /// A page that comes.
  private struct Turn {
    let old: UIViewController
    let new: UIViewController
    /// Whether it lies after the page that shows.
    let isForward: Bool
  }

  init(_ pages: UIPageViewController, _ scrollView: _UIQueuingScrollView) {
    self.pages = pages
    self.scrollView = scrollView
    scrollView.paging = self
    scrollView.isPagingEnabled = true
    dataSourceChanged()
  }

  deinit {}

  private var isAcross: Bool { pages.navigationOrientation == .horizontal }

  /// Without a data source there is nothing to leaf through.
  func dataSourceChanged() {
    let turns = pages.dataSourceObject != nil
    scrollView.alwaysBounceHorizontal = turns && isAcross
    scrollView.alwaysBounceVertical = turns && !isAcross
  }

  /// A drag begins: asks for the page in its direction, and adds it.
  func begin(_ translation: CGPoint) {
    guard turn == nil, let old = pages.viewControllers?.first, pages.appearance == .shown else {
      return
    }
    scrollView.contentSize = scrollView.bounds.size
    let way = isAcross ? translation.x : translation.y
    guard way != 0, let new = page(after: old, isForward: way < 0), !Door.isStopped, new !== old
    else { return }
    let turn = Turn(old: old, new: new, isForward: way < 0)
    self.turn = turn
    DelegateCalls.tell(
      pages.delegateObject, "pageViewController:willTransitionToViewControllers:", [pages, [new]])
    if new.parent !== pages { pages.addChild(new) }
    new.loadViewIfNeeded()
    old.tellAppearance(.willDisappear, true)
    new.tellAppearance(.willAppear, true)
    place(turn)
    new.tellAppearance(.isAppearing, true)
    if let view = new.viewIfLoaded { view.layOutMarkedViews() }
  }

  private func page(after page: UIViewController, isForward: Bool) -> UIViewController? {
    let side = isForward ? "After" : "Before"
    return DelegateCalls.optional(
      Selector("pageViewController:viewController\(side)ViewController:"),
      of: pages.dataSourceObject, [pages, page], as: UIViewController.self) ?? nil
  }

  /// Puts the new page beside the old one, and lets the content scroll to it.
  private func place(_ turn: Turn) {
    let size = scrollView.bounds.size
    let room = isAcross ? size.width : size.height
    let start = turn.isForward ? room : -room
    if let view = turn.new.view {
      let corner = CGPoint(x: isAcross ? start : 0, y: isAcross ? 0 : start)
      view.frame = CGRect(origin: corner, size: size)
      if view.superview !== scrollView { scrollView.sendAddSubview(view) }
    }
    var inset = UIEdgeInsets.zero
    switch (isAcross, turn.isForward) {
    case (true, true): inset.right = room
    case (true, false): inset.left = room
    case (false, true): inset.bottom = room
    case (false, false): inset.top = room
    }
    scrollView.contentInset = inset
  }

  /// The content rests: at the new page, or where it was.
  func end() {
    guard let turn else { return }
    let offset = isAcross ? scrollView.contentOffset.x : scrollView.contentOffset.y
    guard offset == 0 else { return finish(turn) }
    self.turn = nil
    Appearance.turnBack(showing: turn.new, hiding: turn.old) { leave(turn.new) }
    turn.new.removeFromParent()
    tellEnd(turn, isCompleted: false)
  }

  /// The pages are replaced in code during a turn, which ends where it was.
  func stop() {
    guard let turn else { return }
    self.turn = nil
    leave(turn.new)
    turn.new.removeFromParent()
    scrollView.setContentOffset(.zero, animated: false)
  }

  private func finish(_ turn: Turn) {
    self.turn = nil
    turn.old.sendWillMove(toParent: nil)
    pages.turned(to: turn.new)
    leave(turn.old)
    turn.new.view?.frame = CGRect(origin: .zero, size: scrollView.bounds.size)
    scrollView.contentOffset = .zero
    turn.old.tellAppearance(.didDisappear, true)
    turn.new.tellAppearance(.didAppear, true)
    turn.old.removeFromParent()
    turn.new.sendDidMove(toParent: pages)
    tellEnd(turn, isCompleted: true)
  }

  private func leave(_ page: UIViewController) {
    Hosting.uninstall(page)
    scrollView.contentInset = .zero
  }

  private func tellEnd(_ turn: Turn, isCompleted: Bool) {
    DelegateCalls.tell(
      pages.delegateObject,
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
      [pages, true, [turn.old], isCompleted])
  }
}
