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

  /// Whether it began by stopping the content, which no finger has dragged since (SC-16).
  private var onlyStopped = false

  /// A touch that stops the content is the pan's at once, so that other recognizers fail (SC-16).
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let stops = scrollView?.isDecelerating ?? false
    scrollView?.drag.fingerIsDown()
    super.touchesBegan(touches, with: event)
    guard stops, state == .possible else { return }
    for touch in touches { touch.delivery.stopped = scrollView }
    onlyStopped = true
    set(.began, .stoppedScrolling)
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
    let drag = scrollView?.drag
    switch attempt.state {
    case .began where onlyStopped: break
    case .began: drag?.begin(translation(in: scrollView))
    case .changed where onlyStopped:
      onlyStopped = false
      drag?.begin(translation(in: scrollView), slack: 0)
    case .changed: drag?.move(translation(in: scrollView))
    case _ where onlyStopped: drag?.settle()
    case .ended: drag?.end(velocity(in: scrollView))
    default: drag?.end(.zero)
    }
  }

  override func reset() {
    super.reset()
    onlyStopped = false
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
    guard let scrollView, scrollView.delaysContentTouches else { return fail(.delayOff) }
    guard scrollView.isScrollEnabled else { return fail(.scrollingOff) }
    guard scrollView.scrollableAxes.x || scrollView.scrollableAxes.y,
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
