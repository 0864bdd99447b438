import EventVocabulary
import Foundation

/// Two fingers of a pinch or rotation, in the window's coordinates (GR-57).
struct FingerPair {
  let distance: CGFloat
  /// The angle from the first finger to the second, in radians.
  let angle: CGFloat

  /// The first two of the touches whose fingers are down; nil when there are fewer.
  init?(_ attempt: GestureAttempt) {
    let down = attempt.touches.filter(\.isDown)
    guard down.count >= 2 else { return nil }
    let (first, second) = (down[0].windowLocation, down[1].windowLocation)
    distance = hypot(second.x - first.x, second.y - first.y)
    angle = atan2(second.y - first.y, second.x - first.x)
  }
}

/// Recognizes two fingers that move together or apart. Continuous (GR-55).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  package override var role: RecognizerRole { .pinch }

  /// The distance of the fingers, as a multiple of that at the start or of the value that was set
  /// (GR-23).
  open var scale: CGFloat = 1 {
    didSet { base = last.map { ($0.distance, scale) } }
  }
  /// The change of the scale with the last move, per second.
  public private(set) final var velocity: CGFloat = 0
  /// A distance, with the corresponding scale.
  private final var base: (distance: CGFloat, scale: CGFloat)?
  private final var last: FingerPair?
  private final var lastTime: TimeInterval = 0
  deinit { willDeinitialize() }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    begin()
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(attempt), let base, base.distance > 0 else { return }
    let now = UIApplication.shared.eventQueue.timeOfInput
    last = pair
    if state == .possible {
      let change = abs(pair.distance - base.distance)
      if change >= GestureConstants.pinchHysteresis {
        update(pair.distance / base.distance * base.scale, now)
        set(.began, .spread(change, of: GestureConstants.pinchHysteresis))
      }
      return
    }
    if attempt.isActive { update(pair.distance / base.distance * base.scale, now) }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(.ended, .fewerFingers)
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(.cancelled, .touchesCancelled)
  }

  override open func reset() {
    super.reset()
    last = nil
    base = nil
    scale = 1
    velocity = 0
  }

  private func begin() {
    guard base == nil, let pair = FingerPair(attempt) else { return }
    last = pair
    base = (pair.distance, scale)
    lastTime = UIApplication.shared.eventQueue.timeOfInput
  }

  private func update(_ new: CGFloat, _ now: TimeInterval) {
    if now > lastTime { velocity = (new - scale) / CGFloat(now - lastTime) }
    lastTime = now
    let kept = base
    scale = new
    base = kept
  }

  private func finish(_ end: State, _ reason: GestureReason<AnyObject>) {
    if attempt.isActive {
      if FingerPair(attempt) == nil { set(end, reason) }
    } else if !attempt.touches.contains(where: \.isDown) {
      if state == .possible { set(.failed, .lifted) }
    } else {
      base = nil
    }
  }
}

/// Recognizes two fingers that turn. Continuous (GR-55).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  package override var role: RecognizerRole { .rotation }

  /// The angle that the fingers turned since the start, or since it was set, in radians, clockwise
  /// (GR-23).
  open var rotation: CGFloat = 0
  /// The change of the angle with the last move, in radians per second.
  public private(set) final var velocity: CGFloat = 0
  private final var last: FingerPair?
  private final var turned: CGFloat = 0
  private final var lastTime: TimeInterval = 0
  deinit { willDeinitialize() }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard last == nil else { return }
    last = FingerPair(attempt)
    lastTime = UIApplication.shared.eventQueue.timeOfInput
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(attempt), let last else { return }
    let now = UIApplication.shared.eventQueue.timeOfInput
    let step = Self.shortest(pair.angle - last.angle)
    self.last = pair
    turned += step
    if state == .possible {
      guard abs(turned) >= GestureConstants.rotationHysteresis else { return }
      rotation += turned
      set(.began, .turned(turned))
    } else if attempt.isActive {
      rotation += step
    }
    if now > lastTime { velocity = step / CGFloat(now - lastTime) }
    lastTime = now
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(.ended, .fewerFingers)
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(.cancelled, .touchesCancelled)
  }

  override open func reset() {
    super.reset()
    last = nil
    turned = 0
    rotation = 0
    velocity = 0
  }

  private func finish(_ end: State, _ reason: GestureReason<AnyObject>) {
    if attempt.isActive {
      if FingerPair(attempt) == nil { set(end, reason) }
    } else if !attempt.touches.contains(where: \.isDown) {
      if state == .possible { set(.failed, .lifted) }
    } else {
      last = nil
    }
  }

  /// The same angle between −π and π.
  private static func shortest(_ angle: CGFloat) -> CGFloat {
    if angle > .pi { return angle - 2 * .pi }
    if angle < -.pi { return angle + 2 * .pi }
    return angle
  }
}
