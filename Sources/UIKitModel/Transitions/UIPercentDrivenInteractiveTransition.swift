import Foundation

/// An object that lets the user drive a transition: the animations of the animator are paused, and
/// are as far as `update(_:)` says, along their own curves (VC-65).
open class UIPercentDrivenInteractiveTransition: ModelObject,
  UIViewControllerInteractiveTransitioning
{
  /// The fraction that is done, 0 to 1.
  public private(set) final var percentComplete: CGFloat = 0
  /// The speed of the rest after the user's part, relative to the transition's own.
  open var completionSpeed: CGFloat = 1
  /// The pacing of the rest after the user's part.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the user drives it from the start; false for one that is paused on its way.
  open var wantsInteractiveStart = true
  private final var context: UIViewControllerContextTransitioning?
  private final var parts: [ViewAnimation] = []
  /// The animator in place of `parts`, if the app's own makes one that can be interrupted.
  private final var animator: UIViewPropertyAnimator?
  private final var begin: TimeInterval = 0
  /// Whether it was finished, or cancelled, before the transition began.
  private final var earlyEnd: Bool?

  /// Creates an object without a transition.
  override public init() { super.init() }

  deinit { willDeinitialize() }

  /// The duration of the transition, in seconds; 0 before it begins.
  public final var duration: CGFloat { CGFloat(context?.duration ?? 0) }

  /// Starts the animator, and pauses its animations.
  open func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    let animations = UIApplication.shared.animations
    begin = UIApplication.shared.clock.now
    animator = transitionContext.interruptibleAnimator
    if let animator {
      animator.pauseAnimation()
      parts = animations.paused { transitionContext.runAlongside() }
    } else {
      parts = animations.paused { transitionContext.animate() }
    }
    move(to: percentComplete)
    guard let earlyEnd else { return }
    self.earlyEnd = nil
    end(isCancelled: earlyEnd)
  }

  /// Moves the transition to a fraction, 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    move(to: percentComplete.isFinite ? min(1, max(0, percentComplete)) : 0)
  }

  /// Pauses a transition that runs, so that the user drives it from there.
  open func pause() {
    guard let context, !context.isInteractive else { return }
    context.pauseInteractiveTransition()
    animator?.pauseAnimation()
    let now = UIApplication.shared.clock.now
    let shares = parts.map { $0.share(at: now) }
    for (part, share) in zip(parts, shares) { part.hold(at: share) }
  }

  /// Runs the transition to its end.
  open func finish() { end(isCancelled: false) }

  /// Runs the transition back to its start.
  open func cancel() { end(isCancelled: true) }

  private func move(to share: CGFloat) {
    percentComplete = share
    guard let context, context.isInteractive else { return }
    context.updateInteractiveTransition(share)
    let time = begin + Double(share) * context.duration
    for part in parts { part.hold(atTime: time) }
    animator?.fractionComplete = share
  }

  private func end(isCancelled: Bool) {
    guard let context else {
      earlyEnd = isCancelled
      return
    }
    guard context.isInteractive else { return }
    if isCancelled {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    let speed = completionSpeed.isFinite && completionSpeed > 0 ? Double(completionSpeed) : 1
    let curve = UICubicTimingParameters(animationCurve: completionCurve).curve
    let ending = parts
    for part in ending { part.end(isReversed: isCancelled, speed: speed, curve) }
    if let animator {
      animator.isReversed = isCancelled
      let left = (isCancelled ? percentComplete : 1 - percentComplete) / CGFloat(speed)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: left)
    }
    context.coordinatorEnded { [weak self] in
      self?.context = nil
      self?.parts = []
      self?.animator = nil
      self?.percentComplete = 0
    }
  }
}

extension UIViewControllerContextTransitioning {
  /// Runs `action` when the transition is over.
  fileprivate func coordinatorEnded(_ action: @escaping () -> Void) {
    coordinator.animate(alongsideTransition: nil) { _ in action() }
  }
}

extension ViewAnimation {
  /// Pauses it where it would be at a time of the device.
  fileprivate func hold(atTime time: TimeInterval) {
    let length = span.duration
    hold(at: length > 0 ? min(1, max(0, (time - span.begin) / length)) : 1)
  }

  /// Continues it to its end, or back to its start.
  fileprivate func end(isReversed: Bool, speed: Double, _ curve: TimingCurve) {
    let application = UIApplication.shared
    let share = share(at: application.clock.now)
    let left = (isReversed ? share : 1 - share) * span.duration / speed
    proceed(in: left, isReversed: isReversed, curve, on: application)
  }
}
