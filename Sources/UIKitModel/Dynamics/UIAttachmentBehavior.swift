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

  /// The points of the views that are tied, as distances from their centers.
  private let offsets: [UIOffset]

  /// Ties a view to a point, by its center or by a point at a distance from it, which turns with
  /// the view: then a pull beside the center turns the view.
  public init(
    item: UIView, offsetFromCenter offset: UIOffset = .zero, attachedToAnchor anchor: CGPoint
  ) {
    items = [item]
    offsets = [offset]
    anchorPoint = anchor
    let end = Self.end(of: item, offset)
    length = hypot(end.x - anchor.x, end.y - anchor.y)
    super.init()
  }

  /// Ties a view to another one, each by its center or by a point at a distance from it.
  public init(
    item: UIView, offsetFromCenter offset: UIOffset = .zero, attachedTo other: UIView,
    offsetFromCenter otherOffset: UIOffset = .zero
  ) {
    items = [item, other]
    offsets = [offset, otherOffset]
    anchorPoint = .zero
    let (first, second) = (Self.end(of: item, offset), Self.end(of: other, otherOffset))
    length = hypot(first.x - second.x, first.y - second.y)
    super.init()
  }

  deinit { willDeinitialize() }

  override var views: [UIView] { items }

  override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
    guard frequency > 0, let tie = tie(bodies) else { return }
    let rate = 2 * CGFloat.pi * frequency
    let stretch = tie.distance - length
    push((rate * rate * stretch - 2 * damping * rate * tie.approach) * time, tie)
  }

  override func correct(_ bodies: DynamicBodies) {
    guard frequency == 0, let tie = tie(bodies) else { return }
    let excess = (tie.distance - length) / tie.lightness
    for (end, sign) in tie.ends {
      let way = sign * excess / end.body.mass
      end.body.center.x += tie.direction.dx * way
      end.body.center.y += tie.direction.dy * way
      let turn = sign * excess * end.lever(tie.direction) / end.body.inertia
      guard turn != 0, end.body.allowsRotation, !end.body.isAnchored else { continue }
      end.body.view.transform = end.body.view.transform.rotated(by: turn)
    }
    // Nothing moves along a rod.
    push(-tie.approach, tie)
  }

  /// The point of a view at a distance from its center, which turns with the view.
  private static func arm(of view: UIView, _ offset: UIOffset) -> CGVector {
    guard offset != .zero else { return CGVector(dx: 0, dy: 0) }
    let (turn, x, y) = (view.transform, offset.horizontal, offset.vertical)
    return CGVector(dx: turn.a * x + turn.c * y, dy: turn.b * x + turn.d * y)
  }

  private static func end(of view: UIView, _ offset: UIOffset) -> CGPoint {
    let arm = arm(of: view, offset)
    return CGPoint(x: view.center.x + arm.dx, y: view.center.y + arm.dy)
  }

  /// A body, and the way from its center to the point that is tied.
  private struct End {
    let body: DynamicBody
    let arm: CGVector

    var place: CGPoint { CGPoint(x: body.center.x + arm.dx, y: body.center.y + arm.dy) }

    /// The velocity of the point: that of the body, and that by which it turns.
    var velocity: CGVector {
      CGVector(
        dx: body.velocity.dx - body.angularVelocity * arm.dy,
        dy: body.velocity.dy + body.angularVelocity * arm.dx)
    }

    /// The lever of a force in a direction, in points.
    func lever(_ direction: CGVector) -> CGFloat { arm.dx * direction.dy - arm.dy * direction.dx }

    /// How much a force in a direction moves the point.
    func lightness(_ direction: CGVector) -> CGFloat {
      let lever = body.allowsRotation ? lever(direction) : 0
      return 1 / body.mass + (lever == 0 ? 0 : lever * lever / body.inertia)
    }
  }

  /// The two ends, with the sign of a pull; the direction from the first to the other one, and the
  /// speed with which they approach.
  private struct Tie {
    let ends: [(end: End, sign: CGFloat)]
    let direction: CGVector
    let distance: CGFloat
    let approach: CGFloat
    let lightness: CGFloat
  }

  private func tie(_ bodies: DynamicBodies) -> Tie? {
    let all = zip(items, offsets).map { item, offset in
      End(body: bodies.body(of: item), arm: Self.arm(of: item, offset))
    }
    let other = all.count > 1 ? all[1] : nil
    let (place, goal) = (all[0].place, other?.place ?? anchorPoint)
    let way = CGVector(dx: goal.x - place.x, dy: goal.y - place.y)
    let distance = hypot(way.dx, way.dy)
    guard distance > 0 else { return nil }
    let direction = CGVector(dx: way.dx / distance, dy: way.dy / distance)
    let (own, speed) = (all[0].velocity, other?.velocity ?? .zero)
    return Tie(
      ends: zip(all, [1, -1]).map { ($0, $1) }, direction: direction, distance: distance,
      approach: (own.dx - speed.dx) * direction.dx + (own.dy - speed.dy) * direction.dy,
      lightness: all.reduce(0) { $0 + $1.lightness(direction) })
  }

  /// Changes the speed of approach, shared by masses and levers.
  private func push(_ change: CGFloat, _ tie: Tie) {
    let force = change / tie.lightness
    for (end, sign) in tie.ends {
      end.body.velocity.dx += sign * tie.direction.dx * force / end.body.mass
      end.body.velocity.dy += sign * tie.direction.dy * force / end.body.mass
      let lever = end.lever(tie.direction)
      guard lever != 0, end.body.allowsRotation else { continue }
      end.body.angularVelocity += sign * lever * force / end.body.inertia
    }
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
