import Foundation
import Records
import UIKitModel

extension EventRecorder {
  /// The results of an acting line.
  package struct Act {
    package var steps: ArraySlice<EventStep>
    package var fingers: [FingerDown]
    package var hits: [HitTestTrace]
    package var conclusions: [EventConclusion]
  }

  /// A running acting line, with its results so far.
  struct RunningAct {
    let first: Int
    let isTraced: Bool
    var fingers: [FingerDown] = []
    var hits: [HitTestTrace] = []
    /// The hit test that is in progress.
    var hitTest:
      (recorder: HitTestRecorder, finger: Int, point: CGPoint, lines: [Int: [ScriptLine]])?
    var lineCount = 0
    /// The reducers of the facts of this line alone, the most important first.
    private(set) var reducers: [any EventReducer]

    init(_ act: EventAct, first: Int, isTraced: Bool) {
      self.first = first
      self.isTraced = isTraced
      reducers = [
        MissWatch(), TrackingWatch(), HandSendWatch(), ConclusionFinder(), RemoteControlWatch(),
      ]
      if act.travels { reducers.append(TravelStory(act)) }
    }

    mutating func take(_ fact: EventFact, in scene: Scene) {
      for index in reducers.indices { reducers[index].take(fact, in: scene) }
    }
  }
}

extension UIResponder {
  /// Whether the default implementation finds no responder to forward to.
  var isEndOfChain: Bool { next == nil }
}
