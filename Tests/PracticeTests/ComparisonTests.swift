import Foundation
import Practice
import Records
import Rendering
import Testing

/// The comparisons of an exercise besides the owners of points, and the wording of differences.
@Suite struct ComparisonTests {
  // MARK: The log

  /// A control that sends its action when the finger is lifted.
  private let rating = MadeExercise(
    submission: "{ file: Stars.swift, class: Stars, inherits: UIControl }",
    compare: """

      - as: log
        of: [stars]
        play: |
          drag stars by 100 0
          drag stars by -50 0
      """.indented,
    more: """
      variations:
        - { id: off, points: 0, do: "set stars.isEnabled false" }
      """,
    scene: "add Stars stars 45 200 300 60\ntarget stars valueChanged",
    solution: Self.stars("override func endTracking", "(_ t: UITouch?, with e: UIEvent?)"),
    starter: "class Stars: UIControl {}",
    mistakes: [
      "early": Self.stars(
        "override func beginTracking", "(_ t: UITouch, with e: UIEvent?) -> Bool", "return true")
    ])

  private static func stars(_ name: String, _ signature: String, _ end: String = "") -> String {
    """
    class Stars: UIControl {
      \(name)\(signature) {
        sendActions(for: .valueChanged)
        \(end)
      }
    }
    """
  }

  @Test("An answer that sends what the solution sends is right, however it does it")
  func sameLog() throws {
    let answer = """
      class Stars: UIControl {
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
          super.endTracking(touch, with: event)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesEnded(touches, with: event)
          guard isEnabled else { return }
          for event in [UIControl.Event.valueChanged] { sendActions(for: event) }
        }
      }
      """
    let verdict = try rating.verdict(on: answer)
    #expect(verdict.outcome == .right, "\(shown(.verdict(verdict)))")
  }

  @Test("What is sent at another time is called by the name of the mistake, beside both logs")
  func mistakeByLog() throws {
    let answer = """
      class Stars: UIControl {
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          sendActions(for: .valueChanged)
          return super.beginTracking(touch, with: event)
        }
      }
      """
    let verdict = try rating.verdict(on: answer)
    #expect(verdict.outcome == .wrong)
    #expect(verdict.finding?.mistake?.name.en == "early")
    let text = shown(.verdict(verdict))
    #expect(text.contains("drag stars by 100 0"))
    #expect(text.contains("yours") && text.contains("expected") && text.contains("▸"), "\(text)")
  }

