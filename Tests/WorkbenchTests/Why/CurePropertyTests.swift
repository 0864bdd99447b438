import Foundation
import Records
import Scenes
import SeededRandom
import Testing
import UIKitModel
import Workbench

/// Random deaf views: every cure that is offered is typed, and the view must then be hit.
@Suite struct CurePropertyTests {
  /// The kinds of causes that occurred, and those of them without a cure.
  private struct Tally {
    var met: [String: Int] = [:]
    var uncured: [String: [String]] = [:]
    var cures = 0

    mutating func add(_ record: WhyRecord, isInView: Bool, _ scene: String) {
      let kind = record.cause.kind
      met[kind, default: 0] += 1
      cures += record.cures.count
      // Where the view is not, no line that fixes it brings the touch.
      if case .ownCode = record.cause, !isInView { return }
      let isExplained = record.remarks.contains { $0.isCodeBehind }
      if record.cures.isEmpty, !record.cause.isReached, !isExplained {
        uncured[kind, default: []].append(scene)
      }
    }
  }

  /// Causes that no line fixes: the point is elsewhere, or the learner's code decides.
  nonisolated private static let incurable: Set<String> = ["outsideItself", "script"]

  @Test("Every cure that is offered is typed, the view is hit, and undo takes it back")
  func curesHelp() {
    var tally = Tally()
    for seed in 1...100 as ClosedRange<UInt64> { check(seed, &tally) }
    #expect(tally.cures > 400, "\(tally.cures)")
    for kind in Self.expected {
      #expect(tally.met[kind, default: 0] > 0, "\(kind): \(tally.met[kind, default: 0])")
    }
    for (kind, scenes) in tally.uncured.sorted(by: { $0.key < $1.key })
    where !Self.incurable.contains(kind) {
      let share = Double(scenes.count) / Double(tally.met[kind, default: 1])
      #expect(share < 0.05, "\(kind): \(scenes.count) without a cure, \(scenes.prefix(6))")
    }
  }

  /// The causes that these scenes must have, lest the test prove nothing.
  nonisolated private static let expected = [
    "refuses", "ancestorRefuses", "covered", "drawnInFront", "otherWindow", "ownCode",
    "outsideAncestor", "emptyAncestor", "notInWindow", "singularTransform", "script",
    "hitButDisabled", "offScreen",
  ]

  private func check(_ seed: UInt64, _ tally: inout Tally) {
    var random = DeafScenes(seed: seed)
    let (lines, views) = random.scene()
    let session = freshSession()
    // Lines that are impossible for some class are skipped.
    for line in lines { _ = try? session.run(line) }
    for view in views where session.scene.object(named: view) is UIView {
      let question =
        UInt64.random(in: 0..<2, using: &random) == 0
        ? "why \(view)" : "why \(view) at \(random.point())"
      let scene = "seed \(seed), \(question)"
      let before = session.picture
      let count = session.journal.count
      guard case .why(let record)? = try? session.run(question).last else {
        Issue.record("\(scene): no answer")
        continue
      }
      #expect(session.picture == before, "\(scene) changed the scene")
      #expect(session.journal.count == count, "\(scene) was journaled")
      let asked = session.scene.object(named: view) as? UIView
      let isInView = record.ownPoint.map { asked?.bounds.contains($0) ?? false } ?? true
      tally.add(record, isInView: isInView, scene)
      for cure in record.cures { apply(cure, to: view, session, scene, before) }
    }
  }

  private func apply(
    _ cure: Cure, to view: String, _ session: Session, _ scene: String, _ before: String
  ) {
    let place = "\(scene): \(cure.lines.joined(separator: "; "))"
    let count = session.journal.count
    for line in cure.lines {
      if let refusal = session.refusal(of: line) { Issue.record("\(place): \(refusal)") }
    }
    let asked = session.scene.object(named: view) as? UIView
    let hit = HitTestQuestion(session.scene, at: cure.point).result
    if let asked, let hit, hit.isDescendant(of: asked) {
      #expect(!(hit === asked && (hit as? UIControl)?.isEnabled == false), "\(place): is disabled")
    } else {
      let name = hit.map { session.scene.objectName($0).text } ?? "nobody"
      Issue.record("\(place): \(name) is hit at \(cure.point)")
    }
    #expect(session.journal.count == count + cure.lines.count, "\(place): not every line counted")
    guard (try? session.undo(session.journal.count - count)) != nil else {
      Issue.record("\(place): undo failed")
      return
    }
    #expect(session.picture == before, "\(place): undo left something behind")
  }
}

extension WhyRemark {
  /// Whether it says why no line is offered.
  fileprivate var isCodeBehind: Bool {
    if case .codeBehind = self { return true }
    return false
  }
}

extension WhyCause {
  /// The name of the case.
  var kind: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }

  /// Whether the touch goes to the view or into it.
  var isReached: Bool { ["hit", "subviewHit"].contains(kind) }
}
