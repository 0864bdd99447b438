import Records
import UIKitModel

/// Draws conclusions from the facts about events, one fact after another.
///
/// `EventRecorder` passes every fact to a list of reducers; another question about events is
/// answered by one more reducer in that list.
protocol EventReducer {
  /// Processes a fact about a scene.
  mutating func take(_ fact: EventFact, in scene: Scene)

  /// The unexpected effects of an acting line, once it is over, the most important first.
  func conclusions(in scene: Scene) -> [EventConclusion]
}

extension EventReducer {
  func conclusions(in scene: Scene) -> [EventConclusion] { [] }
}

extension EventConclusion {
  /// The maximum number of conclusions about one line.
  private static let most = 2

  /// The conclusions of reducers, in order, as they are shown: unsettled facts first, without
  /// duplicates and without those that another conclusion explains.
  static func told(_ reducers: [any EventReducer], in scene: Scene) -> [EventConclusion] {
    var found = reducers.flatMap { $0.conclusions(in: scene) }
    // A view that is in no window is reported alone.
    if found.contains(where: \.isStrayHit) { found.removeAll(where: \.isMissed) }
    // An unhandled event is reported only if there is no other conclusion.
    if found.count > 1 { found.removeAll(where: \.isUnhandled) }
    found = found.filter(\.isUnsettled) + found.filter { !$0.isUnsettled }
    var seen: Set<EventConclusion> = []
    return Array(found.filter { seen.insert($0).inserted }.prefix(most))
  }

  private var isStrayHit: Bool { if case .strayHit = self { true } else { false } }
  private var isMissed: Bool { if case .missed = self { true } else { false } }
  private var isUnhandled: Bool { if case .unhandled = self { true } else { false } }
}

/// Detects that the touch of a line did not reach the view that the line named.
struct MissWatch: EventReducer {
  private var hasHit = false

  mutating func take(_ fact: EventFact, in scene: Scene) {
    if case .hit = fact { hasHit = true }
  }

  func conclusions(in scene: Scene) -> [EventConclusion] {
    guard hasHit, let (view, _) = EventExplainer(scene).missed else { return [] }
    return [
      .missed(
        view: scene.explainedName(of: view), hit: scene.recorder.stories.touches.first?.view)
    ]
  }
}

/// Detects that no receiver requested the events of a remote control (FR-14).
struct RemoteControlWatch: EventReducer {
  private var isUnheard = false

  mutating func take(_ fact: EventFact, in scene: Scene) {
    switch fact {
    case .happened(.queued(.remoteControl)): isUnheard = true
    case .willSend(.remoteControlReceived, _, _): isUnheard = false
    default: break
    }
  }

  func conclusions(in scene: Scene) -> [EventConclusion] { isUnheard ? [.remoteUnasked] : [] }
}
