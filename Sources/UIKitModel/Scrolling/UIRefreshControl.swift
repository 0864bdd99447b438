import Foundation

/// A control above the content of a scroll view: pulling the content down far enough refreshes it
/// (SC-30).
open class UIRefreshControl: UIControl {
  /// Whether new content is being loaded.
  public private(set) final var isRefreshing = false
  deinit { willDeinitialize() }

  /// The height that is free above the content while it refreshes, in points.
  static let height: CGFloat = 60

  /// Begins loading without an action, and without scrolling: code that begins shows the control by
  /// itself.
  open func beginRefreshing() {
    isRefreshing = true
    scrollView?.drag.makeRoom()
  }

  /// Ends loading: the content goes back to its place.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scrollView?.drag.takeRoom()
  }

  /// The content was pulled far enough.
  final func pull() {
    isRefreshing = true
    sendActions(for: .valueChanged, with: nil)
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }
}

extension UIScrollView {
  /// The control that refreshes its content: `refreshControl`, or one that was added as a subview.
  final var refresher: UIRefreshControl? {
    refreshControl ?? subviews.lazy.compactMap { $0 as? UIRefreshControl }.first
  }
}
