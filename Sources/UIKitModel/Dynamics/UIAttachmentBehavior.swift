import Foundation

/// Ties a view to a point or to another view: by a rod, or by a spring if it has a frequency
/// (AN-64).
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The views that are tied: one, or two.
  public final let items: [UIView]
  /// The point that the view is tied to, if it is tied to one.
  public final var anchorPoint: CGPoint { didSet { dynamicAnimator?.resume() } }
  /// The distance to which it pulls; that of the beginning unless set.
  public final var length: CGFloat { didSet { dynamicAnimator?.resume() } }
  /// The oscillations of the spring in a second; 0 for a rod.
  public final var frequency: CGFloat = 0 { didSet { dynamicAnimator?.resume() } }
  /// How soon the spring rests; 1 for no oscillation.
  public final var damping: CGFloat = 0

  /// Ties a view to a point.
  public init(item: UIView, attachedToAnchor anchor: CGPoint) {
    items = [item]
    anchorPoint = anchor
    length = hypot(item.center.x - anchor.x, item.center.y - anchor.y)
    super.init()
  }

  /// Ties a view to another one.
  public init(item: UIView, attachedTo other: UIView) {
    items = [item, other]
    anchorPoint = .zero
    length = hypot(item.center.x - other.center.x, item.center.y - other.center.y)
    super.init()
  }

  deinit { willDeinitialize() }

  override var views: [UIView] { items }

  override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
    guard frequency > 0, let tie = tie(bodies) else { return }
    let rate = 2 * CGFloat.pi * frequency
    let stretch = tie.distance - length
    let pull = (rate * rate * stretch - 2 * damping * rate * tie.approach) * time
    apply(pull, tie)
  }

  override func correct(_ bodies: DynamicBodies) {
    guard frequency == 0, let tie = tie(bodies) else { return }
    let share = tie.other.map { tie.body.mass / (tie.body.mass + $0.mass) } ?? 0
    let excess = tie.distance - length
    tie.body.center.x += tie.direction.dx * excess * (1 - share)
    tie.body.center.y += tie.direction.dy * excess * (1 - share)
    if let other = tie.other {
      other.center.x -= tie.direction.dx * excess * share
      other.center.y -= tie.direction.dy * excess * share
    }
    // Nothing moves along a rod.
    apply(-tie.approach, tie)
  }

  /// The direction from the first body to the other end, and the speed with which they approach.
  private struct Tie {
    let body: DynamicBody
    let other: DynamicBody?
    let direction: CGVector
    let distance: CGFloat
    let approach: CGFloat
  }

  private func tie(_ bodies: DynamicBodies) -> Tie? {
    let body = bodies.body(of: items[0])
    let other = items.count > 1 ? bodies.body(of: items[1]) : nil
    let end = other?.center ?? anchorPoint
    let way = CGVector(dx: end.x - body.center.x, dy: end.y - body.center.y)
    let distance = hypot(way.dx, way.dy)
    guard distance > 0 else { return nil }
    let direction = CGVector(dx: way.dx / distance, dy: way.dy / distance)
    let speed = other?.velocity ?? .zero
    let approach =
      (body.velocity.dx - speed.dx) * direction.dx + (body.velocity.dy - speed.dy) * direction.dy
    return Tie(
      body: body, other: other, direction: direction, distance: distance, approach: approach)
  }

  /// Changes the speed of approach, shared by masses.
  private func apply(_ change: CGFloat, _ tie: Tie) {
    let share = tie.other.map { tie.body.mass / (tie.body.mass + $0.mass) } ?? 0
    tie.body.velocity.dx += tie.direction.dx * change * (1 - share)
    tie.body.velocity.dy += tie.direction.dy * change * (1 - share)
    guard let other = tie.other else { return }
    other.velocity.dx -= tie.direction.dx * change * share
    other.velocity.dy -= tie.direction.dy * change * share
  }
}

/// Moves a view to a point like a spring (AN-65).
open class UISnapBehavior: UIDynamicBehavior {
  /// The view.
  public final let item: UIView
  /// The point.
  public final var snapPoint: CGPoint { didSet { dynamicAnimator?.resume() } }
  /// How little it oscillates, 0 to 1; 0.5 unless set.
  public final var damping: CGFloat = 0.5

  /// Moves a view to a point.
  public init(item: UIView, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  deinit { willDeinitialize() }

  override var views: [UIView] { [item] }

  /// The rate of the spring, in radians per second; not documented.
  private static let rate: CGFloat = 16

  override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
    let body = bodies.body(of: item)
    let resistance = 2 * Self.rate * (0.4 + 0.6 * min(max(damping, 0), 1))
    let pull = Self.rate * Self.rate
    body.velocity.dx +=
      ((snapPoint.x - body.center.x) * pull - body.velocity.dx * resistance) * time
    body.velocity.dy +=
      ((snapPoint.y - body.center.y) * pull - body.velocity.dy * resistance) * time
  }

  /// At the point it rests, instead of approaching it without end.
  override func correct(_ bodies: DynamicBodies) {
    let body = bodies.body(of: item)
    let distance = hypot(snapPoint.x - body.center.x, snapPoint.y - body.center.y)
    guard distance < 0.2, hypot(body.velocity.dx, body.velocity.dy) < 2 else { return }
    body.center = snapPoint
    body.velocity = .zero
  }
}
