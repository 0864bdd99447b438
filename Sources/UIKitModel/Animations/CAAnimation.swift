import Foundation

/// The pacing of a layer's animation (AN-17).
open class CAMediaTimingFunction: ModelObject {
  /// The name that it was created with; `.default` for one defined by points.
  public final let name: CAMediaTimingFunctionName
  final let curve: TimingCurve

  /// Creates a function from its name.
  public init(name: CAMediaTimingFunctionName) {
    self.name = name
    curve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: .system
      default: .linear
      }
    super.init()
  }

  /// Creates a function by the points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    name = .default
    curve = .cubic(
      x1: Double(min(1, max(0, c1x))), y1: Double(c1y), x2: Double(min(1, max(0, c2x))),
      y2: Double(c2y))
    super.init()
  }

  fileprivate init(_ curve: TimingCurve) {
    name = .default
    self.curve = curve
    super.init()
  }

  deinit { willDeinitialize() }
}

extension TimingCurve {
  /// The function with this curve: by its name where it has one.
  var function: CAMediaTimingFunction {
    switch self {
    case .linear: CAMediaTimingFunction(name: .linear)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    default: CAMediaTimingFunction(self)
    }
  }
}

/// The name of a curve.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Like the system's own animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The appearance of an animation before its beginning and after its end.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Shows nothing before or after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Shows its end values after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows its start values before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Does both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The delegate of a layer's animation, notified of its beginning and its end.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over; `flag` is false when it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Has no effect unless implemented.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Has no effect unless implemented.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. The model values do not change; only `presentation()` shows the
/// animation, so touches do not follow it (HT-20).
open class CAAnimation: ModelObject {
  /// The duration of one cycle, in seconds; 0 for the 0.25 seconds of a transaction.
  open var duration: TimeInterval = 0
  /// The time at which it begins, on the scale of `CACurrentMediaTime()`; 0 for at once.
  open var beginTime: TimeInterval = 0
  /// The speed as a factor; 0 freezes the animation at its offset (AN-15).
  open var speed: Float = 1
  /// The offset at which it begins, in seconds of its own time (AN-15).
  open var timeOffset: TimeInterval = 0
  /// The number of repetitions; 0 for one run.
  open var repeatCount: Float = 0
  /// Whether it runs back after each run.
  open var autoreverses = false
  /// The appearance before the beginning and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether it is removed when it is over.
  open var isRemovedOnCompletion = true
  /// The pacing; nil for linear (AN-16).
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, notified of the beginning and the end. Retained, as on a device.
  public final var delegateObject: AnyObject?
  /// The values set by `setValue(_:forKey:)`.
  private final var values: [String: Any] = [:]

  /// Creates an animation without any changes.
  public override init() {
    super.init()
  }

  deinit { willDeinitialize() }

  /// Stores a value with the animation.
  public final func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value stored with the animation.
  public final func value(forKey key: String) -> Any? { values[key] }

  /// Sets `values` to the values on screen at a fraction, 0 to 1, of its time, which is `length`
  /// seconds.
  final func show(_ share: Double, of length: TimeInterval, in values: inout ShownValues) {
    move(progress(share, of: length), of: length, in: &values)
  }

  /// The fraction of the change that is done.
  func progress(_ share: Double, of length: TimeInterval) -> Double {
    timingFunction?.curve.value(share) ?? share
  }

  /// Sets `values` to the values on screen when that fraction of the change is done.
  func move(_ progress: Double, of length: TimeInterval, in values: inout ShownValues) {}

  /// A copy, which a layer stores (AN-12). An animation of a class that is not UIKit's own cannot
  /// be copied, so this is the animation itself.
  final func copied() -> CAAnimation {
    guard attachment == nil, let copy = blank else { return self }
    copy.take(self)
    copy.duration = duration
    copy.beginTime = beginTime
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.timingFunction = timingFunction
    copy.delegateObject = delegateObject
    copy.values = values
    return copy
  }

  /// Whether a layer can store a copy: refuses a group that contains itself, whose copy would have
  /// no end, and charges for what is in others.
  final var mayBeCopied: Bool {
    guard let group = self as? CAAnimationGroup else { return true }
    guard let count = group.copiedCount else {
      UIView.refused(.containsItself(group))
      return false
    }
    return UIApplication.spend(count > .max / 50 ? .max : 50 * count)
  }

  /// A new one of the same class; nil if that is not UIKit's own.
  private var blank: CAAnimation? {
    let kind = ObjectIdentifier(type(of: self))
    return Self.makers.first { ObjectIdentifier($0.type) == kind }?.make()
  }

