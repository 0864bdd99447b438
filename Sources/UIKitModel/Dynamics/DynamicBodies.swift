import Foundation

/// A view as a body. It turns by itself; collisions do not turn it.
final class DynamicBody {
  let view: UIView
  /// The velocity in points per second.
  var velocity = CGVector.zero
  /// The angular velocity, clockwise in radians per second.
  var angularVelocity: CGFloat = 0
  /// Whether it turns.
  var allowsRotation = true
  /// Whether nothing moves it.
  var isAnchored = false
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0.2
  var density: CGFloat = 1

  init(_ view: UIView) { self.view = view }

  deinit {}

  var center: CGPoint {
    get { view.center }
    set { if newValue != view.center { view.center = newValue } }
  }

  /// Half of the box around the view.
  var half: CGSize {
    let size = view.frame.standardized.size
    return CGSize(width: size.width / 2, height: size.height / 2)
  }

  /// The mass; 1 for 100 by 100 points.
  var mass: CGFloat {
    if isAnchored { return Self.massOfAnchor }
    let size = view.bounds.size
    return max(0.0001, density * size.width * size.height / 10_000)
  }

  private static let massOfAnchor: CGFloat = 1e9

  /// The moment of inertia of the box, in units of mass times square points.
  var inertia: CGFloat {
    let size = view.bounds.size
    return max(0.0001, mass * (size.width * size.width + size.height * size.height) / 12)
  }

  /// Moves and turns it for a number of seconds.
  func proceed(for time: CGFloat) {
    if isAnchored { (velocity, angularVelocity) = (.zero, 0) }
    if !allowsRotation || !angularVelocity.isFinite { angularVelocity = 0 }
    center.x += velocity.dx * time
    center.y += velocity.dy * time
    if angularVelocity != 0 { view.transform = view.transform.rotated(by: angularVelocity * time) }
  }

  /// Stops the motion against a surface whose `normal` leads away from it: the body bounces by its
  /// elasticity, and friction slows its motion along the surface.
  func bounce(off normal: CGVector) {
    let into = velocity.dx * normal.dx + velocity.dy * normal.dy
    guard into < 0 else { return }
    let along = CGVector(dx: velocity.dx - into * normal.dx, dy: velocity.dy - into * normal.dy)
    let speed = hypot(along.dx, along.dy)
    let left = speed > 0 ? max(0, 1 - friction * -into / speed) : 0
    // A bounce that could not be seen is a rest.
    let back = -into * elasticity < Self.leastBounce ? 0 : -into * elasticity
    velocity = CGVector(
      dx: along.dx * left + normal.dx * back, dy: along.dy * left + normal.dy * back)
  }

  private static let leastBounce: CGFloat = 20
}

/// The bodies of an animator, in the order in which they were met.
final class DynamicBodies {
  private(set) var all: [DynamicBody] = []
  /// The bodies by their views, which they retain.
  private var known: [ObjectIdentifier: DynamicBody] = [:]

  deinit {}

  func body(of view: UIView) -> DynamicBody {
    if let body = known[ObjectIdentifier(view)] { return body }
    let body = DynamicBody(view)
    all.append(body)
    known[ObjectIdentifier(view)] = body
    return body
  }

  func of(_ views: [UIView]) -> [DynamicBody] { views.map { body(of: $0) } }

  /// Forgets every body that no behavior is about.
  func keep(_ views: [UIView]) {
    let kept = Set(views.map { ObjectIdentifier($0) })
    all.removeAll { !kept.contains(ObjectIdentifier($0.view)) }
    known = known.filter { kept.contains($0.key) }
  }
}
