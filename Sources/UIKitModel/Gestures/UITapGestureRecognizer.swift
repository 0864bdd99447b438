import EventVocabulary
import Foundation

/// Recognizes taps: a number of fingers, a number of times, each for a short time and nearly at one
/// place. Discrete (GR-11, GR-47).
open class UITapGestureRecognizer: UIGestureRecognizer {
  package override var role: RecognizerRole { .tap }

  /// The number of taps; 1 unless set.
  open var numberOfTapsRequired = 1
  /// The buttons of a mouse that have to be down; fingers have none, and always match (GR-60).
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  /// The number of fingers; 1 unless set.
  open var numberOfTouchesRequired = 1
  /// The taps of this attempt so far.
  private final var taps = 0
  /// The maximum number of fingers that were down at once in the present tap.
  private final var fingers = 0
  /// The touches of the present tap, or of the last one.
  private final var tap: [UITouch] = []
  /// The locations at which the fingers of the first tap went down, in the window's coordinates.
  private final var firstPlaces: [CGPoint] = []
  /// Ends the tap, or the gap after it.
  private final var timer: SimulatedClock.Timer?
  deinit { willDeinitialize() }

  /// Fingers of a tap went down.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    fingers = max(fingers, attempt.touches.count(where: \.isDown))
    if fingers > numberOfTouchesRequired {
      return fail(.fingers(fingers, of: numberOfTouchesRequired))
    }
    if let distance = distanceFromFirstTap(touches) {
      return fail(.movedTooFar(distance, allowed: GestureConstants.tapDistance))
    }
    if !tap.contains(where: \.isDown) { tap = [] }
    tap += attempt.touches.filter(touches.contains)
    if taps == 0 { firstPlaces = tap.map(\.firstWindowLocation) }
    wait(GestureConstants.tapDuration, .tookTooLong(allowed: GestureConstants.tapDuration))
  }

  /// The distance of a further tap's finger from all fingers of the first one, in points, if it is
  /// too far (UT-13).
  private func distanceFromFirstTap(_ touches: Set<UITouch>) -> CGFloat? {
    guard taps > 0 else { return nil }
    let distances = touches.compactMap { touch in
      firstPlaces.map { place in
        hypot(touch.windowLocation.x - place.x, touch.windowLocation.y - place.y)
      }.min()
    }
    return distances.max().flatMap { $0 > GestureConstants.tapDistance ? $0 : nil }
  }

  /// A tap allows some movement (GR-51).
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let travel = touches.map(\.travel).max() ?? 0
    guard travel > GestureConstants.tapMovement else { return }
    fail(.movedTooFar(travel, allowed: GestureConstants.tapMovement))
  }

  /// When the last finger is up, one tap is complete.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, attempt.touches.allSatisfy({ $0.phase == .ended }) else { return }
    if fingers < numberOfTouchesRequired {
      return fail(.fingers(fingers, of: numberOfTouchesRequired))
    }
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired {
      timer?.cancel()
      return set(
        .ended,
        .taps(taps, of: numberOfTapsRequired, moved: Double(touches.map(\.travel).max() ?? 0)))
    }
    wait(GestureConstants.tapGap, .noFurtherTap(within: GestureConstants.tapGap))
  }

  /// A cancelled touch is not a tap.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(.touchesCancelled)
  }

  /// The fingers of the present tap, or of the last one.
  override open var numberOfTouches: Int { tap.isEmpty ? super.numberOfTouches : tap.count }

  /// The location of the first tap: the center of its fingers (GR-24).
  override open func location(in view: UIView?) -> CGPoint {
    guard !firstPlaces.isEmpty else { return super.location(in: view) }
    let count = CGFloat(firstPlaces.count)
    return convert(
      CGPoint(
        x: firstPlaces.reduce(0) { $0 + $1.x } / count,
        y: firstPlaces.reduce(0) { $0 + $1.y } / count), to: view)
  }

  /// Never prevents a tap recognizer that requires more taps (GR-28).
  override open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override open func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    taps = 0
    fingers = 0
    tap = []
    firstPlaces = []
  }

  private func fail(_ reason: GestureReason<AnyObject>) {
    timer?.cancel()
    if state == .possible { set(.failed, reason) }
  }

  private func wait(_ seconds: TimeInterval, _ reason: GestureReason<AnyObject>) {
    timer?.cancel()
    timer = UIApplication.shared.clock.schedule(after: seconds) { [weak self] in
      self?.fail(reason)
    }
  }
}

extension UIGestureRecognizer {
  /// Requests a state with the reason, as subclasses outside the model do by `state`.
  final func set(_ state: State, _ reason: GestureReason<AnyObject>) {
    UIApplication.shared.gestures.ask(self, state, reason)
  }
}
