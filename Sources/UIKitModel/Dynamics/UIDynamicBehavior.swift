import Foundation

/// A rule by which an animator moves views (AN-61).
open class UIDynamicBehavior: ModelObject {
  /// The animator that it was added to, by itself or with the behavior that contains it.
  public internal(set) final weak var dynamicAnimator: UIDynamicAnimator?
  /// Called in each step of the animator.
  public final var action: (() -> Void)?
  /// The object that represents the action, if there is one: a closure of a script.
  public final var actionObject: AnyObject?
  /// The behaviors that work together with this one.
  public private(set) final var childBehaviors: [UIDynamicBehavior] = []

  /// Creates a behavior without effect, for children.
  public override init() { super.init() }

  deinit { willDeinitialize() }

  /// The number of behaviors above it, on the longest way.
  private final var depth = 0

  /// Adds a behavior that works while this one does. One that contains this one is refused.
  public final func addChildBehavior(_ behavior: UIDynamicBehavior) {
    UIApplication.spend(childBehaviors.count / 4)
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    let levels = behavior.levels(until: self)
    if levels.joined().contains(where: { $0 === self }) {
      return UIView.refused(.containsItself(self))
    }
    guard depth + levels.count < UIView.deepestLevel else { return UIView.refused(.tooDeep) }
    for (level, behaviors) in levels.enumerated() {
      for inner in behaviors { inner.depth = max(inner.depth, depth + 1 + level) }
    }
    childBehaviors.append(behavior)
    behavior.join(dynamicAnimator)
    dynamicAnimator?.resume()
  }

  /// The behavior, its children, their children and so on, each once in a level; no more of them
  /// after `end` was found.
  private func levels(until end: UIDynamicBehavior) -> [[UIDynamicBehavior]] {
    var levels: [[UIDynamicBehavior]] = []
    var level = [self]
    while !level.isEmpty, levels.count < UIView.deepestLevel,
      UIApplication.spend(Self.steps * level.count)
    {
      levels.append(level)
      if level.contains(where: { $0 === end }) { break }
      var known: Set<ObjectIdentifier> = []
      level = level.flatMap(\.childBehaviors).filter {
        known.insert(ObjectIdentifier($0)).inserted
      }
    }
    return levels
  }

  /// The work of looking at a behavior, in steps.
  static let steps = 8

  /// Removes a behavior that was added.
  public final func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    dynamicAnimator?.resume()
  }

  /// The behavior and all that work with it, each once.
  final var all: [UIDynamicBehavior] {
    var found: [UIDynamicBehavior] = []
    var known: Set<ObjectIdentifier> = []
    var waiting = [self]
    while let next = waiting.popLast(), UIApplication.spend(Self.steps) {
      guard known.insert(ObjectIdentifier(next)).inserted else { continue }
      found.append(next)
      waiting += next.childBehaviors.reversed()
    }
    return found
  }

  final func join(_ animator: UIDynamicAnimator?) {
    for behavior in all { behavior.dynamicAnimator = animator }
  }

  /// The views that it is about.
  var views: [UIView] { [] }

  /// Changes velocities, in points per second, before the bodies move.
  func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {}

  /// Corrects places and velocities after the bodies moved.
  func correct(_ bodies: DynamicBodies) {}
}

/// A behavior of several views.
open class DynamicItemsBehavior: UIDynamicBehavior {
  /// The views that it is about.
  public private(set) final var items: [UIView]

  /// Creates a behavior of views.
  public init(items: [UIView]) {
    self.items = items
    super.init()
  }

  deinit { willDeinitialize() }

  /// Adds a view.
  public final func addItem(_ item: UIView) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    dynamicAnimator?.resume()
  }

  /// Removes a view.
  public final func removeItem(_ item: UIView) {
    items.removeAll { $0 === item }
    dynamicAnimator?.resume()
  }

  override final var views: [UIView] { items }
}

/// Accelerates views in a direction, by 1000 points per second in each second unless set (AN-61).
open class UIGravityBehavior: DynamicItemsBehavior {
  /// The acceleration as a vector, in thousands of points.
  public final var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { dynamicAnimator?.resume() }
  }

  /// The length of the vector.
  public final var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// The direction of the vector, clockwise from the right.
  public final var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  deinit { willDeinitialize() }

  /// Sets both.
  public final func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  private static let unit: CGFloat = 1000

  override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
    for body in bodies.of(items) {
      body.velocity.dx += gravityDirection.dx * Self.unit * time
      body.velocity.dy += gravityDirection.dy * Self.unit * time
    }
  }
}

/// The material of views: how they bounce and slide, and their velocity (AN-63).
open class UIDynamicItemBehavior: DynamicItemsBehavior {
  /// The share of the velocity that is left after a collision; 0 unless set.
  public final var elasticity: CGFloat = 0
  /// The resistance to sliding along each other.
  public final var friction: CGFloat = 0.2
  /// The mass of 100 by 100 points.
  public final var density: CGFloat = 1
  /// The share of the velocity that is lost in each second.
  public final var resistance: CGFloat = 0
  /// The share of the angular velocity that is lost in each second.
  public final var angularResistance: CGFloat = 0
  /// Whether the views turn.
  public final var allowsRotation = true
  /// Whether nothing moves the views: they are obstacles for others.
  public final var isAnchored = false

  deinit { willDeinitialize() }

  /// Adds a velocity, in points per second.
  public final func addLinearVelocity(_ velocity: CGPoint, for item: UIView) {
    guard let body = dynamicAnimator?.bodies.body(of: item) else { return }
    body.velocity.dx += velocity.x
    body.velocity.dy += velocity.y
    dynamicAnimator?.resume()
  }

  /// The velocity of a view, in points per second.
  public final func linearVelocity(for item: UIView) -> CGPoint {
    guard let velocity = dynamicAnimator?.bodies.body(of: item).velocity else { return .zero }
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Adds an angular velocity, clockwise in radians per second.
  public final func addAngularVelocity(_ velocity: CGFloat, for item: UIView) {
    guard let body = dynamicAnimator?.bodies.body(of: item), velocity.isFinite else { return }
    body.angularVelocity += velocity
    dynamicAnimator?.resume()
  }

  /// The angular velocity of a view, clockwise in radians per second.
  public final func angularVelocity(for item: UIView) -> CGFloat {
    dynamicAnimator?.bodies.body(of: item).angularVelocity ?? 0
  }

  override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
    for body in bodies.of(items) {
      (body.elasticity, body.friction, body.density) = (elasticity, friction, density)
      (body.allowsRotation, body.isAnchored) = (allowsRotation, isAnchored)
      body.angularVelocity *= max(0, 1 - angularResistance * time)
      let left = max(0, 1 - resistance * time)
      body.velocity.dx *= left
      body.velocity.dy *= left
    }
  }
}
