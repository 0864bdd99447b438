import EventVocabulary
import Foundation
import Records
import Rendering
import Rulebook
import Testing

/// The vocabulary of events: every kind once, and equal for live objects and for names.
@Suite struct EventVocabularyTests {
  private static let pad = ObjectName("pad", className: "UIView")
  private static let tap = ObjectName("away", className: "UITapGestureRecognizer", role: .tap)
  private static let message = SentMessage(
    name: "touchesBegan", receiver: pad, isForRecognizer: false, answerer: .native, passesOn: false)

  /// One of each kind.
  private static let kinds: [EventStep.Kind] = [
    .queued(.fingers([FingerChange(1, .up)])),
    .hitTest(finger: 1, point: .zero, view: pad, asked: 3), .ignored(finger: 1, .inactive),
    .sendEvent(pad), .message(message), .refusedTouch(recognizer: tap, .delegate),
    .state(recognizer: tap, from: .possible, to: .ended, .lifted),
    .refusedState(recognizer: tap, .changed), .waits(recognizer: tap, for: tap),
    .gestureAction(recognizer: tap, targets: 1), .reset(recognizer: tap),
    .held(finger: 1, view: pad, isEnd: false, by: tap), .released(finger: 1, view: pad),
    .withheld(finger: 1, view: pad, .leftWindow), .stopsTracking(control: pad, .disabled),
    .cancels(fingers: [1], view: pad, .system),
    .controlEvents(control: pad, ["touchDown"], isHeard: true, outside: nil),
    .asked(tap, message: "shouldBegin", by: .line("true"), answer: true),
    .action(selector: "save", from: pad, to: nil), .line(nil, of: pad), .closure(of: pad),
    .targetGone(selector: "save", of: pad), .firstResponder(pad),
    .inputViews(ShownInput(input: .keyboard, accessory: nil)),
    .keyCommand(of: pad, action: "save"), .offersUndo(action: "Move"),
    .statusBar(.several([pad])), .ran(.timer(seconds: 1, repeats: false)),
    .animates([pad], .ends), .pops(pad, .finishes),
    .dismisses(pad, .begins), .scrolled(pad, .began),
    .row(pad, of: pad, .chosen),
    .printed("hello"),
    .lifeCycle(.sceneDidBecomeActive, to: pad, isHeard: true, scene: 2),
  ]

  @Test func `Every kind has one keyword, which is its key in JSON`() throws {
    var left = Set(EventKeyword.allCases)
    for kind in Self.kinds {
      let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(kind))
      let keys = try #require((json as? [String: Any])?.keys)
      #expect(Array(keys) == [kind.facts.keyword.rawValue])
      #expect(left.remove(kind.facts.keyword) != nil)
    }
    #expect(left.isEmpty, "without an example: \(left)")
  }

  @Test func `Other words for who is meant change nothing else`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for kind in Self.kinds {
      #expect(try encoder.encode(kind.map { $0 }) == encoder.encode(kind))
      let renamed = kind.map { ObjectName($0.text + "2", className: $0.className, role: $0.role) }
      let names = kind.facts.objects.map { $0?.text }
      #expect(renamed.facts.objects.map { $0?.text } == names.map { $0.map { $0 + "2" } })
      #expect(renamed.facts.keyword == kind.facts.keyword)
    }
  }

  @Test func `Every kind is found by the names in it, and its first field names it`() {
    for kind in Self.kinds {
      let facts = kind.facts
      #expect(!facts.fields.isEmpty)
      for object in facts.objects.compactMap(\.self) {
        #expect(facts.speaks(of: object.text.lowercased()))
      }
    }
  }

  @Test func `Every rule that a kind names is in the rulebook`() {
    for rule in Self.kinds.flatMap(\.facts.rules) {
      #expect(Rulebook.rule(RuleID(rawValue: rule)) != nil, "\(rule)")
    }
  }
}
