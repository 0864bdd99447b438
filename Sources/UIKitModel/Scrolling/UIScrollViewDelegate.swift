import Foundation

/// What a scroll view asks and tells, in the order in which it comes (SC-11).
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// A drag begins; the content has not moved yet.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The finger is lifted. `velocity` is in points a millisecond; the content is going to come to
  /// `targetContentOffset`, which may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger was lifted; `decelerate` tells whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content moves on without the finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content stands.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// What code scrolled with an animation stands.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing unless implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing unless implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing unless implemented.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing unless implemented.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Nothing unless implemented.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing unless implemented.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing unless implemented.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

// A script's delegate is told by the names of its methods, and first: its class may derive from a
// controller of the model, which is told by its protocol.
extension UIScrollView {
  final func tellWillBeginDragging() {
    tell("scrollViewWillBeginDragging:") { $0.scrollViewWillBeginDragging(self) }
  }

  final func tellDidScroll() {
    tell("scrollViewDidScroll:") { $0.scrollViewDidScroll(self) }
  }

  /// Where the content is to come to, after the delegate had its say.
  final func askTarget(_ target: CGPoint, _ velocity: CGPoint) -> CGPoint {
    var target = target
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    return target
  }

  final func tellDidEndDragging(decelerates: Bool) {
    let name: Selector = "scrollViewDidEndDragging:willDecelerate:"
    if DelegateCalls.tell(delegateObject, name, [self, decelerates]) { return }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
  }

  final func tellWillBeginDecelerating() {
    tell("scrollViewWillBeginDecelerating:") { $0.scrollViewWillBeginDecelerating(self) }
  }

  final func tellDidEndDecelerating() {
    tell("scrollViewDidEndDecelerating:") { $0.scrollViewDidEndDecelerating(self) }
  }

  final func tellDidEndScrollingAnimation() {
    tell("scrollViewDidEndScrollingAnimation:") { $0.scrollViewDidEndScrollingAnimation(self) }
  }

  private func tell(_ name: Selector, _ native: (any UIScrollViewDelegate) -> Void) {
    guard let delegateObject else { return }
    if DelegateCalls.tell(delegateObject, name, [self]) { return }
    if let delegate { native(delegate) }
  }
}
