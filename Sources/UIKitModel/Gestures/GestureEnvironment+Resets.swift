import EventVocabulary
import Foundation

/// The ends of attempts.
extension GestureEnvironment {
  /// Resets the recognizers that have finished, for another attempt; those that are linked by a
  /// requirement are reset together, when the last of them has finished (GR-18, GR-19).
  func resetFinished() {
    var index = 0
    while index < running.count, !Door.isStopped {
      // Most are in the middle of an attempt.
      guard running[index].attempt.isOver else {
        index += 1
        continue
      }
      let group = linked(to: running[index])
      guard group.allSatisfy({ $0.attempt.isOver && $0.attempt.asked.isEmpty }) else {
        index += 1
        continue
      }
      for recognizer in group { reset(recognizer) }
      index = 0
    }
  }

  /// The recognizers in an attempt that requirements link with one, including itself.
  private func linked(to first: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var group = [first]
    var next = 0
    while next < group.count {
      let member = group[next]
      next += 1
      for other in running where !group.contains(where: { $0 === other }) {
        if member.hasRequirement(other) || other.hasRequirement(member) { group.append(other) }
      }
    }
    return group
  }

  /// Ends the attempts of all recognizers, since the end of a process leaves none.
  func giveUpAttempts() {
    for recognizer in running where !Door.isStopped { reset(recognizer) }
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    running.removeAll { $0 === recognizer }
    pending.removeAll { $0 === recognizer }
    for touch in recognizer.attempt.touches {
      touch.delivery.recognizers.removeAll { $0 === recognizer }
    }
    recognizer.sendReset()
    recognizer.attempt = GestureAttempt(requirements: recognizer.attempt.requirements)
    Door.tell(.reset(recognizer: recognizer))
  }
}
