import EventVocabulary
import Foundation

/// The effect of a finger on the content of a scroll view, and the motion of the content after the
/// lift (SC-10 to SC-12).
final class ScrollDrag {
  unowned let scrollView: UIScrollView
  /// The content offset when the drag began.
  private var start = CGPoint.zero
  /// The part of the movement that began the drag and does not scroll (GR-50).
  private var hysteresis = CGPoint.zero
  private var timer: SimulatedClock.Timer?
  /// The height that is kept free above the content while it is refreshed.
  private var room: CGFloat = 0
  /// Whether this drag has refreshed the content.
  private var hasPulled = false

  /// The distance below its place to which content is pulled to refresh it, in points (SC-30).
  private static let pullDistance: CGFloat = 2 * UIRefreshControl.height
  /// The speed below which the content comes to rest, in points per second (SC-12).
  private static let leastSpeed: CGFloat = 10
  /// The strength with which content resists beyond its edge (SC-12).
  private static let rubber: CGFloat = 0.55
  /// The time that the return from beyond an edge takes, in seconds.
  private static let returnTime: TimeInterval = 0.4
  /// The duration of scrolling by code, in seconds.
  private static let scrollTime: TimeInterval = 0.3
  private static let frame: TimeInterval = 1 / 60

  /// The distance of deceleration for each point per second of its velocity: 0.499 at the usual
  /// rate (SC-12).
  private var reach: CGFloat {
    let rate = min(max(scrollView.decelerationRate.rawValue, 0), 0.9999)
    return rate / (1 - rate) / 1000
  }

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  // MARK: The finger

  /// A finger that goes down stops all motion (SC-10).
  func fingerIsDown() {
    scrollView.isTracking = true
    stopMoving()
  }

  /// Stops the content's own motion where it is.
  func stopMoving() {
    if timer != nil { stop() }
  }

  /// Scrolls to an offset in a short time, and calls `completion` there. If it is there already,
  /// nothing happens.
  func scroll(to target: CGPoint, _ completion: @escaping (UIScrollView) -> Void) {
    stopMoving()
    guard target != scrollView.contentOffset else { return }
    glide(
      to: target, in: Self.scrollTime, from: scrollView.contentOffset,
      since: UIApplication.shared.clock.now, completion)
  }

  func fingerIsUp() {
    scrollView.isTracking = false
  }

  /// The delegate is notified before anything moves (SC-11). The first `slack` points of the
  /// movement do not scroll.
  func begin(_ translation: CGPoint, slack: CGFloat = GestureConstants.panHysteresis) {
    start = scrollView.contentOffset
    let length = hypot(translation.x, translation.y)
    let share = length > 0 ? slack / length : 0
    hysteresis = CGPoint(x: translation.x * share, y: translation.y * share)
    hasPulled = false
    scrollView.isDragging = true
    Door.tell(.scrolled(scrollView, .began))
    scrollView.dragBegins(translation)
    scrollView.tellWillBeginDragging()
    if scrollView.keyboardDismissMode.isOnDrag { scrollView.window?.endEditing(false) }
    move(translation)
  }

  func move(_ translation: CGPoint) {
    guard scrollView.isDragging else { return }
    let axes = lockedAxes
    var offset = start
    if axes.x { offset.x -= translation.x - hysteresis.x }
    if axes.y { offset.y -= translation.y - hysteresis.y }
    show(resisted(offset))
    refreshIfPulled()
  }

  /// Refreshes the content once it is pulled far enough, at most once for each drag (SC-30).
  private func refreshIfPulled() {
    let top = scrollView.offsetRange.least.y
    guard !hasPulled, top - scrollView.contentOffset.y >= Self.pullDistance,
      let refresher = scrollView.refresher, refresher.isEnabled, !refresher.isRefreshing
    else { return }
    hasPulled = true
    refresher.pull()
  }

  /// Keeps free the height of the refresh control. A drag that continues does so at its end.
  func makeRoom() {
    if !scrollView.isDragging { room = UIRefreshControl.height }
  }

  /// The content comes back to its place after it was refreshed.
  func takeRoom() {
    room = 0
    guard !scrollView.isDragging else { return }
    let target = clamped(scrollView.contentOffset)
    guard target != scrollView.contentOffset else { return }
    scrollView.setContentOffset(target, animated: true)
  }

  /// The axes along which this drag scrolls.
  private var lockedAxes: (x: Bool, y: Bool) {
    let axes = scrollView.scrollableAxes
    guard scrollView.isDirectionalLockEnabled, axes.x, axes.y else { return axes }
    // A drag nearly along the diagonal scrolls along both axes.
    let (across, down) = (abs(hysteresis.x), abs(hysteresis.y))
    if across > 2 * down { return (true, false) }
    return down > 2 * across ? (false, true) : axes
  }

  /// `velocity` is the finger's, in points per second.
  func end(_ velocity: CGPoint) {
    guard scrollView.isDragging else { return }
    scrollView.isDragging = false
    scrollView.isTracking = false
    if scrollView.refresher?.isRefreshing == true { makeRoom() }
    let axes = lockedAxes
    let speed = CGPoint(x: axes.x ? 0 - velocity.x : 0, y: axes.y ? 0 - velocity.y : 0)
    let planned = destination(speed)
    let target = scrollView.askTarget(
      planned, CGPoint(x: speed.x / 1000, y: speed.y / 1000))
    let decelerates = target != scrollView.contentOffset
    Door.tell(.scrolled(scrollView, .ended(decelerates: decelerates)))
    scrollView.tellDidEndDragging(decelerates: decelerates)
    guard decelerates else { return scrollView.contentRests() }
    scrollView.isDecelerating = true
    scrollView.tellWillBeginDecelerating()
    let isBack = clamped(scrollView.contentOffset) != scrollView.contentOffset
    if isBack || scrollView.isPagingEnabled || target != planned {
      glide(
        to: target, in: Self.returnTime, from: scrollView.contentOffset,
        since: UIApplication.shared.clock.now
      ) {
        $0.tellDidEndDecelerating()
        $0.contentRests()
      }
    } else {
      decelerate(speed, from: scrollView.contentOffset, since: UIApplication.shared.clock.now)
    }
  }

