import Foundation
import UIKitModel

/// Whether `traced(_:)` records a trace. While it does not, there is nothing to measure.
var recordsTraces: Bool { true }

/// One question of a hit test: which view gets a touch at `point`?
struct Question {
  let root: UIView
  /// In the coordinates of `root`.
  let point: CGPoint
}

/// Asks the question and returns the hit view, with the trace recorded that the workbench would
/// record for it.
///
/// - The answer is that of `question.root.hitTest(question.point, with: nil)`.
/// - Recording is switched on when the question is asked and off again when the answer is returned:
///   the untraced hit test, which is timed in between, must not pay for it.
/// - The whole trace is in memory when the answer is returned, as values that know what was decided
///   and by which rule, not as text. It may be given up then: nothing reads it, and no trace of one
///   question may add to that of the next.
/// - Turning the trace into records or words is not part of it.
func traced(_ question: Question) -> UIView? {
  let recorder = HitTestRecorder()
  return Door.watching(recorder) { Door.hitTest(question.root, question.point, with: nil) }
}
