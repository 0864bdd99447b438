import Foundation

/// The pacing of an animator: a curve or a spring of UIKit's.
public protocol UITimingCurveProvider: AnyObject {}

extension UITimingCurveProvider {
  /// The curve over a number of seconds.
  var curve: TimingCurve {
    if let cubic = self as? UICubicTimingParameters {
      let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
      if first == .zero, second == CGPoint(x: 1, y: 1) { return .linear }
      return .cubic(
        x1: min(1, max(0, Double(first.x))), y1: Double(first.y),
        x2: min(1, max(0, Double(second.x))), y2: Double(second.y))
    }
    return (self as? UISpringTimingParameters).map { .spring($0.spring) } ?? .linear
  }

  /// The duration that it determines by itself, in seconds; nil if it takes the duration that it is
  /// given.
  var ownDuration: TimeInterval? { (self as? UISpringTimingParameters)?.ownDuration }
}

/// A curve.
open class UICubicTimingParameters: ModelObject, UITimingCurveProvider {
  /// The curve, unless two points define it.
  public final let animationCurve: UIView.AnimationCurve
  /// The first of the points that define it.
  public final let controlPoint1: CGPoint
  /// The second of the points that define it.
  public final let controlPoint2: CGPoint

  /// Creates a curve from its name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let isSlowFirst = curve == .easeInOut || curve == .easeIn
    let isSlowLast = curve == .easeInOut || curve == .easeOut
    controlPoint1 = CGPoint(x: isSlowFirst ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: isSlowLast ? 0.58 : 1, y: 1)
    super.init()
  }

  /// Creates a curve by its points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  deinit { willDeinitialize() }
}

/// A spring.
open class UISpringTimingParameters: ModelObject, UITimingCurveProvider {
  /// The initial velocity, as fractions of the distance a second.
  public final let initialVelocity: CGVector
  final let spring: Spring
  /// The time that a spring of explicit parameters takes to rest, in seconds.
  final let ownDuration: TimeInterval?

  /// Creates a spring that oscillates more, or less: 1 for one that does not.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    spring = Spring(dampingRatio: Double(ratio), velocity: Self.speed(velocity))
    ownDuration = nil
    super.init()
  }

  /// Creates a spring by its physical properties, which determine its duration: that of an animator
  /// is ignored.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    let free = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Self.speed(initialVelocity))
    ownDuration = free.restingTime
    spring = free.stretched(by: free.restingTime)
    super.init()
  }

  deinit { willDeinitialize() }

  /// The velocity along the path; both axes count as one.
  private static func speed(_ velocity: CGVector) -> Double {
    abs(velocity.dx) >= abs(velocity.dy) ? Double(velocity.dx) : Double(velocity.dy)
  }
}
