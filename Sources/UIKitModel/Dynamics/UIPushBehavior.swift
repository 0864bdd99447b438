import Foundation

/// Pushes views: once, or as long as it is active (AN-66).
///
/// A force of magnitude 1 accelerates 100 by 100 points of density 1 by 100 points per second in
/// each second; pushed once, it gives that velocity.
open class UIPushBehavior: DynamicItemsBehavior {
  /// The duration of the push.
  public enum Mode: Int, Sendable {
    /// As long as the behavior is active.
    case continuous
    /// Once, after which the behavior is not active.
    case instantaneous
  }

  /// The duration of the push.
  public final let mode: Mode
  /// Whether it pushes.
  public final var active = true { didSet { dynamicAnimator?.resume() } }
  /// The force as a vector.
  public final var pushDirection = CGVector.zero { didSet { dynamicAnimator?.resume() } }
  private final var offsets: [(item: UIView, offset: UIOffset)] = []

  private static let unit: CGFloat = 100

  /// Creates a push of views.
  public init(items: [UIView], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  deinit { willDeinitialize() }

  /// The length of the vector.
  public final var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// The direction of the vector, clockwise from the right.
  public final var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Sets both.
  public final func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Pushes a view beside its center, so that it turns.
  public final func setTargetOffsetFromCenter(_ offset: UIOffset, for item: UIView) {
    offsets.removeAll { $0.item === item }
    offsets.append((item, offset))
  }

  /// The point of a view that is pushed, from its center.
  public final func targetOffsetFromCenter(for item: UIView) -> UIOffset {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
    guard active else { return }
    let time = mode == .continuous ? time : 1
    let force = CGVector(dx: pushDirection.dx * Self.unit, dy: pushDirection.dy * Self.unit)
    for body in bodies.of(items) {
      body.velocity.dx += force.dx / body.mass * time
      body.velocity.dy += force.dy / body.mass * time
      let offset = targetOffsetFromCenter(for: body.view)
      let torque = offset.horizontal * force.dy - offset.vertical * force.dx
      body.angularVelocity += torque / body.inertia * time
    }
    if mode == .instantaneous { active = false }
  }
}
