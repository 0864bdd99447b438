import Foundation

/// Where an animation came to its end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it was to go.
  case end
  /// Where it came from.
  case start
  /// On the way.
  case current
}

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing yet, or no more.
  case inactive
  /// Its animations are on.
  case active
  /// It was stopped, and waits to be finished.
  case stopped
}

/// An animation that can be started later and stopped on the way, in equal steps whatever its curve.
///
/// Views that it moves take touches unless `isUserInteractionEnabled` is false: the other way round
/// than with `UIView.animate` (HT-21). It can be neither paused nor turned back here.
open class UIViewPropertyAnimator: ModelObject {
  /// How long it takes, in seconds.
  public final let duration: TimeInterval
  /// Whether views that it moves take touches; to be set before it starts.
  open var isUserInteractionEnabled = true
  /// What it is doing.
  public private(set) final var state = UIViewAnimatingState.inactive
  private final var animations: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var animation: ViewAnimation?

  /// An animator of a closure, which it runs when it starts.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { self.animations = [animations] }
  }

  /// The same with a spring, which moves in equal steps here.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  deinit { willDeinitialize() }

  /// Adds a closure whose changes are animated; while it runs, at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  /// Adds somebody who is told of the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Whether it moves something.
  open var isRunning: Bool { animation != nil }

  /// Starts; does nothing when it was started, or stopped.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts after so many seconds, which count as part of the animation (HT-21).
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive, animation == nil else { return }
    state = .active
    let closures = animations
    animations = []
    animation = UIApplication.shared.animations.animate(
      duration, after: delay, isUserInteractionEnabled ? .allowUserInteraction : [],
      { for closure in closures { closure() } }, completion: { _ in self.end(at: .end) })
  }

  /// Stops: views stay where they are on screen. It is over at once if `withoutFinishing`, else when
  /// `finishAnimation(at:)` is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    animation?.halt(isHere: true, on: .shared)
    animation = nil
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends what was stopped; where it came from is not kept, so views stay where they are.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    animation = nil
    state = .inactive
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }

  /// Makes an animator and starts it.
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}

extension UIView {
  /// How fast an animation is on its way.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
