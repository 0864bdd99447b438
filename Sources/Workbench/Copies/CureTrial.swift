import EventVocabulary
import Records
import Scenes
import UIKitModel

/// Tries the lines that are offered after an event: each is typed into a copy of the scene, and the
/// gesture is repeated. Lines that are rejected, or have no effect on what was asked, are not
/// offered.
struct CureTrial {
  private let session: Session
  /// The object of the question; nil for the event as a whole.
  private let asked: ObjectName?

  init(_ session: Session, asked: ObjectName? = nil) {
    self.session = session
    self.asked = asked
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
    let trial = CureTrial(session, asked: why.asked)
    let isScrollAsked = why.findings.contains {
      $0.reason.isAboutScrolling && $0.subject == why.asked
    }
    let findings = try why.findings.map { finding in
      let cures = try finding.cures.filter { cure in
        if session.isInterrupted() { throw Problem.interrupted }
        left -= 1
        return left >= 0 && trial.holds(cure, for: finding, isScrollAsked: isScrollAsked)
      }
      return EventFinding(finding.subject, at: finding.time, finding.reason, cures)
    }
    return EventWhy(asked: why.asked, act: why.act, findings: findings, isOutdated: why.isOutdated)
  }

  private func holds(_ cure: EventCure, for finding: EventFinding, isScrollAsked: Bool) -> Bool {
    let gesture = session.scene.acting.lines
    let repeats = cure.purpose.isForNextTime && gesture.count <= Self.longestGesture
    let modes = session.modes
    defer { session.modes = modes }
    let explainer = EventExplainer(session.scene)
    let before = EffectMeasure(explainer, finding, cure, asked: isScrollAsked ? asked : nil)
    // A gesture that is not over is ended first, so that it can begin again.
    let down = session.scene.application.fingersDown
    let ending =
      repeats && cure.purpose == .atOnce && !down.isEmpty
      ? [down.map { "\($0) cancel" }.joined(separator: " & ")].map { "touch \($0)" } + ["wait 2"]
      : []
    let lines =
      ending + (repeats ? explainer.restoring : []) + [cure.line] + (repeats ? gesture : [])
    let holds = try? session.onReplay(adding: lines) { () -> Bool in
      let scene = session.scene
      guard repeats || cure.purpose == .gesture else { return true }
      let explainer = EventExplainer(scene)
      if let before, let after = EffectMeasure(explainer, finding, cure, asked: before.asked) {
        return after.fulfils(cure.purpose, since: before)
      }
      // A gesture that needs more lines to end has a separate line for that.
      guard scene.application.fingersDown.isEmpty else { return true }
      guard let object = explainer.stories.object(finding.subject, in: scene) else { return true }
      return !explainer.findings(about: object).contains { $0.reason == finding.reason }
    }
    return holds ?? false
  }
}

/// The effect of an event on the subject of a finding, before and after a line was typed.
private struct EffectMeasure {
  /// The scroll view in question, if it should scroll.
  let asked: ObjectName?
  private let effect: Int
  private let askedEffect: Int?
  /// The effect on the other recognizer, and the number of all that recognized.
  private let other: Int
  private let recognizing: Int

  /// nil for a finding whose effect is not a number: there the reason has to be gone.
  init?(
    _ explainer: EventExplainer, _ finding: EventFinding, _ cure: EventCure, asked: ObjectName?
  ) {
    guard let effect = explainer.effect(of: finding, for: cure.purpose) else { return nil }
    self.asked = asked
    self.effect = effect
    askedEffect = asked.flatMap { explainer.object($0) }.map(explainer.effect)
    other =
      finding.reason.otherRecognizer.flatMap { explainer.object($0) }.map(explainer.effect) ?? 0
    recognizing = explainer.recognizing
  }

  /// Whether a line had the effect that it is offered for.
  func fulfils(_ purpose: EventCure.Purpose, since before: EffectMeasure) -> Bool {
    if let asked = askedEffect, asked <= before.askedEffect ?? 0 { return false }
    switch purpose {
    case .wait: return effect < before.effect && other >= before.other
    case .onlyItself: return effect == 0
    case .own: return recognizing > before.recognizing
    case .both: return effect > before.effect && other >= before.other
    default: return effect > before.effect
    }
  }
}

extension EventExplainer {
  fileprivate func object(_ name: ObjectName) -> ModelObject? { stories.object(name, in: scene) }

  /// The effect on the subject of a finding; nil if it is not a number, or a line for it has
  /// another purpose than more or less of it.
  fileprivate func effect(of finding: EventFinding, for purpose: EventCure.Purpose) -> Int? {
    switch purpose {
    case .fallThrough, .settle, .goOn, .look, .ownRows: return nil
    case .gesture where !finding.reason.isOfRecognizer: return nil
    default: break
    }
    switch finding.reason {
    case .rowNotChosen(let row, _), .rowChosen(let row, _, _): return effect(onRow: row)
    case .recognized where purpose != .onlyItself: return nil
    case .tookTouch, .keptTouch, .scrolledAway, .keptByScrollView, .stillHeld, .disabled, .unheard,
      .ownCode, .ownCodeAtEnd, .notTracked, .unhandled, .didNotScroll, .recognized, .didNotWait,
      .failed, .refusedBegin, .refusedTouch, .movedToAnotherView:
      return object(finding.subject).map(effect)
    default: return nil
    }
  }
}

extension EventReason {
  fileprivate var isAboutScrolling: Bool {
    if case .didNotScroll = self { true } else { false }
  }

  fileprivate var isOfRecognizer: Bool {
    switch self {
    case .failed, .refusedBegin, .refusedTouch: true
    default: false
    }
  }

  /// The recognizer that recognized in its stead.
  fileprivate var otherRecognizer: ObjectName? {
    switch self {
    case .failed(.prevented(let other), _), .didNotWait(_, let other, _),
      .didNotScroll(_, .prevented(let other), _):
      other
    default: nil
    }
  }
}

extension EventCure.Purpose {
  /// Whether the line changes the result of the same gesture when it is repeated.
  fileprivate var isForNextTime: Bool {
    switch self {
    case .mend, .leaveOut, .fallThrough, .both, .prefer, .ownRows, .unasked, .withoutCode, .settle,
      .wait, .onlyItself, .atOnce, .own:
      true
    case .goOn, .gesture, .look: false
    }
  }
}
