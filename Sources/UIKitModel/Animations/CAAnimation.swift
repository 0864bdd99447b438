import Foundation

/// How fast an animation of a layer is on its way. Kept, not acted on: everything moves in equal
/// steps here.
open class CAMediaTimingFunction: ModelObject {
  /// The name that it was made with; `.default` for one of points.
  public final let name: CAMediaTimingFunctionName

  /// A function by its name.
  public init(name: CAMediaTimingFunctionName) {
    self.name = name
    super.init()
  }

  /// A function by the points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    name = .default
    super.init()
  }

  deinit { willDeinitialize() }
}

/// The name of a curve.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Equally fast.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system's own animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How an animation shows before it begins and after it has ended.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Hears when an animation of a layer begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over; `flag` is false when it was taken away.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing unless implemented.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Nothing unless implemented.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. What lasts stays as it is; only `presentation()` shows it, so touches
/// do not follow it (HT-20).
open class CAAnimation: ModelObject {
  /// How long one way takes, in seconds; 0 for the 0.25 seconds of a transaction.
  open var duration: TimeInterval = 0
  /// When it begins, in the time of `CACurrentMediaTime()`; 0 for at once.
  open var beginTime: TimeInterval = 0
  /// How many times as fast it goes.
  open var speed: Float = 1
  /// How often it goes; 0 for once.
  open var repeatCount: Float = 0
  /// Whether it goes back after each way.
  open var autoreverses = false
  /// How it shows before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether it is taken away when it is over.
  open var isRemovedOnCompletion = true
  /// How fast it is on its way. Kept, not acted on.
  open var timingFunction: CAMediaTimingFunction?
  /// Who hears of its beginning and end. Retained, as on a device.
  public final var delegateObject: AnyObject?
  /// The values set by `setValue(_:forKey:)`.
  private final var values: [String: Any] = [:]

  /// An animation of nothing.
  public override init() {
    super.init()
  }

  deinit { willDeinitialize() }

  /// Keeps a value with the animation.
  public final func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value kept with the animation.
  public final func value(forKey key: String) -> Any? { values[key] }

  /// Lets `values` be what is on screen at a share of the way, 0 to 1.
  func show(_ share: Double, in values: inout ShownValues) {}
}

/// An animation of one property, by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position.x`.
  open var keyPath: String?
  /// Whether its values are added to those that last.
  open var isAdditive = false
  /// Whether each repetition begins where the one before it ended. Kept, not acted on.
  open var isCumulative = false

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  deinit { willDeinitialize() }

  /// The sums of numbers and a multiple of others, in pairs.
  final class func sum(_ first: [CGFloat], _ second: [CGFloat], times factor: CGFloat = 1)
    -> [CGFloat]
  {
    zip(first, second).map { pair in pair.0 + pair.1 * factor }
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; nil for what lasts.
  open var fromValue: Any?
  /// Where it ends; nil for what lasts.
  open var toValue: Any?
  /// How far it goes, where one of the others is left out.
  open var byValue: Any?
  deinit { willDeinitialize() }

  override func show(_ share: Double, in values: inout ShownValues) {
    guard let property = keyPath.flatMap(ShownProperty.init) else { return }
    let lasting = property.value(in: values)
    let (from, to) = (property.numbers(of: fromValue), property.numbers(of: toValue))
    let by = property.numbers(of: byValue)
    let end = to ?? by.map { Self.sum(from ?? lasting, $0) } ?? lasting
    let start = from ?? by.map { Self.sum(end, $0, times: -1) } ?? lasting
    let now = Self.sum(start, Self.sum(end, start, times: -1), times: CGFloat(share))
    property.set(isAdditive ? Self.sum(now, lasting) : now, in: &values)
  }
}

/// An animation from one value to another that swings. It moves in equal steps here.
open class CASpringAnimation: CABasicAnimation {
  /// How heavy what swings is.
  open var mass: CGFloat = 1
  /// How hard the spring is.
  open var stiffness: CGFloat = 100
  /// How soon it rests.
  open var damping: CGFloat = 10
  /// How fast it is at the start.
  open var initialVelocity: CGFloat = 0
  /// How long it takes to rest: as long as it was given here.
  public final var settlingDuration: TimeInterval { duration }
  deinit { willDeinitialize() }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each is reached, 0 to 1; in equal times unless set.
  open var keyTimes: [NSNumber]?
  /// A path to follow. Kept, not acted on.
  open var path: CGPath?
  deinit { willDeinitialize() }

  override func show(_ share: Double, in shown: inout ShownValues) {
    guard let property = keyPath.flatMap(ShownProperty.init),
      let all = values?.compactMap({ property.numbers(of: $0) }), let last = all.last
    else { return }
    var times = keyTimes?.map(\.doubleValue) ?? []
    if times.count != all.count {
      times = all.indices.map { all.count > 1 ? Double($0) / Double(all.count - 1) : 0 }
    }
    var now = last
    if let next = times.firstIndex(where: { $0 > share }) {
      let before = max(0, next - 1)
      let length = times[next] - times[before]
      let part = length > 0 ? CGFloat((share - times[before]) / length) : 0
      let way = Self.sum(all[next], all[before], times: -1)
      now = Self.sum(all[before], way, times: part)
    }
    let lasting = property.value(in: shown)
    property.set(isAdditive ? Self.sum(now, lasting) : now, in: &shown)
  }
}

/// Several animations of one layer.
open class CAAnimationGroup: CAAnimation {
  /// The animations, which go together.
  open var animations: [CAAnimation]?
  deinit { willDeinitialize() }

  override func show(_ share: Double, in values: inout ShownValues) {
    let whole = duration > 0 ? duration : 0.25
    for animation in animations ?? [] {
      let part = animation.duration > 0 ? min(1, share * whole / animation.duration) : share
      animation.show(part, in: &values)
    }
  }
}

/// A layer that changes as a whole; how it looks meanwhile is not modelled.
open class CATransition: CAAnimation {
  deinit { willDeinitialize() }
}
