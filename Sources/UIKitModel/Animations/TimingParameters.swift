import Foundation

/// How fast an animator is on its way. Kept, not acted on: everything moves in equal steps here.
public protocol UITimingCurveProvider: AnyObject {}

/// A curve.
open class UICubicTimingParameters: ModelObject, UITimingCurveProvider {
  /// The curve, unless two points shape it.
  public final let animationCurve: UIView.AnimationCurve
  /// The first of the points that shape it.
  public final let controlPoint1: CGPoint
  /// The second of the points that shape it.
  public final let controlPoint2: CGPoint

  /// A curve by its name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let isSlowFirst = curve == .easeInOut || curve == .easeIn
    let isSlowLast = curve == .easeInOut || curve == .easeOut
    controlPoint1 = CGPoint(x: isSlowFirst ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: isSlowLast ? 0.58 : 1, y: 1)
    super.init()
  }

  /// A curve by its points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  deinit { willDeinitialize() }
}

/// A spring.
open class UISpringTimingParameters: ModelObject, UITimingCurveProvider {
  /// How fast it is at the start, as a share of the way in a second.
  public final let initialVelocity: CGVector

  /// A spring that swings more, or less: 1 for one that does not.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init()
  }

  /// A spring by its parts.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    super.init()
  }

  deinit { willDeinitialize() }
}
