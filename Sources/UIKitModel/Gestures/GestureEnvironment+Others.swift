import Foundation

/// The effects of recognizers on each other (GR-25, GR-29, GR-36).
extension GestureEnvironment {
  /// Makes other recognizers fail that share its touches, and those that require it to fail (GR-25,
  /// GR-36).
  func exclude(by recognizer: UIGestureRecognizer) {
    for other in running where other !== recognizer && other.attempt.isUndecided {
      if other.hasRequirement(recognizer) {
        _ = fail(other, .requirementRecognized(recognizer))
      } else if other.sharesTouches(with: recognizer), prevents(recognizer, other) {
        _ = fail(other, .prevented(by: recognizer))
      }
    }
  }

  /// Whether one recognizer, when it recognizes, prevents another (GR-29).
  func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.sendCanPrevent(other), other.sendCanBePrevented(by: one) else { return false }
    return !one.asksSimultaneously(with: other) && !other.asksSimultaneously(with: one)
  }

  /// The recognizers that have to fail first: named by `require(toFail:)`, or by delegates and
  /// classes, which are asked once in an attempt (GR-36, GR-37).
  func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    for other in running where other !== recognizer {
      if recognizer.attempt.dynamic.contains(where: { $0.other === other }) { continue }
      let isRequired =
        recognizer.asksRequireFailure(of: other) || other.asksToBeRequiredToFail(by: recognizer)
        || recognizer.sendShouldRequireFailure(of: other)
        || other.sendShouldBeRequiredToFail(by: recognizer)
      // Two that wait for each other could never recognize: the later requirement is ignored.
      let isCircle = isRequired && other.isKnownToWait(for: recognizer)
      recognizer.attempt.dynamic.append((other, isRequired && !isCircle))
    }
    return recognizer.failureRequirements
      + recognizer.attempt.dynamic.filter(\.isRequired).map(\.other)
  }
}

extension UIGestureRecognizer {
  /// Whether both got the same touch.
  final func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    attempt.touches.contains { touch in other.attempt.touches.contains { $0 === touch } }
  }

  /// Whether it is known to wait for another.
  final func hasRequirement(_ other: UIGestureRecognizer) -> Bool {
    attempt.requirements.contains { $0.object === other }
      || attempt.dynamic.contains { $0.other === other && $0.isRequired }
  }

  /// Whether requirements, including those of this attempt, make it wait for another, in any number
  /// of steps.
  final func isKnownToWait(for other: UIGestureRecognizer) -> Bool {
    var waiting = [self]
    var seen: [UIGestureRecognizer] = []
    while let next = waiting.popLast() {
      if next === other { return true }
      if seen.contains(where: { $0 === next }) { continue }
      seen.append(next)
      waiting += next.failureRequirements
      waiting += next.attempt.dynamic.filter(\.isRequired).map(\.other)
    }
    return false
  }
}
