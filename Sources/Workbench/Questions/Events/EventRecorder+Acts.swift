import Foundation
import Records
import UIKitModel

extension EventRecorder {
  /// What an acting line brought about.
  struct Act {
    var steps: ArraySlice<EventStep>
    var fingers: [FingerDown]
    var hits: [HitTestTrace]
    var conclusions: [EventConclusion]
  }

  /// What an acting line is finding out.
  struct RunningAct {
    let first: Int
    let isTraced: Bool
    var fingers: [FingerDown] = []
    var hits: [HitTestTrace] = []
    /// The hit test that goes on.
    var hitTest:
      (recorder: HitTestRecorder, finger: Int, point: CGPoint, lines: [Int: [ScriptLine]])?
    var conclusions = ConclusionFinder()
    var lineCount = 0
  }
}

extension UIResponder {
  /// Whether the default finds nobody to forward to.
  var isEndOfChain: Bool { next == nil }
}
