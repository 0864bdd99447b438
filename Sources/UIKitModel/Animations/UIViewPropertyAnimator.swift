import Foundation

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end values.
  case end
  /// At its start values.
  case start
  /// On the way.
  case current
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or it is over.
  case inactive
  /// Its animations run.
  case active
  /// It was stopped, and can be finished.
  case stopped
}

/// An animation that can be started later, paused, reversed and stopped on the way. While it is
/// paused its `fractionComplete` is linear in time; otherwise it follows its timing (AN-26).
///
/// Animated views take touches unless `isUserInteractionEnabled` is false: the opposite of
/// `UIView.animate` (HT-21). Hit tests read the end values all the while, paused or not (HT-20).
open class UIViewPropertyAnimator: ModelObject {
  /// The duration, in seconds.
  public final let duration: TimeInterval
  /// The pacing.
  public private(set) final var timingParameters: (any UITimingCurveProvider)?
  /// Whether animated views take touches. To be set before it starts: later it raises an exception
  /// (AN-27).
  open var isUserInteractionEnabled: Bool {
    get { takesTouches }
    set {
      if state == .active { return UIView.refused(.changesAnimator(.userInteractionEnabled)) }
      takesTouches = newValue
    }
  }
  /// Whether it runs, waits or has stopped.
  public private(set) final var state = UIViewAnimatingState.inactive
  /// Whether it may be paused; true by default. To be set before it starts (AN-27).
  open var isInterruptible: Bool {
    get { mayBeHeld }
    set {
      if state == .active { return UIView.refused(.changesAnimator(.interruptible)) }
      mayBeHeld = newValue
    }
  }
  /// Whether `fractionComplete` is linear in time; it is here, whatever is set.
  open var scrubsLinearly = true
  private final var takesTouches = true
  private final var mayBeHeld = true
  private final var animations: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var animation: ViewAnimation?
  /// The animations that a stop left where they were, with their start and end values.
  private final var stopped:
    [(view: UIView, parts: ShownParts, start: ShownValues, end: ShownValues)] = []
  private final var goesBack = false
  /// The animator itself while it runs, since UIKit retains it then; a paused one is not retained
  /// (EX-21).
  private final var kept: UIViewPropertyAnimator?
  /// The app with the animated views.
  private final weak var application: UIApplication?

  /// Creates an animator whose closures are added later.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.ownDuration ?? duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator of a closure, which runs when it starts.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { self.animations = [animations] }
  }

  /// The same with the two points that define a curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { self.animations = [animations] }
  }

  /// The same with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { self.animations = [animations] }
  }

  /// Releasing an animator that is paused or stopped raises an exception (EX-21).
  deinit {
    let isLeft = state != .inactive
    willDeinitialize()
    if isLeft, let application {
      MainActor.assumeIsolated {
        if application === UIApplication.shared { UIView.refused(.releasedAnimator) }
      }
    }
  }

  /// Adds a closure whose changes are animated; while it runs, at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  /// Adds a closure that is called with the final position.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Whether it is running now.
  open var isRunning: Bool { animation.map { !$0.isHeld } ?? false }

  /// Whether it runs back to its start values. Setting it reverses it on the way.
  open var isReversed: Bool {
    get { goesBack }
    set {
      guard newValue != goesBack else { return }
      goesBack = newValue
      if isRunning { proceed() }
    }
  }

  /// The fraction of the change that is done in its present direction, 0 to 1. Setting it pauses
  /// the animation there.
  open var fractionComplete: CGFloat {
    get {
      let share = animation?.share(at: UIApplication.shared.clock.now) ?? 0
      return CGFloat(goesBack ? 1 - share : share)
    }
    set {
      let share = Double(newValue.isFinite ? min(1, max(0, newValue)) : 0)
      hold()
      animation?.hold(at: goesBack ? 1 - share : share)
    }
  }

  /// Starts, or continues after a pause; has no effect after a stop.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts after a number of seconds, which count as part of the animation (HT-21).
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return }
    if animation != nil {
      if !isRunning { proceed() }
      return
    }
    begin(after: delay, isHeld: false)
    // An animation that was reversed before it began has no distance left.
    if goesBack { proceed() }
  }

  /// Pauses it; if it was not started, begins it, paused at its start.
  open func pauseAnimation() { hold() }

  /// Continues after a pause, for `durationFactor` times its duration; 0 for the time that was
  /// left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard animation != nil else { return }
    if let parameters { timingParameters = parameters }
    proceed(in: durationFactor > 0 ? Double(durationFactor) * duration : nil)
  }

  private func begin(after delay: TimeInterval, isHeld: Bool) {
    state = .active
    let closures = animations
    animations = []
    application = .shared
    if !isHeld { kept = self }
    var options: UIView.AnimationOptions = [.beginFromCurrentState, .overrideInheritedCurve]
    if takesTouches { options.insert(.allowUserInteraction) }
    animation = UIApplication.shared.animations.animate(
      duration, after: delay, options,
      curve: timingParameters?.curve ?? .linear, isAnimators: true, isHeld: isHeld,
      { for closure in closures { closure() } },
      completion: { [weak self] _ in
        guard let self else { return }
        end(at: goesBack ? .start : .end)
      })
    animation?.onDrop = { [weak self] in
      self?.completions = []
      self?.end(at: .end)
    }
  }

  private func hold() {
    switch (state, animation) {
    case (.inactive, nil): begin(after: 0, isHeld: true)
    case (_, let animation?):
      animation.hold(at: animation.share(at: UIApplication.shared.clock.now))
    default: break
    }
    kept = nil
  }

  private func proceed(in seconds: TimeInterval? = nil) {
    let left = duration * Double(1 - fractionComplete)
    if animation != nil { kept = self }
    animation?.proceed(
      in: seconds ?? max(0, left), isReversed: goesBack,
      timingParameters?.curve ?? .linear, on: .shared)
  }

  /// Stops: views stay where they are on screen. It is over at once if `withoutFinishing`, or else
  /// when `finishAnimation(at:)` is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    stopped = withoutFinishing ? [] : animation?.movedParts ?? []
    animation?.halt(isHere: true, on: .shared)
    animation = nil
    kept = nil
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Finishes a stopped animation: views move to their end or start values, or stay where they are.
  /// Raises an exception if it was not stopped (AN-24).
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return UIView.refused(.finishesAnimator) }
    switch finalPosition {
    case .end: for part in stopped { part.view.take(part.parts, from: part.end) }
    case .start: for part in stopped.reversed() { part.view.take(part.parts, from: part.start) }
    case .current: break
    }
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    animation = nil
    stopped = []
    state = .inactive
    kept = nil
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }

  /// Creates an animator and starts it.
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.animationCurve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}

extension UIView {
  /// The pacing of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

extension UIView.AnimationOptions {
  /// The curve, by its name.
  fileprivate var animationCurve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
  }
}
