import Foundation
import Records
import UIKitModel

// A session is in a mode while a question waits for a guess and while somebody steps through a
// trace. Lines then mean something else first.

/// A trace that is kept for the stepper.
package struct KeptTrace {
  package let trace: HitTestTrace
  /// How often the journal had changed then.
  let changes: Int
}

/// The point and the hit-test view of the last `hit`.
package struct KeptHit {
  package let point: CGPoint
  package let view: UIView?
  /// How often the journal had changed then.
  let changes: Int
}

extension Session {
  /// Keeps a hit for `why` alone.
  package func keepHit(at point: CGPoint, _ view: UIView?) {
    lastHit = KeptHit(point: point, view: view, changes: changes)
  }

  /// Keeps a trace for the stepper, in place of the one before.
  package func keep(_ trace: HitTestTrace) {
    // What is only asked again to make the scene is nobody's question.
    guard !isReplaying else { return }
    lastTrace = KeptTrace(trace: trace, changes: changes)
    stepper = nil
  }

  /// Forgets the trace of a scene that is gone.
  func forgetTrace() {
    lastTrace = nil
    stepper = nil
  }

  /// Whether the mode that is on takes an entry; if not, it is one like any other.
  package func isForMode(_ entry: String) -> Bool {
    guard !isReplaying else { return false }
    if prediction != nil { return isForPrediction(entry) }
    return stepper != nil && stepperWord(entry) != nil
  }

  /// Runs an entry that the mode takes.
  func runInMode(_ entry: String) throws(Diagnostic) -> [Answer] {
    prediction != nil ? try answerPrediction(entry) : try step(entry)
  }

  /// Leaves the mode that is on, as Ctrl-D does; nil when none is on, and for a question that
  /// belongs to something larger.
  package func leaveMode() -> [Answer]? {
    if let prediction {
      guard prediction.then == nil else { return nil }
      return leavePrediction()
    }
    guard stepper != nil else { return nil }
    stepper = nil
    return [.stepper(.left)]
  }

  /// What stands in front of the prompt: the mode, or where one is; nil at the top.
  package var promptPlace: String? {
    if prediction != nil { return "answer" }
    if let stepper, let count = lastTrace?.trace.steps.count {
      return "trace \(stepper.number)/\(count)"
    }
    return place
  }

  /// Does a job as a script would: it opens no stepper.
  package func asScript<Result>(_ job: () -> Result) -> Result {
    let wasInteractive = isInteractive
    isInteractive = false
    defer { isInteractive = wasInteractive }
    return job()
  }
}
