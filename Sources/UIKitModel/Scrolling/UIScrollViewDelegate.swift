import Foundation

/// The delegate of a scroll view. Methods are in the order of their calls (SC-11).
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// A drag begins; the content has not moved yet.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The finger is lifted. `velocity` is in points per millisecond; the content is going to move to
  /// `targetContentOffset`, which may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger was lifted; `decelerate` is true if the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content moves on without the finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content is at rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The view that zooms; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Fingers begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The size of the content changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Zooming is over.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Content that code scrolled with an animation is at rest.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top (UT-28).
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar has scrolled to the top (UT-28).
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The insets of the content changed with the safe area (SC-17).
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Has no effect unless implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Has no effect unless implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Has no effect unless implemented.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Has no effect unless implemented.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Has no effect unless implemented.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Has no effect unless implemented.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Has no effect unless implemented.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None unless implemented.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Has no effect unless implemented.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Has no effect unless implemented.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Has no effect unless implemented.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// True unless implemented.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Has no effect unless implemented.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Has no effect unless implemented.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

// A script's delegate is called by the names of its methods, and first: its class may derive from a
// controller of the model, which is called through its protocol.
extension UIScrollView {
  final func tellDidChangeAdjustedContentInset() {
    tell("scrollViewDidChangeAdjustedContentInset:") {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  final func tellWillBeginDragging() {
    tell("scrollViewWillBeginDragging:") { $0.scrollViewWillBeginDragging(self) }
  }

  final func tellDidScroll() {
    tell("scrollViewDidScroll:") { $0.scrollViewDidScroll(self) }
  }

  /// The target of the content, after the delegate's change.
  final func askTarget(_ planned: CGPoint, _ velocity: CGPoint) -> CGPoint {
    var target = laidOutTarget(planned, velocity)
    let name: Selector = "scrollViewWillEndDragging:withVelocity:targetContentOffset:"
    let pointer = TargetContentOffset(target)
    if DelegateCalls.tell(delegateObject, name, [self, velocity, pointer]) {
      return pointer.pointee
    }
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

  final func asksShouldScrollToTop() -> Bool {
    DelegateCalls.value("scrollViewShouldScrollToTop:", of: delegateObject, [self])
      ?? delegate?.scrollViewShouldScrollToTop(self) ?? true
  }

  final func tellDidScrollToTop() {
    tell("scrollViewDidScrollToTop:") { $0.scrollViewDidScrollToTop(self) }
  }

  final func asksViewForZooming() -> UIView? {
    if let view = DelegateCalls.optional(
      "viewForZoomingInScrollView:", of: delegateObject, [self], as: UIView.self)
    {
      return view
    }
    return delegate?.viewForZooming(in: self)
  }

  final func tellWillBeginZooming(_ view: UIView) {
    let name: Selector = "scrollViewWillBeginZooming:withView:"
    if DelegateCalls.tell(delegateObject, name, [self, view]) { return }
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  final func tellDidZoom() {
    tell("scrollViewDidZoom:") { $0.scrollViewDidZoom(self) }
  }

  final func tellDidEndZooming() {
    let name: Selector = "scrollViewDidEndZooming:withView:atScale:"
    let view = asksViewForZooming()
    if DelegateCalls.tell(delegateObject, name, [self, view, zoomScale]) { return }
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
  }

  private func tell(_ name: Selector, _ native: (any UIScrollViewDelegate) -> Void) {
    guard let delegateObject else { return }
    if DelegateCalls.tell(delegateObject, name, [self]) { return }
    if let delegate { native(delegate) }
  }
}

/// The target of the content, for a delegate whose class is not Swift's: the counterpart of a
/// pointer to a point in Swift.
public final class TargetContentOffset: NSObject {
  /// The content offset, in points. May be changed.
  public var pointee: CGPoint

  init(_ pointee: CGPoint) {
    self.pointee = pointee
  }
}
