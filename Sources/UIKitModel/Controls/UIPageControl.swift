import Foundation

/// A control with a dot for each page.
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { naturalSizeChanged() } }
  }
  /// The page that shows. Setting it sends no action (CT-24).
  open var currentPage = 0
  /// Whether a single page shows no dot.
  public final var hidesForSinglePage = false
  deinit { willDeinitialize() }

  /// 26 points high, the usual height on a device, and as wide as dots of 7 points at distances of
  /// 9 points.
  override open var intrinsicContentSize: CGSize {
    CGSize(width: max(0, 16 * CGFloat(max(0, numberOfPages)) - 9), height: 26)
  }

  /// The same, whatever `size` is.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A lift in the right half turns to the next page, one in the left half to the previous one
  /// (CT-25).
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let isBack = touch.location(in: self).x < bounds.midX
    let last = max(numberOfPages, 1) - 1
    // Clamped before the step, which then cannot overflow.
    let shown = min(max(currentPage, 0), last)
    let page = isBack ? max(shown - 1, 0) : min(shown, last - 1) + 1
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Refuses a single tap on a superview (GR-30).
  override open func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isSingleTapAbove(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
