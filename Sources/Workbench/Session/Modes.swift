import Foundation
import Records
import UIKitModel

/// What is open: the mode that takes lines first, and what the last question was about.
package struct Modes {
  /// The question that the next line answers.
  package var prediction: OpenPrediction?
  /// The guess that the question which is run now is compared with.
  var judging: Judging?
  /// The stepper's place in the trace; nil while no trace is stepped through.
  package var stepper: Stepper?
  /// The trace of the last question; records only, so it outlives what becomes of the scene.
  package var lastTrace: KeptTrace?
  /// The last `hit`.
  package var lastHit: KeptHit?
}

/// A trace that is kept for the stepper.
package struct KeptTrace {
  package enum Content {
    case hitTest(HitTestTrace)
    case event(EventTrace)
  }

  package let content: Content
  /// How often the journal had changed when that was asked, the asking line included.
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
  /// Whether an event asked, and more is known of it.
  let isEvent: Bool
  /// How often the journal had changed then, the asking line included.
  let changes: Int
}
