import Foundation

/// What a scroll view tells its delegate, in the order in which it comes (SC-11).
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// A drag begins; the content has not moved yet.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The finger was lifted; `decelerate` tells whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content moves on without the finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content stands.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing unless implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing unless implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing unless implemented.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Nothing unless implemented.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing unless implemented.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

// A delegate in Swift is told by its protocol, any other by the names of its methods.
extension UIScrollView {
  final func tellWillBeginDragging() {
    if let delegate { return delegate.scrollViewWillBeginDragging(self) }
    DelegateCalls.tell(delegateObject, "scrollViewWillBeginDragging:", self)
  }

  final func tellDidScroll() {
    if let delegate { return delegate.scrollViewDidScroll(self) }
    DelegateCalls.tell(delegateObject, "scrollViewDidScroll:", self)
  }

  final func tellDidEndDragging(decelerates: Bool) {
    if let delegate {
      return delegate.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    }
    DelegateCalls.tell(
      delegateObject, "scrollViewDidEndDragging:willDecelerate:", [self, decelerates])
  }

  final func tellWillBeginDecelerating() {
    if let delegate { return delegate.scrollViewWillBeginDecelerating(self) }
    DelegateCalls.tell(delegateObject, "scrollViewWillBeginDecelerating:", self)
  }

  final func tellDidEndDecelerating() {
    if let delegate { return delegate.scrollViewDidEndDecelerating(self) }
    DelegateCalls.tell(delegateObject, "scrollViewDidEndDecelerating:", self)
  }
}