  /// Content that a finger stopped beyond its edge comes back when the finger is lifted.
  func settle() {
    let target = clamped(scrollView.contentOffset)
    guard target != scrollView.contentOffset else { return }
    scrollView.isDecelerating = true
    glide(
      to: target, in: Self.returnTime, from: scrollView.contentOffset,
      since: UIApplication.shared.clock.now
    ) { $0.tellDidEndDecelerating() }
  }

  // MARK: Places

  private func show(_ offset: CGPoint) {
    guard offset != scrollView.contentOffset else { return }
    scrollView.contentOffset = offset
    Door.tell(.scrolled(scrollView, .moved(to: offset)))
  }

  /// The nearest content offset at which content rests.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let (least, greatest) = scrollView.offsetRange
    return CGPoint(
      x: min(max(offset.x, least.x), greatest.x),
      y: min(max(offset.y, least.y - room), greatest.y))
  }

  /// Beyond an edge content follows the finger less and less, or not at all.
  private func resisted(_ offset: CGPoint) -> CGPoint {
    let inside = clamped(offset)
    guard scrollView.bounces else { return inside }
    return CGPoint(
      x: inside.x + Self.resist(offset.x - inside.x, scrollView.bounds.width),
      y: inside.y + Self.resist(offset.y - inside.y, scrollView.bounds.height))
  }

  private static func resist(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    guard distance != 0, length > 0 else { return 0 }
    let way = (1 - 1 / (abs(distance) * rubber / length + 1)) * length
    return distance < 0 ? -way : way
  }

  /// The offset at which the content comes to rest.
  private func destination(_ speed: CGPoint) -> CGPoint {
    let offset = scrollView.contentOffset
    let inside = clamped(offset)
    if inside != offset { return inside }
    if scrollView.isPagingEnabled { return page(speed) }
    return clamped(
      CGPoint(x: offset.x + travel(speed.x), y: offset.y + travel(speed.y)))
  }

  private func travel(_ speed: CGFloat) -> CGFloat {
    guard abs(speed) > Self.leastSpeed else { return 0 }
    return (speed < 0 ? speed + Self.leastSpeed : speed - Self.leastSpeed) * reach
  }

  /// The page next to where the drag began, in the direction of the velocity; the nearest without
  /// one.
  private func page(_ speed: CGPoint) -> CGPoint {
    func stop(_ offset: CGFloat, _ length: CGFloat, _ speed: CGFloat, _ begin: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let first = (begin / length).rounded()
      guard abs(speed) > Self.leastSpeed else { return (offset / length).rounded() * length }
      return (first + (speed > 0 ? 1 : -1)) * length
    }
    let offset = scrollView.contentOffset
    let axes = scrollView.scrollableAxes
    return clamped(
      CGPoint(
        x: axes.x ? stop(offset.x, scrollView.bounds.width, speed.x, start.x) : offset.x,
        y: axes.y ? stop(offset.y, scrollView.bounds.height, speed.y, start.y) : offset.y))
  }

  // MARK: Moving on

  /// Decelerates by the millisecond, until it stops or meets an edge (SC-12).
  private func decelerate(_ speed: CGPoint, from origin: CGPoint, since begin: TimeInterval) {
    timer = UIApplication.shared.clock.schedule(after: Self.frame) { [weak self] in
      guard let self else { return }
      let seconds = UIApplication.shared.clock.now - begin
      let rate = min(max(Double(scrollView.decelerationRate.rawValue), 0), 0.9999)
      let left = CGFloat(pow(rate, seconds * 1000))
      let offset = CGPoint(
        x: origin.x + speed.x * (1 - left) * reach,
        y: origin.y + speed.y * (1 - left) * reach)
      let inside = clamped(offset)
      let isSlow = hypot(speed.x, speed.y) * left <= Self.leastSpeed
      if isSlow || inside != offset {
        show(isSlow ? destination(of: speed, from: origin) : inside)
        finish()
      } else {
        show(offset)
        decelerate(speed, from: origin, since: begin)
      }
    }
  }

  private func destination(of speed: CGPoint, from origin: CGPoint) -> CGPoint {
    clamped(CGPoint(x: origin.x + travel(speed.x), y: origin.y + travel(speed.y)))
  }

  /// Moves to an offset in a given time, decelerating.
  private func glide(
    to target: CGPoint, in time: TimeInterval, from origin: CGPoint, since begin: TimeInterval,
    _ completion: @escaping (UIScrollView) -> Void
  ) {
    timer = UIApplication.shared.clock.schedule(after: Self.frame) { [weak self] in
      guard let self else { return }
      let share = (UIApplication.shared.clock.now - begin) / time
      if share >= 1 {
        show(target)
        stop()
        return completion(scrollView)
      }
      let way = CGFloat(1 - (1 - share) * (1 - share))
      glide(to: target, in: time, from: origin, since: begin, completion)
      show(
        CGPoint(
          x: origin.x + (target.x - origin.x) * way, y: origin.y + (target.y - origin.y) * way))
    }
  }

  private func finish() {
    stop()
    scrollView.tellDidEndDecelerating()
    scrollView.contentRests()
  }

  private func stop() {
    timer?.cancel()
    timer = nil
    scrollView.isDecelerating = false
    Door.tell(.scrolled(scrollView, .stopped))
  }
}
