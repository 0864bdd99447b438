import EventVocabulary
import Foundation

/// Recognizes fingers that stay in place. Continuous: begins by time alone (GR-48).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  package override var role: RecognizerRole { .longPress }

  /// The number of taps that come first; 0 unless set.
  open var numberOfTapsRequired = 0
  /// The number of fingers; 1 unless set.
  open var numberOfTouchesRequired = 1
  /// The minimum duration of the press, in seconds; 0.5 unless set.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of a finger meanwhile, in points; 10 unless set.
  open var allowableMovement: CGFloat = 10
  private final var taps = 0
  private final var fingers = 0
  private final var start: TimeInterval = 0
  private final var timer: SimulatedClock.Timer?
  deinit { willDeinitialize() }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      // A finger that comes after it has begun is ignored.
      for touch in touches { ignore(touch, for: event) }
      return
    }
    fingers = max(fingers, numberOfTouches)
    if fingers > numberOfTouchesRequired {
      return fail(.fingers(fingers, of: numberOfTouchesRequired))
    }
    start = UIApplication.shared.eventQueue.timeOfInput
    if taps < numberOfTapsRequired {
      return wait(GestureConstants.tapDuration) { recognizer in
        recognizer.fail(.tookTooLong(allowed: GestureConstants.tapDuration))
      }
    }
    guard fingers == numberOfTouchesRequired else { return }
    wait(minimumPressDuration) { recognizer in
      guard recognizer.state == .possible else { return }
      recognizer.set(.began, .stayed(recognizer.minimumPressDuration))
    }
  }

  /// Before it begins the fingers must stay in place; afterwards they may move anywhere.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let travel = touches.map(\.travel).max(), travel > allowableMovement {
      fail(.movedTooFar(travel, allowed: allowableMovement))
    }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if attempt.isActive { return set(.ended, .lifted) }
    guard state == .possible, attempt.touches.allSatisfy({ $0.phase == .ended }) else { return }
    if taps < numberOfTapsRequired, fingers == numberOfTouchesRequired {
      taps += 1
      fingers = 0
      return wait(GestureConstants.tapGap) { recognizer in
        recognizer.fail(.noFurtherTap(within: GestureConstants.tapGap))
      }
    }
    fail(
      .liftedEarly(UIApplication.shared.eventQueue.timeOfInput - start, of: minimumPressDuration))
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if attempt.isActive { set(.cancelled, .touchesCancelled) } else { fail(.touchesCancelled) }
  }

  override open func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    taps = 0
    fingers = 0
  }

  private func fail(_ reason: GestureReason<AnyObject>) {
    timer?.cancel()
    if state == .possible { set(.failed, reason) }
  }

  private func wait(
    _ seconds: TimeInterval, _ action: @escaping (UILongPressGestureRecognizer) -> Void
  ) {
    timer?.cancel()
    timer = UIApplication.shared.clock.schedule(after: seconds) { [weak self] in
      if let self { action(self) }
    }
  }
}
