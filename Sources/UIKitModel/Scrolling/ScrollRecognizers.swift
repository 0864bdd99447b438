import EventVocabulary
import Foundation

/// The pan of a scroll view: moves its content, wherever it is attached (SC-13).
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  package override var role: RecognizerRole { .scrollPan }

  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  deinit { willDeinitialize() }

  override package var owner: UIScrollView? { scrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.drag.fingerIsDown()
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if attempt.touches.allSatisfy({ $0.phase == .ended }) { scrollView?.drag.fingerIsUp() }
  }

  /// There must be something to scroll in that direction, and content that already has a touch must
  /// give it up (SC-7, SC-8, SC-14).
  override func refusal(toBegin translation: CGPoint) -> GestureReason<AnyObject>? {
    guard let scrollView else { return .nothingToScroll }
    guard scrollView.isScrollEnabled else { return .scrollingOff }
    let axes = scrollView.scrollableAxes
    let isAcross = abs(translation.x) > abs(translation.y)
    guard isAcross ? axes.x : axes.y else { return .nothingToScroll }
    if !isAcross, translation.y > 0, scrollView.leavesPullToSheet { return .nothingToScroll }
    for group in ViewTouches.grouped(attempt.touches.filter(\.delivery.isWithView))
    where group.view !== scrollView && group.view.isDescendant(of: scrollView) {
      guard scrollView.canCancelContentTouches,
        scrollView.sendTouchesShouldCancel(in: group.view)
      else { return .refusedByScrollView(scrollView) }
    }
    return nil
  }

  override func didAct() {
    switch attempt.state {
    case .began: scrollView?.drag.begin(translation(in: scrollView))
    case .changed: scrollView?.drag.move(translation(in: scrollView))
    case .ended: scrollView?.drag.end(velocity(in: scrollView))
    default: scrollView?.drag.end(.zero)
    }
  }

  override func reset() {
    super.reset()
    scrollView?.drag.fingerIsUp()
  }
}

/// Delays a touch to the content of a scroll view, until it is clear that it does not scroll (SC-2
/// to SC-4).
final class DelayedTouchesGestureRecognizer: UIGestureRecognizer {
  package override var role: RecognizerRole { .scrollDelay }

  private weak var scrollView: UIScrollView?
  private var timer: SimulatedClock.Timer?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  deinit { willDeinitialize() }

  override package var owner: UIScrollView? { scrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled,
      scrollView.scrollableAxes.x || scrollView.scrollableAxes.y,
      touches.contains(where: { $0.view !== scrollView })
    else { return fail(.nothingToScroll) }
    guard timer == nil else { return }
    let delay = GestureConstants.scrollDelay
    timer = UIApplication.shared.clock.schedule(after: delay) { [weak self] in
      self?.fail(.tookTooLong(allowed: delay))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail(.lifted) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(.touchesCancelled)
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }

  /// It never recognizes, and prevents no other recognizer.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  private func fail(_ reason: GestureReason<AnyObject>) {
    if state == .possible { set(.failed, reason) }
  }
}
