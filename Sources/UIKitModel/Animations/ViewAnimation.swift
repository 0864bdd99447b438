import EventVocabulary
import Foundation

/// One call of `UIView.animate`: the animated views, the timing, and the completion.
package final class ViewAnimation {
  private(set) var span: AnimationSpan
  let options: UIView.AnimationOptions
  private let completion: ((Bool) -> Void)?
  /// The animated views, in the order in which they were changed.
  private(set) var views: [WeakTarget] = []
  private var isOver = false
  /// Whether an animator owns it: then its duration does not change when others take over its
  /// views.
  var isAnimators = false
  /// Whether it follows its curve also while it is in hand, as in a transition that the user drives
  /// (VC-65).
  var followsCurve = false
  /// Called when it is dropped, for the animator that owns it.
  var onDrop: (() -> Void)?
  private var timer: SimulatedClock.Timer?
  /// Whether another animation took over one of its changes (AN-6).
  private var wasReplaced = false
  /// The transactions that wait for its end (LA-23).
  private var waiting: [TransactionCompletion] = []
  /// The state of its own time, once an animator controls it.
  private var pace: Pace?
  /// The number of commits when it was made: no render server has it until there is one more.
  private let commits = UIApplication.shared.transactions.commits

  private enum Pace {
    /// It is paused at a fraction of the change.
    case held(Double)
    /// It left a fraction at a time of the device, and ends after that many seconds.
    case runs(
      from: Double, since: TimeInterval, seconds: TimeInterval, isReversed: Bool,
      curve: TimingCurve)
  }

  init(
    _ span: AnimationSpan, _ options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    self.span = span
    self.options = options
    self.completion = completion
  }

  func add(_ view: UIView) { views.append(WeakTarget(view)) }

  /// Starts it: views that it disables refuse new touches from now on, during the delay, too
  /// (HT-21). A touch that is already on one of them continues (UT-24).
  func start(on application: UIApplication) {
    let clock = application.clock
    guard !views.isEmpty else {
      if isHeld { return }
      // Nothing is animated: the completion runs in the next turn of the run loop.
      timer = clock.schedule(after: 0) { [weak application] in
        if let application { self.end(finished: true, on: application) }
      }
      return
    }
    application.animations.began(self)
    waiting = application.transactions.begins()
    let (moving, length) = (movingViews, span.end - clock.now)
    Door.tell(
      .animates(
        moving,
        .begins(seconds: length.isFinite ? length : nil, refusesTouches: disablesTouches)))
    if !isHeld { scheduleEnd(on: application) }
    guard disablesTouches else { return }
    for case let view as UIView in views.map(\.object) { view.disableTouches(1) }
  }

  /// Schedules its end in the time of its views (AN-15). The clock is the application's, so a timer
  /// that is still to fire must not retain it.
  func scheduleEnd(on application: UIApplication) {
    guard pace == nil else { return }
    timer?.cancel()
    var end = span.end
    if LayerTiming.isUsed, let view = movingViews.first {
      let shift = view.extras?.animationTracks.first { $0.animation === self }?.shift ?? 0
      end = view.layer.deviceTime(end - shift)
    }
    guard end.isFinite else { return }
    timer = application.clock.schedule(after: end - application.clock.now) {
      [weak self, weak application] in
      if let self, let application { self.end(finished: true, on: application) }
    }
  }

  /// Delays it if it is not committed yet, because code blocks the main thread.
  func delayUncommitted(by seconds: TimeInterval) {
    guard commits == UIApplication.shared.transactions.commits, pace == nil else { return }
    span.begin += seconds
    for view in movingViews {
      guard let extras = view.extras else { continue }
      for index in extras.animationTracks.indices
      where extras.animationTracks[index].animation === self {
        extras.animationTracks[index].span.begin += seconds
      }
    }
    scheduleEnd(on: UIApplication.shared)
  }

  /// The layers of the animated views.
  var movedLayers: [CALayer] { movingViews.map(\.layer) }

  // MARK: Control by an animator

  /// Whether an animator controls it: its time is then a fraction of the change, without a curve
  /// (AN-26).
  var isInHand: Bool { pace != nil }

  /// The fraction of the change that is done at a time of the device, 0 to 1.
  func share(at time: TimeInterval) -> Double {
    switch pace {
    case nil: return span.share(at: time)
    case .held(let share): return share
    case .runs(let start, let since, let seconds, let isReversed, let curve):
      let part = seconds > 0 ? min(1, max(0, (time - since) / seconds)) : 1
      return start + ((isReversed ? 0 : 1) - start) * (part < 1 ? curve.value(part) : 1)
    }
  }

  /// Its own time at a time of the device, by which its spans are measured.
  func ownTime(at time: TimeInterval) -> TimeInterval {
    pace == nil ? time : span.begin + share(at: time) * span.duration
  }

  /// Whether it is paused.
  var isHeld: Bool {
    if case .held = pace { return true }
    return false
  }

  /// Pauses it at a fraction of the change.
  func hold(at share: Double) {
    timer?.cancel()
    pace = .held(share)
  }

  /// Continues it from where it is, to its end or back to its start, in a number of seconds.
  func proceed(
    in seconds: TimeInterval, isReversed: Bool, _ curve: TimingCurve, on application: UIApplication
  ) {
    let clock = application.clock
    let start = share(at: clock.now)
    timer?.cancel()
    pace = .runs(
      from: start, since: clock.now, seconds: seconds, isReversed: isReversed, curve: curve)
    timer = clock.schedule(after: seconds) { [self, weak application] in
      guard let application else { return }
      if isReversed {
        for part in movedParts.reversed() { part.view.take(part.parts, from: part.start) }
      }
      end(finished: true, on: application)
    }
  }

  /// The animated views, with their start and end values.
  var movedParts: [(view: UIView, parts: ShownParts, start: ShownValues, end: ShownValues)] {
    movingViews.flatMap { view in
      (view.extras?.animationTracks ?? []).filter { $0.animation === self }
        .map { (view, $0.parts, $0.start, $0.end) }
    }
  }

  private var movingViews: [UIView] { views.compactMap { $0.object as? UIView } }

  private var disablesTouches: Bool { !options.contains(.allowUserInteraction) }

  /// Ends it for one view; if that is the last one, for good.
  func stop(_ view: UIView, on application: UIApplication) {
    UIApplication.spend(views.count)
    guard let index = views.firstIndex(where: { $0.object === view }) else { return }
    views.remove(at: index)
    release(view)
    if views.allSatisfy({ $0.object == nil }) {
      timer?.cancel()
      application.animations.ended(self)
      timer = application.clock.schedule(after: 0) { self.finish(false) }
    }
  }

  /// Another animation took over its changes of a view. It ends there if it has no others (AN-6).
  func isReplaced(in view: UIView, on application: UIApplication) {
    wasReplaced = true
    guard !isAnimators, let tracks = view.extras?.animationTracks else { return }
    if tracks.allSatisfy({ $0.animation !== self || $0.parts.isEmpty }) {
      stop(view, on: application)
    }
  }

  /// Ends it for good without calling its completion; views stay at their values on screen if
  /// `isHere`, or else at their end values.
  func halt(isHere: Bool, on application: UIApplication) {
    guard !isOver else { return }
    isOver = true
    timer?.cancel()
    for case let view as UIView in views.map(\.object) {
      let shown = view.shownValues(by: self)
      let parts = view.extras?.animationTracks.filter { $0.animation === self }
        .reduce(into: ShownParts()) { $0.formUnion($1.parts) }
      release(view)
      if isHere, let parts { view.take(parts, from: shown) }
    }
    views = []
    application.animations.ended(self)
    endWaiting()
  }

  /// Ends it for good without calling the completions that wait for its end.
  func drop(on application: UIApplication) {
    waiting = []
    halt(isHere: false, on: application)
    onDrop?()
  }

  private func end(finished: Bool, on application: UIApplication) {
    guard !isOver else { return }
    let moved = movingViews
    for view in moved { release(view) }
    views = []
    application.animations.ended(self)
    if !moved.isEmpty { Door.tell(.animates(moved, .ends)) }
    finish(finished)
  }

  private func release(_ view: UIView) {
    UIApplication.spend((view.extras?.animationTracks.count ?? 0) / 2)
    view.extras?.animationTracks.removeAll { $0.animation === self }
    if disablesTouches { view.disableTouches(-1) }
  }

  private func finish(_ finished: Bool) {
    guard !isOver else { return }
    isOver = true
    completion?(finished && !wasReplaced)
    endWaiting()
  }

  private func endWaiting() {
    let waiting = waiting
    self.waiting = []
    for transaction in waiting { transaction.animationEnds() }
  }
}

extension UIView {
  /// Makes values on screen the model values.
  final func take(_ parts: ShownParts, from shown: ShownValues) {
    if parts.contains(.bounds) { bounds = shown.bounds }
    if parts.contains(.position) { center = shown.position }
    if parts.contains(.transform) {
      if CATransform3DIsAffine(shown.transform) {
        transform = CATransform3DGetAffineTransform(shown.transform)
      } else {
        layer.transform = shown.transform
      }
    }
    if parts.contains(.opacity) { alpha = CGFloat(shown.opacity) }
    if parts.contains(.fill), shown.fill != fillNumbers {
      backgroundColor = UIColor(cgColor: LayerLook.color(shown.fill))
    }
  }

  /// Increments, or decrements, the number of animations that disable touches of the view (HT-21).
  fileprivate final func disableTouches(_ change: Int) {
    let count = max(0, (extras?.disablingAnimations ?? 0) + change)
    ownExtras.disablingAnimations = count
    isAnimatingWithoutUserInteraction = count > 0
  }
}