  private static let makers: [(type: CAAnimation.Type, make: () -> CAAnimation)] = [
    (CABasicAnimation.self, { CABasicAnimation() }),
    (BlockAnimation.self, { CABasicAnimation() }),
    (CAKeyframeAnimation.self, { CAKeyframeAnimation() }),
    (CASpringAnimation.self, { CASpringAnimation() }),
    (CAAnimationGroup.self, { CAAnimationGroup() }),
    (CATransition.self, { CATransition() }),
    (CAPropertyAnimation.self, { CAPropertyAnimation() }),
    (CAAnimation.self, { CAAnimation() }),
  ]

  /// Copies the properties that subclasses add.
  func take(_ other: CAAnimation) {}
}

/// An animation of one property, by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position.x`.
  open var keyPath: String?
  /// Whether its values are added to the model values.
  open var isAdditive = false
  /// Whether each repetition begins where the one before it ended. Stored, without effect.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  deinit { willDeinitialize() }

  override func take(_ other: CAAnimation) {
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  /// The sums of numbers and a multiple of others, pairwise.
  final class func sum(_ first: [CGFloat], _ second: [CGFloat], times factor: CGFloat = 1)
    -> [CGFloat]
  {
    zip(first, second).map { pair in pair.0 + pair.1 * factor }
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value; nil for the model value.
  open var fromValue: Any?
  /// The end value; nil for the model value.
  open var toValue: Any?
  /// The difference between start and end, where one of them is left out.
  open var byValue: Any?
  deinit { willDeinitialize() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func move(_ share: Double, of length: TimeInterval, in values: inout ShownValues) {
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

/// A spring animation from one value to another. Its duration does not stretch it: it ends when
/// that is over, so set it to the settling duration (AN-18).
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object on the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The velocity at the start, in total distances a second.
  open var initialVelocity: CGFloat = 0
  /// The estimated time until the spring rests, in seconds.
  public final var settlingDuration: TimeInterval { spring.restingTime }
  deinit { willDeinitialize() }

  private var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }

  override func progress(_ share: Double, of length: TimeInterval) -> Double {
    spring.value(at: super.progress(share, of: length) * length)
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness) = (other.mass, other.stiffness)
    (damping, initialVelocity) = (other.damping, other.initialVelocity)
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times at which the values are reached, 0 to 1; evenly spaced unless set.
  open var keyTimes: [NSNumber]?
  /// The pacing from each value to the next; at equal steps where there is none.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// A path to follow. Stored, without effect.
  open var path: CGPath?
  deinit { willDeinitialize() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, path) = (other.values, other.keyTimes, other.path)
    timingFunctions = other.timingFunctions
  }

  override func move(_ share: Double, of length: TimeInterval, in shown: inout ShownValues) {
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
      let steps = length > 0 ? (share - times[before]) / length : 0
      let functions = timingFunctions ?? []
      let part = CGFloat(
        before < functions.count ? functions[before].curve.value(steps) : steps)
      let way = Self.sum(all[next], all[before], times: -1)
      now = Self.sum(all[before], way, times: part)
    }
    let lasting = property.value(in: shown)
    property.set(isAdditive ? Self.sum(now, lasting) : now, in: &shown)
  }
}

/// Several animations of one layer.
open class CAAnimationGroup: CAAnimation {
  /// The animations, which run together.
  open var animations: [CAAnimation]?
  deinit { willDeinitialize() }

  override func take(_ other: CAAnimation) {
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }

  /// The number of animations that a copy of the group consists of, which may be far more than
  /// there are: a group may be in others more than once. nil for one that contains itself, whose
  /// copy has no end.
  fileprivate final var copiedCount: Int? {
    var counts: [ObjectIdentifier: Int?] = [:]
    // Groups whose animations are counted next, and again after those.
    var waiting: [(group: CAAnimationGroup, isCounted: Bool)] = [(self, false)]
    while let (group, isCounted) = waiting.popLast() {
      let inner = group.animations ?? []
      if isCounted {
        counts[ObjectIdentifier(group)] = inner.reduce(1) { sum, animation in
          let own = (animation as? Self).flatMap { counts[ObjectIdentifier($0)] ?? nil } ?? 1
          return sum > .max - own ? .max : sum + own
        }
        continue
      }
      counts[ObjectIdentifier(group)] = .some(nil)
      waiting.append((group, true))
      for case let inner as CAAnimationGroup in inner {
        switch counts[ObjectIdentifier(inner)] {
        case .none: waiting.append((inner, false))
        case .some(.none): return nil
        case .some(.some): break
        }
      }
    }
    return counts[ObjectIdentifier(self)] ?? nil
  }

  override func move(_ progress: Double, of length: TimeInterval, in values: inout ShownValues) {
    for animation in animations ?? [] {
      let own = animation.duration > 0 && animation.duration.isFinite ? animation.duration : length
      let time = progress * length - max(0, animation.beginTime)
      if time >= 0 { animation.show(min(1, time / own), of: own, in: &values) }
    }
  }
}

/// A transition of a layer as a whole; its intermediate states are not modelled.
open class CATransition: CAAnimation {
  deinit { willDeinitialize() }
}
