import Foundation

/// Moves views by behaviors, in steps of a sixtieth of a second, until they rest (AN-61).
open class UIDynamicAnimator: ModelObject {
  /// The view whose coordinates it works in.
  public final let referenceView: UIView?
  /// The behaviors, in the order in which they were added.
  public private(set) final var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves.
  public private(set) final var isRunning = false
  /// The time that it has run, in seconds.
  public private(set) final var elapsedTime: TimeInterval = 0
  /// The delegate, which is notified of beginning and end. Not retained.
  public final weak var delegateObject: AnyObject?
  final let bodies = DynamicBodies()
  /// The steps in which nothing moved visibly.
  private final var quietSteps = 0

  private static let step: TimeInterval = 1 / 60
  /// The parts of a step, so that fast bodies do not pass through thin ones.
  private static let parts = 4
  /// The work for a body and for a behavior in a part of a step, in steps of a script.
  private static let stepsOfBody = 20
  private static let stepsOfBehavior = 20
  /// The motion in a step below which a body counts as resting, in points.
  private static let leastMotion: CGFloat = 0.05
  /// The angular velocity below which a body counts as resting, in radians per second.
  private static let leastTurn: CGFloat = 0.01
  /// The number of quiet steps after which it pauses.
  private static let quiet = 12

  /// Creates an animator that works in the coordinates of a view.
  public init(referenceView: UIView?) {
    self.referenceView = referenceView
    super.init()
  }

  deinit { willDeinitialize() }

  /// Adds a behavior, which begins at once.
  public final func addBehavior(_ behavior: UIDynamicBehavior) {
    UIApplication.spend(behaviors.count / 4)
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.join(self)
    resume()
  }

  /// Removes a behavior; views that no other behavior is about stop.
  public final func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    bodies.keep(everything.flatMap(\.views))
    resume()
  }

  /// Removes all behaviors.
  public final func removeAllBehaviors() {
    for behavior in behaviors { behavior.join(nil) }
    behaviors = []
    bodies.keep([])
  }

  /// The views in a rectangle that behaviors are about.
  public final func items(in rect: CGRect) -> [UIView] {
    bodies.all.map(\.view).filter { $0.frame.overlaps(rect) }
  }

  /// Takes the place that code gave a view: it continues from there without its velocity.
  public final func updateItem(usingCurrentState item: UIView) {
    let body = bodies.body(of: item)
    (body.velocity, body.angularVelocity) = (.zero, 0)
    resume()
  }

  private var everything: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

  /// Runs again if it has paused.
  final func resume() {
    quietSteps = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    DelegateCalls.tell(delegateObject, Selector("dynamicAnimatorWillResume:"), [self])
    schedule()
  }

  private func schedule() {
    // An animator that nothing retains moves nothing any more.
    UIApplication.shared.clock.schedule(after: Self.step) { [weak self] in self?.advance() }
  }

  private func advance() {
    guard !behaviors.isEmpty else { return pause() }
    elapsedTime += Self.step
    let all = everything
    _ = bodies.of(all.flatMap(\.views))
    let before = bodies.all.map(\.center)
    let time = CGFloat(Self.step) / CGFloat(Self.parts)
    let work = Self.stepsOfBody * bodies.all.count + Self.stepsOfBehavior * all.count
    for _ in 0..<Self.parts where UIApplication.spend(work) && !Door.isStopped {
      for behavior in all { behavior.accelerate(bodies, for: time) }
      for body in bodies.all { body.proceed(for: time) }
      for behavior in all { behavior.correct(bodies) }
    }
    for behavior in all where !Door.isStopped { behavior.action?() }
    let isQuiet = zip(before, bodies.all).allSatisfy { old, body in
      hypot(body.center.x - old.x, body.center.y - old.y) < Self.leastMotion
        && abs(body.angularVelocity) < Self.leastTurn
    }
    quietSteps = isQuiet ? quietSteps + 1 : 0
    if quietSteps >= Self.quiet || Door.isStopped { pause() } else { schedule() }
  }

  private func pause() {
    isRunning = false
    for body in bodies.all { (body.velocity, body.angularVelocity) = (.zero, 0) }
    DelegateCalls.tell(delegateObject, Selector("dynamicAnimatorDidPause:"), [self])
  }
}
