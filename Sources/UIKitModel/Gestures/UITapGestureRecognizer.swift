import Foundation

/// Recognizes taps: so many fingers, so many times, each for a short time and nearly at one place.
/// Discrete (GR-11, GR-47).
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes; 1 unless set.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes; 1 unless set.
  open var numberOfTouchesRequired = 1
  /// The taps that were made in this attempt.
  private final var taps = 0
  /// The most fingers that were down at once in the present tap.
  private final var fingers = 0
  /// The place of the first tap (GR-24).
  private final var firstPlace: CGPoint?
  /// Ends the tap, or the gap behind it.
  private final var timer: SimulatedClock.Timer?
  deinit { willDeinitialize() }

  /// Fingers of a tap went down.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    fingers = max(fingers, numberOfTouches)
    if fingers > numberOfTouchesRequired {
      return fail(.fingers(fingers, of: numberOfTouchesRequired))
    }
    if firstPlace == nil { firstPlace = attempt.middle }
    wait(GestureConstants.tapDuration, .tookTooLong(allowed: GestureConstants.tapDuration))
  }

  /// A tap allows some movement (GR-51).
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let travel = touches.map(\.travel).max() ?? 0
    guard travel > GestureConstants.tapMovement else { return }
    fail(.movedTooFar(travel, allowed: GestureConstants.tapMovement))
  }

  /// When the last finger is up, that was one tap.
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
        .taps(taps, of: numberOfTapsRequired, moved: touches.map(\.travel).max() ?? 0))
    }
    wait(GestureConstants.tapGap, .noFurtherTap(within: GestureConstants.tapGap))
  }

  /// What was taken away is no tap.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(.touchesCancelled)
  }

  /// Where the first tap was (GR-24).
  override open func location(in view: UIView?) -> CGPoint {
    convert(firstPlace ?? attempt.middle, to: view)
  }

  /// Never keeps a tap that takes more of them from it (GR-28).
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
    firstPlace = nil
  }

  private func fail(_ reason: GestureReason) {
    timer?.cancel()
    if state == .possible { set(.failed, reason) }
  }

  private func wait(_ seconds: TimeInterval, _ reason: GestureReason) {
    timer?.cancel()
    timer = UIApplication.shared.clock.schedule(after: seconds) { [weak self] in
      self?.fail(reason)
    }
  }
}

extension UIGestureRecognizer {
  /// Asks for a state and says why, as subclasses outside the model ask by `state`.
  final func set(_ state: State, _ reason: GestureReason) {
    UIApplication.shared.gestures.ask(self, state, reason)
  }
}
