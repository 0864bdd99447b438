import Foundation

/// Animations in the time of the device.
///
/// The closure runs before the call returns: from then on every property has its end value, which
/// hit tests read (HT-20). Meanwhile the values on screen, `layer.presentation()`, approach it
/// along the curve of the options (AN-17) or a spring (AN-18). Animated views refuse touches,
/// during the delay, too, unless the options contain `.allowUserInteraction` (HT-21).
extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews together with their superview.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets animated views take touches (HT-21).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses its own curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Uses its own options inside another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Cross-fades.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// The pacing: slow at both ends unless an option says otherwise (AN-1).
    var curve: TimingCurve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// Animates the changes that `animations` makes; the argument of `completion` is true if the
  /// animation ran to its end.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.animations.animate(
      duration, after: 0, [], animations, completion: completion)
  }

  /// The same after a delay, which counts as part of the animation (HT-21).
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.animations.animate(
      duration, after: delay, options, animations, completion: completion)
  }

  /// The same with a spring that rests when the time is over; with a damping below 1 it overshoots.
  /// The velocity is in total distances a second (AN-18).
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: Double(dampingRatio), velocity: Double(velocity) * max(0, duration))
    UIApplication.shared.animations.animate(
      duration, after: delay, options, curve: .spring(spring), animations, completion: completion)
  }

  /// Animates the changes of the keyframes inside `animations`, each linearly in its part of the
  /// time.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.animations.animate(
      duration, after: delay, AnimationOptions(rawValue: options.rawValue), curve: .linear,
      animations, completion: completion)
  }

  /// Adds changes in a part of the time of `animateKeyframes`; start and duration are fractions of
  /// the whole, 0 to 1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    UIApplication.shared.animations.addKeyframe(
      at: frameStartTime, for: frameDuration, animations)
  }

  /// Animates a transition of `view` as a whole; its intermediate states are not modelled.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.animations.animate(
      duration, after: 0, options, { animations?() }, completion: completion)
  }

  /// Runs `actionsWithoutAnimation`, whose changes are not animated.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIApplication.shared.animations.withoutAnimation(actionsWithoutAnimation)
  }

  /// Whether changes are animated; true unless it was set.
  public static var areAnimationsEnabled: Bool { UIApplication.shared.animations.isEnabled }

  /// Sets whether changes are animated.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animations.isEnabled = enabled
  }

  /// The duration, in seconds, that changes made now are animated with; 0 outside of animations.
  public static var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.animations.inheritedDuration
  }

  /// The options of keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lets animated views take touches (HT-21).
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs forwards and backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Linear interpolation between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
  }
}
