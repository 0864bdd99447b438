import EventVocabulary
import Foundation

extension UIApplication {
  /// Handles a tap on the status bar, which is not a touch for the app: the one scroll view on the
  /// screen that has `scrollsToTop` scrolls to its top (UT-28).
  final func handleStatusBarTap() {
    let outcome = statusBarTap()
    Door.tell(.statusBar(outcome.map { $0 }))
    if case .scrolls(let scrollView) = outcome { scrollView.drag.scrollToTop() }
  }

  private func statusBarTap() -> StatusBarTap<UIScrollView> {
    let scrollViews = windowsFrontToBack.flatMap { window in
      window.shown.compactMap { $0 as? UIScrollView }.filter(\.scrollsToTop)
    }
    guard let scrollView = scrollViews.first else { return .nobody }
    if scrollViews.count > 1 { return .several(scrollViews) }
    if scrollView.contentOffset == scrollView.top { return .isAtTop(scrollView) }
    return scrollView.asksShouldScrollToTop() ? .scrolls(scrollView) : .refused(scrollView)
  }
}

extension UIView {
  /// The view and its subviews that are visible on the screen, from back to front.
  fileprivate final var shown: [UIView] {
    guard !viewState.pointee.refusals.contains(.hidden), alpha > 0 else { return [] }
    let isOnScreen = window.map { convert(bounds, to: nil).overlaps($0.bounds) } ?? false
    return (isOnScreen ? [self] : []) + subviews.flatMap(\.shown)
  }
}

extension UIScrollView {
  /// The content offset at which the content's top shows.
  fileprivate final var top: CGPoint { CGPoint(x: contentOffset.x, y: offsetRange.least.y) }
}

extension ScrollDrag {
  /// Scrolls to the top, and notifies the delegate there.
  fileprivate func scrollToTop() {
    scroll(to: scrollView.top) { $0.tellDidScrollToTop() }
  }
}
