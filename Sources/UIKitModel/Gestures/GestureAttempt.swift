import EventVocabulary
import Foundation

/// The state of a recognizer's attempt to recognize.
package struct GestureAttempt {
  /// The state that was granted.
  var state = UIGestureRecognizer.State.possible
  /// The requested states that were not granted yet, in order.
  var asked: [UIGestureRecognizer.State] = []
  /// The reason for each of them.
  var reasons: [GestureReason<AnyObject>] = []
  /// The state that it is ready for while it waits for others to fail; nil while it does not wait
  /// (GR-36).
  var ready: UIGestureRecognizer.State?
  /// Whether touches were received since the last reset.
  var isRunning = false
  /// The touches that it received and did not ignore, including lifted ones, in their order.
  package var touches: [UITouch] = []
  /// The recognizers that have to fail first, by `require(toFail:)`.
  var requirements: [WeakTarget] = []
  /// The answers of delegates and classes about others in this attempt, so that each is asked only
  /// once (GR-37).
  var dynamic: [(other: UIGestureRecognizer, isRequired: Bool)] = []

  init(requirements: [WeakTarget] = []) {
    self.requirements = requirements
  }

  /// The touches whose fingers are down, or if none is, those that were lifted last, in one event.
  var down: [UITouch] {
    var down: [UITouch] = []
    for touch in touches where touch.isDown { down.append(touch) }
    if !down.isEmpty { return down }
    var end = 0
    for touch in touches where touch.phase == .ended { end = max(end, touch.lastEvent) }
    for touch in touches where touch.phase == .ended && touch.lastEvent == end {
      down.append(touch)
    }
    return down
  }

  /// The number of them.
  var downCount: Int {
    var count = 0
    for touch in touches where touch.isDown { count += 1 }
    return count > 0 ? count : down.count
  }

  /// The center of the fingers, in the coordinates of the window.
  var middle: CGPoint {
    let touches = down
    guard !touches.isEmpty else { return .zero }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.reduce(0) { $0 + $1.windowLocation.x } / count,
      y: touches.reduce(0) { $0 + $1.windowLocation.y } / count)
  }

  /// Whether it may still recognize, or fail.
  var isUndecided: Bool { isRunning && state == .possible && asked.last != .failed }

  /// Whether it has begun and is not over.
  package var isActive: Bool { state == .began || state == .changed }

  /// Whether its state is final until it is reset.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
}

extension UIGestureRecognizer {
  /// Whether it delays `touchesBegan` of a touch (GR-44).
  final func delaysBegan(of touch: UITouch) -> Bool {
    delaysTouchesBegan && isUndecided(about: touch)
  }

  /// Whether it delays `touchesEnded` of a touch (GR-43).
  final func delaysEnded(of touch: UITouch) -> Bool {
    delaysTouchesEnded && isUndecided(about: touch)
  }

  private func isUndecided(about touch: UITouch) -> Bool {
    attempt.isUndecided && attempt.touches.contains { $0 === touch }
  }
}