  @Test("What nobody has named is measured in the two logs")
  func measuredLog() throws {
    let twice = """
      class Stars: UIControl {
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
          sendActions(for: .valueChanged)
          sendActions(for: .valueChanged)
        }
      }
      """
    let verdict = try rating.verdict(on: twice)
    #expect(verdict.finding?.mistake == nil)
    #expect(
      shown(.verdict(verdict)).contains("comes 4 times, and should come twice"),
      "\(shown(.verdict(verdict)))")
    let starter = try rating.verdict(on: "class Stars: UIControl {}")
    #expect(starter.finding?.facts?.diagnoses == [.asBefore])
    #expect(starter.points == 0)
  }

  @Test("An answer that changes something else is not told that it changes nothing")
  func notAsBefore() throws {
    var both = rating
    both.compare += "\n- { as: geometry, of: [stars] }".indented
    let moving = """
      class Stars: UIControl {
        override func didMoveToSuperview() { center.x += 10 }
      }
      """
    let facts = try #require(both.verdict(on: moving).finding?.facts)
    #expect(facts.kind == .log)
    #expect(!facts.diagnoses.contains(.asBefore))
    let nothing = try #require(both.verdict(on: "class Stars: UIControl {}").finding?.facts)
    #expect(nothing.diagnoses == [.asBefore])
  }

  @Test("What is only false names a mistake where no other one fails so, or its own code")
  func falseExpressions() throws {
    var tagged = MadeExercise(
      compare: "{ as: owners }",
      parts: "[{ id: tag, points: 100, check: \"expect box.tag == 5\" }]",
      solution: Self.box(tag: 5), starter: Self.box(tag: 0),
      mistakes: ["six": Self.box(tag: 6)])
    #expect(try tagged.verdict(on: Self.box(tag: 8)).finding?.mistake?.name.en == "six")
    tagged.mistakes["seven"] = Self.box(tag: 7)
    #expect(try tagged.verdict(on: Self.box(tag: 8)).finding?.mistake == nil)
    #expect(try tagged.verdict(on: Self.box(tag: 6)).finding?.mistake?.name.en == "six")
    #expect(try tagged.verdict(on: Self.box(tag: 7)).finding?.mistake?.name.en == "seven")
  }

  private static func box(tag: Int) -> String {
    "class Box: UIView {\n  override func didMoveToSuperview() { tag = \(tag) }\n}\n"
  }

  // MARK: Order, chain, geometry

  @Test("The order in which views are asked is compared at points")
  func order() throws {
    let made = MadeExercise(
      compare: "{ as: order, at: [150 150] }",
      scene: "add Box box 100 100 100 100\nadd view a 0 0 9 9 in box\nadd view b 0 0 9 9 in box",
      solution: """
        class Box: UIView {
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            for child in subviews { _ = child.hitTest(convert(point, to: child), with: event) }
            return self
          }
        }
        """)
    let verdict = try made.verdict(on: "class Box: UIView {}")
    let facts = try #require(verdict.finding?.facts)
    #expect(facts.kind == .order && facts.subject == "150 150")
    #expect(facts.expected.suffix(2) == ["a", "b"])
    #expect(facts.actual.suffix(2) == ["b", "a"])
    #expect(try made.verdict(on: made.solution).outcome == .right)
  }

  @Test("The responder chain is compared from an object on")
  func chain() throws {
    let made = MadeExercise(
      compare: "{ as: chain, of: [box] }", scene: "add view a 0 0 9 9\nadd Box box 100 100 100 100",
      solution: "class Box: UIView { override var next: UIResponder? { window } }")
    #expect(try made.verdict(on: made.solution).outcome == .right)
    let verdict = try made.verdict(on: made.starter)
    #expect(verdict.finding?.facts?.actual.prefix(2) == ["box", "root"])
    #expect(verdict.finding?.facts?.expected.prefix(2) == ["box", "window"])
  }

  @Test("Geometry is compared after gestures: a view that follows the finger")
  func geometry() throws {
    let made = MadeExercise(
      compare: "{ as: geometry, of: [box], play: drag box by 50 70 }",
      solution: """
        class Box: UIView {
          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            let now = touch.location(in: superview), old = touch.previousLocation(in: superview)
            center = CGPoint(x: center.x + now.x - old.x, y: center.y + now.y - old.y)
          }
        }
        """)
    let byFrame = """
      class Box: UIView {
        private var grip = CGPoint.zero
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          grip = touches.first!.location(in: self)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          let point = touches.first!.location(in: superview)
          frame.origin = CGPoint(x: point.x - grip.x, y: point.y - grip.y)
        }
      }
      """
    #expect(try made.verdict(on: byFrame).outcome == .right)
    let verdict = try made.verdict(on: made.starter)
    #expect(verdict.finding?.facts?.diagnoses == [.asBefore])
    #expect(verdict.finding?.facts?.rows.contains { $0.expected == "center = 200 220" } ?? false)
  }

  // MARK: What is shown

  @Test("A part that shows only its verdict shows no facts, in text and in JSON")
  func hiddenFacts() throws {
    var made = rating
    made.parts = "[{ id: all, points: 100, check: log, show: hidden }]"
    let verdict = try made.verdict(on: "class Stars: UIControl {}")
    #expect(verdict.finding?.facts == nil && verdict.finding?.part == "hidden-1")
    let json = JSONRenderer.object(verdict)
    #expect(!json.contains("valueChanged"), "\(json)")
    #expect(!shown(.verdict(verdict)).contains("valueChanged"))
  }
}

extension String {
  /// Two columns farther right, as a value in YAML is.
  fileprivate var indented: String { replacing("\n", with: "\n  ") }
}
