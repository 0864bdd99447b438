import Records
import Scenes
import UIKitModel

/// Tries the lines that are offered after an event: each is typed into a copy of the scene, and the
/// gesture is repeated. Lines that are rejected, or change nothing, are not offered.
struct CureTrial {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// The maximum number of lines that are tried for one answer; those beyond are not offered.
  private static let mostTries = 16
  /// The maximum length of a gesture that is repeated, in lines.
  private static let longestGesture = 20

  /// The findings with the lines that work.
  func tried(_ why: EventWhy) throws -> EventWhy {
    // A copy is being made, whose answers are not read.
    guard !session.isReplaying else { return why }
    var left = Self.mostTries
    let findings = try why.findings.map { finding in
      let cures = try finding.cures.filter { cure in
        if session.isInterrupted() { throw Problem.interrupted }
        left -= 1
        return left >= 0 && holds(cure, for: finding)
      }
      return EventFinding(finding.subject, at: finding.time, finding.reason, cures)
    }
    return EventWhy(asked: why.asked, act: why.act, findings: findings, isOutdated: why.isOutdated)
  }

  private func holds(_ cure: EventCure, for finding: EventFinding) -> Bool {
    let gesture = session.scene.acting.lines
    let repeats = cure.purpose.isForNextTime && gesture.count <= Self.longestGesture
    let modes = session.modes
    defer { session.modes = modes }
    let holds = try? session.onReplay(adding: [cure.line] + (repeats ? gesture : [])) {
      () -> Bool in
      let scene = session.scene
      // A gesture that needs more lines to end has a separate line for that.
      guard repeats || cure.purpose == .gesture, !scene.application.hasFingersDown else {
        return true
      }
      let explainer = EventExplainer(scene)
      guard let object = explainer.stories.object(finding.subject, in: scene) else { return true }
      return !explainer.findings(about: object).contains { $0.reason == finding.reason }
    }
    return holds ?? false
  }
}

extension EventCure.Purpose {
  /// Whether the line changes the result of the same gesture when it is repeated.
  fileprivate var isForNextTime: Bool {
    switch self {
    case .mend, .leaveOut, .fallThrough, .both, .prefer, .ownRows, .unasked, .withoutCode, .settle:
      true
    // A recognizer of the view's own changes nothing for the one that was refused.
    case .own, .goOn, .gesture, .look: false
    }
  }
}

extension UIApplication {
  fileprivate var hasFingersDown: Bool { !fingersDown.isEmpty }
}
