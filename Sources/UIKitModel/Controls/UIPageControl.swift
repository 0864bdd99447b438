import Foundation

/// A control with a dot for each page.
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0
  /// The page that shows. Setting it sends no action (CT-24).
  open var currentPage = 0
  /// Whether one page alone shows no dot.
  public final var hidesForSinglePage = false
  deinit { willDeinitialize() }

  /// A finger that is lifted in the right half goes a page on, in the left half back (CT-25).
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
