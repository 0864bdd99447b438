import EventVocabulary
import Foundation

/// Recognizes dragging. Continuous: begins when the fingers have moved far enough (GR-49).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  package override var role: RecognizerRole { .pan }

  /// The minimum number of fingers; 1 unless set.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// The time for which a move counts for the velocity, in seconds.
  private static let recent: TimeInterval = 0.1
  /// The movement of the fingers, in the window's coordinates, less the parts consumed by
  /// `setTranslation`.
  private final var moved = CGPoint.zero
  /// The same with those parts: `setTranslation` leaves no jump in the velocity (GR-58).
  private final var travelled = CGPoint.zero
  /// The last distances travelled with their times, for the velocity.
  private final var trail: [(place: CGPoint, time: TimeInterval)] = []
  deinit { willDeinitialize() }

  /// The movement of the fingers since they went down, or since it was set, in the coordinates of
  /// `view` (GR-23, GR-50).
  open func translation(in view: UIView?) -> CGPoint { Self.vector(moved, in: view) }

  /// Sets the movement of the fingers; later movement is added to it (GR-23).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else {
      moved = translation
      return
    }
    let origin = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(translation, to: nil)
    moved = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// The velocity of the fingers, in points per second, in the coordinates of `view`: over the last
  /// tenth of a second, zero when they are still (GR-58).
  open func velocity(in view: UIView?) -> CGPoint {
    let now = UIApplication.shared.eventQueue.timeOfInput
    guard let last = trail.last, now - last.time <= Self.recent else { return .zero }
    // Moves at longer intervals have a velocity as well.
    let before = trail.filter { $0.time < last.time }
    guard let first = before.first(where: { now - $0.time <= Self.recent }) ?? before.last else {
      return .zero
    }
    let seconds = CGFloat(last.time - first.time)
    return Self.vector(
      CGPoint(
        x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds),
      in: view)
  }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      if attempt.isActive {
        for touch in touches { ignore(touch, for: event) }
      } else {
        fail(.fingers(numberOfTouches, of: maximumNumberOfTouches))
      }
      return
    }
    note()
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !attempt.isOver else { return }
    // Moves of fewer fingers do not count.
    guard attempt.isActive || numberOfTouches >= minimumNumberOfTouches else { return note() }
    let down = CGFloat(max(numberOfTouches, 1))
    for touch in touches {
      let step = CGPoint(
        x: (touch.windowLocation.x - touch.previousWindowLocation.x) / down,
        y: (touch.windowLocation.y - touch.previousWindowLocation.y) / down)
      moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
      travelled = CGPoint(x: travelled.x + step.x, y: travelled.y + step.y)
    }
    note()
    guard state == .possible else { return }
    let distance = hypot(moved.x, moved.y)
    guard distance >= GestureConstants.panHysteresis else { return }
    if let reason = refusal(toBegin: moved) { return fail(reason) }
    set(.began, .moved(distance, of: GestureConstants.panHysteresis))
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = attempt.touches.count(where: \.isDown)
    if attempt.isActive {
      if left < minimumNumberOfTouches { set(.ended, left == 0 ? .lifted : .fewerFingers) }
    } else if left == 0, attempt.touches.count < minimumNumberOfTouches {
      fail(.fingers(attempt.touches.count, of: minimumNumberOfTouches))
    } else if left == 0 {
      fail(.movedTooLittle(hypot(moved.x, moved.y), of: GestureConstants.panHysteresis))
    }
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if attempt.isActive { set(.cancelled, .touchesCancelled) } else { fail(.touchesCancelled) }
  }

  override open func reset() {
    super.reset()
    moved = .zero
    travelled = .zero
    trail = []
  }

  /// The reason why a pan in a direction does not begin; nil if it may. `translation` is in the
  /// window's coordinates.
  func refusal(toBegin translation: CGPoint) -> GestureReason<AnyObject>? { nil }

  final func fail(_ reason: GestureReason<AnyObject>) {
    if state == .possible { set(.failed, reason) }
  }

  private func note() {
    let now = UIApplication.shared.eventQueue.timeOfInput
    if trail.count > 1, now - trail[1].time > Self.recent {
      let old = trail.count { now - $0.time > Self.recent }
      trail.removeFirst(old - 1)
    }
    // The distance moved, not the location: a finger that goes down or up adds no velocity.
    trail.append((travelled, now))
  }

  /// A distance in the window, as a distance in a view.
  private static func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}

/// Recognizes dragging from an edge of the screen (GR-56).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  package override var role: RecognizerRole { .edgePan }

  /// The edges at which it may begin.
  open var edges: UIRectEdge = []
  deinit { willDeinitialize() }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.allSatisfy({ isAtEdge($0) }) else { return fail(.notAtEdge) }
    super.touchesBegan(touches, with: event)
  }

  /// Whether a touch began at one of the edges.
  final func isAtEdge(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let place = window.convert(touch.firstWindowLocation, to: nil as UIWindow?)
    let screen = window.screen.bounds
    let width = GestureConstants.edgeWidth
    return edges.contains(.left) && place.x < width
      || edges.contains(.right) && place.x >= screen.maxX - width
      || edges.contains(.top) && place.y < width
      || edges.contains(.bottom) && place.y >= screen.maxY - width
  }
}

/// Edges of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
