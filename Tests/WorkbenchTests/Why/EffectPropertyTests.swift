import Records
import Scenes
import SeededRandom
import Testing
import UIKitModel
import Workbench

/// Scenes by chance, in which a gesture did not do what was wanted: every line that `why` offers
/// has an effect on what it is offered for, when it is typed and the gesture is repeated.
@Suite struct EffectPropertyTests {
  /// Lines of which each adds something that takes touches.
  nonisolated private static let pieces = [
    "gesture tap away on root", "gesture tap single on pad",
    "gesture tap double on pad numberOfTapsRequired 2", "gesture pan slide on pad",
    "gesture longpress hold on pad", "gesture swipe throw on pad direction left",
    "set away.isEnabled false", "set pad.isUserInteractionEnabled false", "on pad touches",
    "on away shouldReceiveTouch return false", "on slide shouldBegin return false",
    "set roll.delaysContentTouches false", "set roll.canCancelContentTouches false",
    "set ok.isEnabled false", "target ok touchUpInside do print(1)", "on ok touches",
    "gesture pan over on roll", "set away.delaysTouchesBegan true",
    "root.addGestureRecognizer(single)", "set away.numberOfTouchesRequired 2",
    "set hold.minimumPressDuration 2", "set throw.direction right",
  ]

  nonisolated private static let gestures = [
    "tap pad", "tap pad times 2\nwait 1", "tap ok", "drag ok by 0 -90", "drag pad by 0 -60",
    "longpress pad for 0.3", "drag pad by 80 0 over 0.1",
  ]

  @Test("Every offer of why has its effect", arguments: 0..<30)
  func effect(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let session = session(after: [
      "add view pad 20 40 200 200", "add scroll roll 0 300 390 400 contentSize 390x2000",
      "add button ok 40 120 200 44 in roll",
    ])
    // A piece that names what this scene does not have is skipped.
    for piece in Self.pieces.shuffled(using: &random).prefix(7) { _ = session.refusal(of: piece) }
    let gesture = (Self.gestures.randomElement(using: &random) ?? "").split(separator: "\n")
      .map(String.init)
    session.mustRun(gesture)
    let names =
      session.scene.order.filter { session.scene.object(named: $0) is UIView }
      + session.scene.order.filter { session.scene.object(named: $0) is UIGestureRecognizer }
    for name in names {
      for case .eventWhy(let why) in try session.run("why \(name)") {
        for finding in why.findings {
          for cure in finding.cures {
            let place = "seed \(seed), why \(name): \(cure.line)"
            if cure.purpose.isMeasured {
              try check(cure, of: finding, gesture, in: session, place)
            } else if cure.purpose.endsReason {
              try checkReason(of: finding, after: cure, gesture, in: session, place)
            }
          }
        }
      }
    }
  }

  private func check(
    _ cure: EventCure, of finding: EventFinding, _ gesture: [String], in session: Session,
    _ place: String
  ) throws {
    func effect() -> Int? {
      let explainer = EventExplainer(session.scene)
      if cure.purpose == .own { return explainer.recognizing }
      return explainer.stories.object(finding.subject, in: session.scene).map(explainer.effect)
    }
    let before = try #require(effect())
    let count = session.journal.count
    session.mustRun([cure.line] + EventExplainer(session.scene).restoring + gesture)
    let after = try #require(effect())
    switch cure.purpose {
    case .wait, .onlyItself: #expect(after < before, "\(place)")
    default: #expect(after > before, "\(place)")
    }
    _ = try session.undo(session.journal.count - count)
  }

  /// After the line and the same gesture the reason is gone, or the subject does more than before.
  private func checkReason(
    of finding: EventFinding, after cure: EventCure, _ gesture: [String], in session: Session,
    _ place: String
  ) throws {
    func measured() throws -> (effect: Int, reasons: [EventReason]) {
      let explainer = EventExplainer(session.scene)
      let object = try #require(explainer.stories.object(finding.subject, in: session.scene))
      return (explainer.effect(on: object), explainer.findings(about: object).map(\.reason))
    }
    let before = try measured()
    let count = session.journal.count
    session.mustRun([cure.line] + EventExplainer(session.scene).restoring + gesture)
    let after = try measured()
    #expect(after.effect > before.effect || !after.reasons.contains(finding.reason), "\(place)")
    _ = try session.undo(session.journal.count - count)
  }
}

extension EventCure.Purpose {
  /// Whether the effect of the same gesture on the subject is another one after the line.
  fileprivate var isMeasured: Bool {
    switch self {
    case .both, .prefer, .wait, .onlyItself, .leaveOut, .own: true
    default: false
    }
  }

  /// Whether the reason for which the line is offered is not one any more after it.
  fileprivate var endsReason: Bool {
    switch self {
    case .mend, .atOnce, .unasked, .withoutCode: true
    default: false
    }
  }
}
