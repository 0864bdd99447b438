import Foundation

/// Keeps views from passing through each other and through boundaries (AN-62). A view counts as the
/// box around it, and a collision does not turn it.
open class UICollisionBehavior: DynamicItemsBehavior {
  /// The things that collide.
  nonisolated public struct Mode: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Views with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Everything.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: String
    let lines: [Line]
  }

  private struct Line {
    let from: CGPoint
    let to: CGPoint
  }

  /// The things that collide; everything unless set.
  public final var collisionMode = Mode.everything
  /// Whether the bounds of the reference view are a boundary.
  public final var translatesReferenceBoundsIntoBoundary = false {
    didSet { dynamicAnimator?.resume() }
  }
  /// The delegate, which is notified of contacts. Not retained.
  public final weak var collisionDelegateObject: AnyObject?
  private final var boundaries: [Boundary] = []
  /// The contacts of the last step, so that each is reported when it begins.
  private final var contacts: Set<Contact> = []
  private final var found: Set<Contact> = []

  private struct Contact: Hashable {
    let item: ObjectIdentifier
    let other: String
  }

  deinit { willDeinitialize() }

  /// Adds a line as a boundary.
  public final func addBoundary(withIdentifier identifier: String, from: CGPoint, to: CGPoint) {
    boundaries.append(Boundary(identifier: identifier, lines: [Line(from: from, to: to)]))
    dynamicAnimator?.resume()
  }

  /// Adds a path as a boundary: views stay on the side on which they are.
  public final func addBoundary(withIdentifier identifier: String, for bezierPath: UIBezierPath) {
    let lines = bezierPath.cgPath.outline.flattened.flatMap { subpath in
      let ends = subpath.isClosed ? subpath.points.prefix(1) : []
      let points = subpath.points + ends
      return zip(points, points.dropFirst()).map { Line(from: $0, to: $1) }
    }
    boundaries.append(Boundary(identifier: identifier, lines: lines))
    dynamicAnimator?.resume()
  }

  /// Removes the boundary of an identifier.
  public final func removeBoundary(withIdentifier identifier: String) {
    boundaries.removeAll { $0.identifier == identifier }
    dynamicAnimator?.resume()
  }

  /// Removes the boundaries that were added.
  public final func removeAllBoundaries() {
    boundaries = []
    dynamicAnimator?.resume()
  }

  /// The identifiers of the boundaries that were added.
  public final var boundaryIdentifiers: [String] { boundaries.map(\.identifier) }

  override func correct(_ bodies: DynamicBodies) {
    found = []
    let own = bodies.of(items)
    if collisionMode.contains(.items) { separate(own) }
    if collisionMode.contains(.boundaries) {
      for body in own {
        if translatesReferenceBoundsIntoBoundary { keepInside(body) }
        for boundary in boundaries {
          for line in boundary.lines { keep(body, from: line, boundary.identifier) }
        }
      }
    }
    contacts = found
  }

  // MARK: Boundaries

  private func keepInside(_ body: DynamicBody) {
    guard let bounds = dynamicAnimator?.referenceView?.bounds else { return }
    let (half, center) = (body.half, body.center)
    let walls: [(depth: CGFloat, normal: CGVector)] = [
      (bounds.minX + half.width - center.x, CGVector(dx: 1, dy: 0)),
      (center.x + half.width - bounds.maxX, CGVector(dx: -1, dy: 0)),
      (bounds.minY + half.height - center.y, CGVector(dx: 0, dy: 1)),
      (center.y + half.height - bounds.maxY, CGVector(dx: 0, dy: -1)),
    ]
    for wall in walls where wall.depth >= 0 {
      push(body, by: wall.depth, along: wall.normal)
      report(body, nil)
    }
  }

  /// A line is a wall on both sides: the body leaves it on the side on which its center is.
  private func keep(_ body: DynamicBody, from wall: Line, _ identifier: String) {
    let line = CGVector(dx: wall.to.x - wall.from.x, dy: wall.to.y - wall.from.y)
    let length = hypot(line.dx, line.dy)
    guard length > 0 else { return }
    let direction = CGVector(dx: line.dx / length, dy: line.dy / length)
    let way = CGVector(dx: body.center.x - wall.from.x, dy: body.center.y - wall.from.y)
    let place = way.dx * direction.dx + way.dy * direction.dy
    let reach = abs(direction.dx) * body.half.width + abs(direction.dy) * body.half.height
    guard place > -reach, place < length + reach else { return }
    var normal = CGVector(dx: -direction.dy, dy: direction.dx)
    var distance = way.dx * normal.dx + way.dy * normal.dy
    if distance < 0 {
      (normal, distance) = (CGVector(dx: -normal.dx, dy: -normal.dy), -distance)
    }
    let half = abs(normal.dx) * body.half.width + abs(normal.dy) * body.half.height
    guard distance <= half else { return }
    push(body, by: half - distance, along: normal)
    report(body, identifier)
  }

  private func push(_ body: DynamicBody, by depth: CGFloat, along normal: CGVector) {
    if body.isAnchored { return }
    if depth > 0 {
      body.center.x += normal.dx * depth
      body.center.y += normal.dy * depth
    }
    body.bounce(off: normal)
  }

  private func report(_ body: DynamicBody, _ identifier: String?) {
    let contact = Contact(item: ObjectIdentifier(body.view), other: identifier ?? "")
    guard found.insert(contact).inserted, !contacts.contains(contact) else { return }
    DelegateCalls.tell(
      collisionDelegateObject,
      Selector("collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:"),
      [self, body.view, identifier, body.center])
  }

  // MARK: Views

  /// The pairs of views that are looked at in the time of one step of a script.
  private static let pairsPerStep = 2

  private func separate(_ bodies: [DynamicBody]) {
    for (index, first) in bodies.enumerated() {
      guard UIApplication.spend((bodies.count - index) / Self.pairsPerStep) else { return }
      for second in bodies[(index + 1)...] { separate(first, second) }
    }
  }

  /// Moves two boxes apart along the axis on which they overlap least; the impulse goes by masses.
  private func separate(_ first: DynamicBody, _ second: DynamicBody) {
    let way = CGVector(
      dx: second.center.x - first.center.x, dy: second.center.y - first.center.y)
    let overlap = CGSize(
      width: first.half.width + second.half.width - abs(way.dx),
      height: first.half.height + second.half.height - abs(way.dy))
    guard overlap.width > 0, overlap.height > 0 else { return }
    let isAcross = overlap.width < overlap.height
    let normal =
      isAcross
      ? CGVector(dx: way.dx < 0 ? -1 : 1, dy: 0) : CGVector(dx: 0, dy: way.dy < 0 ? -1 : 1)
    let depth = isAcross ? overlap.width : overlap.height
    let (one, other) = (1 / first.mass, 1 / second.mass)
    let share = one / (one + other)
    first.center.x -= normal.dx * depth * share
    first.center.y -= normal.dy * depth * share
    second.center.x += normal.dx * depth * (1 - share)
    second.center.y += normal.dy * depth * (1 - share)
    let approach =
      (first.velocity.dx - second.velocity.dx) * normal.dx
      + (first.velocity.dy - second.velocity.dy) * normal.dy
    if approach > 0 {
      let bounce = 1 + max(first.elasticity, second.elasticity)
      let impulse = approach * bounce / (one + other)
      first.velocity.dx -= normal.dx * impulse * one
      first.velocity.dy -= normal.dy * impulse * one
      second.velocity.dx += normal.dx * impulse * other
      second.velocity.dy += normal.dy * impulse * other
    }
    let contact = Contact(
      item: ObjectIdentifier(first.view), other: "\(ObjectIdentifier(second.view))")
    guard found.insert(contact).inserted, !contacts.contains(contact) else { return }
    DelegateCalls.tell(
      collisionDelegateObject,
      Selector("collisionBehavior:beganContactForItem:withItem:atPoint:"),
      [self, first.view, second.view, first.center])
  }
}
