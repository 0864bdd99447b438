import Foundation
import Records
import UIKitModel

/// The open modes: the one that takes lines first, and the subject of the last question.
package struct Modes {
  /// The question that the next line answers.
  package var prediction: OpenPrediction?
  /// The guess that the result of the running question is compared with.
  var judging: Judging?
  /// The stepper's position in the trace; nil while no trace is stepped through.
  package var stepper: Stepper?
  /// The trace of the last question; records only, so it outlives changes of the scene.
  package var lastTrace: KeptTrace?
  /// The last `hit`.
  package var lastHit: KeptHit?
}

/// A trace that the stepper can show.
package struct KeptTrace {
  package enum Content {
    case hitTest(HitTestTrace)
    case event(EventTrace)
  }

  package let content: Content
  /// The number of changes of the journal at that time, including the asking line.
  let changes: Int

  /// The hit test; nil for a trace of events.
  package var hitTest: HitTestTrace? {
    if case .hitTest(let trace) = content { trace } else { nil }
  }
}

/// The point and the hit-test view of the last `hit`.
package struct KeptHit {
  package let point: CGPoint
  package let view: UIView?
  /// Whether an event asked, about which more is known.
  let isEvent: Bool
  /// The number of changes of the journal at that time, including the asking line.
  let changes: Int
}
