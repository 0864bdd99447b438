import Foundation
import Practice
import Records
import SeededRandom
import Testing

/// That verdicts say of answers only what is so, and that known mistakes do not pass.
@Suite struct FairNamingTests {
  private func verdict(_ exercise: String, _ code: String) throws -> Verdict {
    let grader = try graders.grader(exercise)
    let file = grader.exercise.submission.file
    return grader.judge([Code(file: file, text: code)], name: file)
  }

  /// The solution or another file of an exercise with one thing changed.
  private func changed(
    _ exercise: String, _ file: String, _ from: String, _ to: String
  ) throws -> Verdict {
    let text = try Code.file(file, of: graders.grader(exercise).exercise).text
    try #require(text.contains(from))
    return try verdict(exercise, text.replacing(from, with: to))
  }

  private func round(_ body: String) throws -> Verdict {
    try verdict(
      "circular-button",
      """
      class RoundButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          \(body)
          return hypot(point.x - bounds.midX, point.y - bounds.midY)
            <= min(bounds.width, bounds.height) / 2
        }
      }
      """)
  }

  // MARK: Starters without changes

  @Test(
    "The starter as it is handed out is called nothing else",
    arguments: Sample.of(await ExerciseLibrary(content).names, count: 6)
  )
  func starterIsNoMistake(_ exercise: String) throws {
    let text = try Code.file(
      graders.grader(exercise).exercise.starter, of: graders.grader(exercise).exercise
    ).text
    let isListed = try graders.grader(exercise).exercise.mistakes.contains { mistake in
      try mistake.files.contains { file in
        try Code.file(file, of: graders.grader(exercise).exercise).text == text
      }
    }
    #expect(try isListed || verdict(exercise, text).finding?.mistake == nil)
    #expect(try isListed || verdict(exercise, "// mine\n" + text).finding?.mistake == nil)
  }

  @Test("Code that changes nothing about the starter is not called what only resembles it")
  func unchangedBehaviour() throws {
    let verdict = try verdict(
      "enlarge-per-edge",
      """
      class EdgeButton: UIButton {
        var extraTouch = UIEdgeInsets.zero
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          return bounds.contains(point)
        }
      }
      """)
    #expect(verdict.finding?.mistake?.name.en != "super refuses outside the bounds")
  }

  // MARK: What the solution does, too

  @Test("Being touched outside of the bounds is not a fault where the task asks for it")
  func outsideIsTheTask() throws {
    let swapped = try changed(
      "enlarge-per-edge", "solution.swift", "bounds.minX - extraTouch.left",
      "bounds.minX - extraTouch.right")
    #expect(swapped.outcome != .right)
    let conduct = swapped.finding?.conduct ?? []
    #expect(!conduct.contains { if case .outside = $0 { true } else { false } }, "\(conduct)")
  }

  @Test("Returning a control that answered nil is not a fault where the solution does so")
  func discardingIsTheTask() throws {
    let nearest = try changed(
      "minimum-44", "solution.swift", "subviews.reversed() {",
      "subviews.sorted(by: { $0.center.x < $1.center.x }) {")
    #expect(nearest.outcome != .right)
    let conduct = nearest.finding?.conduct ?? []
    #expect(!conduct.contains { if case .discards = $0 { true } else { false } }, "\(conduct)")
  }

  @Test("Who returns a view that it lies in is told so, and not the one that asked it (HT-5)")
  func returnsTheSuperview() throws {
    let verdict = try changed(
      "rewrite-hittest", "solution.swift",
      "guard self.point(inside: point, with: event) else { return nil }",
      "guard self.point(inside: point, with: event) else { return superview }")
    let conduct = verdict.finding?.conduct ?? []
    #expect(conduct.contains(.returnsAbove(by: "sheet", returned: "panel")), "\(conduct)")
    #expect(!conduct.contains { if case .discards = $0 { true } else { false } }, "\(conduct)")
  }

  // MARK: Known mistakes

  @Test(
    "A mistake with the same touches is not named of code that answers in another way",
    arguments: [
      ("for view in subviews { _ = view.hitTest(convert(point, to: view), with: event) }", true),
      ("if bounds.contains(point) { return superview }", false), ("", false),
    ])
  func manner(_ body: String, _ isNamed: Bool) throws {
    func box(_ body: String) -> String {
      """
      class Box: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          \(body)
          return nil
        }
      }
      """
    }
    let ask = "subviews[0].hitTest(convert(point, to: subviews[0]), with: event)"
    let exercise = MadeExercise(
      compare: "{ as: owners }",
      scene: "add Box box 100 100 100 100\nadd view inner 20 20 60 60 in box",
      solution: box("if let hit = \(ask) { return hit }"), starter: "class Box: UIView {}",
      mistakes: ["drops": box("let hit = \(ask)\n    if hit != nil { return nil }")])
    let finding = try exercise.verdict(on: box(body)).finding
    #expect(finding?.difference?.pairs.map(\.actual) == ["root"])
    #expect((finding?.mistake?.name.en == "drops") == isNamed)
  }

  @Test(
    "The superview in place of nil is a mistake: a view behind gets nothing (HT-5)",
    arguments: ["circular-button", "enlarged-tap-area", "circular-image"])
  func superviewForNil(_ exercise: String) throws {
    let file = exercise == "circular-image" ? "solution.swift" : "solutions/hit-test.swift"
    let verdict = try changed(exercise, file, "? self : nil", "? self : superview")
    #expect(!verdict.isPassed)
    #expect(verdict.finding?.mistake?.file == "mistakes/returns-superview.swift")
  }

  nonisolated private static let switches = [
    ("circular-button", "solutions/hit-test.swift", "!isHidden, "),
    ("circular-button", "solutions/hit-test.swift", "isUserInteractionEnabled, "),
    ("circular-button", "solutions/hit-test.swift", ", alpha >= 0.01"),
    ("enlarged-tap-area", "solutions/hit-test.swift", "!isHidden, isUserInteractionEnabled, "),
    ("enlarged-tap-area", "solutions/hit-test.swift", ", alpha >= 0.01"),
    ("out-of-bounds", "solution.swift", "!isHidden, "),
    ("find-the-bug-coordinates", "solution.swift", ", close.alpha >= 0.01"),
  ]

  @Test("An answer that forgets a switch which the task names does not pass", arguments: switches)
  func forgottenSwitch(_ exercise: String, _ file: String, _ left: String) throws {
    let verdict = try changed(exercise, file, left, "")
    #expect(!verdict.isPassed)
    #expect(verdict.finding?.mistake != nil)
  }

  @Test("A known mistake does not pass where the mark is low, and what that costs is told")
  func withheld() throws {
    let always = """
      class Box: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          bounds.contains(point) ? self : nil
        }
      }
      """
    let made = MadeExercise(
      parts: "[{ id: all, points: 90, check: map }]",
      more: """
        variations:
          - id: off
            title: { en: interaction off, zh-Hans: 关闭交互 }
            points: 10
            do: set box.isUserInteractionEnabled false
        """,
      mistakes: ["always": always])
    let verdict = try made.verdict(on: always)
    #expect(!verdict.isPassed && verdict.points == verdict.passesAt - 1)
    #expect(verdict.withheld == 90 - verdict.points)
    #expect(shown(.verdict(verdict)).contains("With a known mistake no answer passes"))
  }

  @Test(
    "Who changes something while it is asked has not passed, however small that is (HT-23)",
    arguments: ["tag += 1", "alpha = 1"])
  func smallThing(_ change: String) throws {
    let verdict = try round(change)
    #expect(!verdict.isPassed && verdict.points == 99 && verdict.withheld == nil)
    #expect(verdict.finding?.sideEffect != nil)
  }

  @Test("A mistake is not named for a check where it is wrong before and the answer is not")
  func rightBefore() throws {
    let unwritten = try changed(
      "back-after-a-kill", "solution.swift", "Disk.shared.write(text)", "Disk.shared.text = text")
    #expect(unwritten.parts.filter { $0.outcome == .wrong }.map(\.id) == ["sparing", "random"])
    #expect(unwritten.finding?.mistake == nil)
    let turned = try changed(
      "open-the-door", "solution.swift", "rotationAngle: angle", "rotationAngle: abs(angle)")
    #expect(turned.parts.filter { $0.outcome == .wrong }.map(\.id) == ["shut"])
    #expect(turned.finding?.mistake == nil)
  }

  @Test("A getter that says false is called so, and not a clear background")
  func getter() throws {
    let verdict = try verdict(
      "never-hit",
      """
      class Watermark: UIView {
        override var isUserInteractionEnabled: Bool { get { false } set {} }
      }
      """)
    #expect(verdict.finding?.mistake?.file == "mistakes/getter-alone.swift")
  }

  @Test("A mistake that is right where the answer is wrong is not named")
  func wrongInAnotherPlace() throws {
    let verdict = try polygon()
    #expect(verdict.finding != nil)
    #expect(verdict.finding?.mistake == nil)
  }

  private func polygon() throws -> Verdict {
    try verdict(
      "circular-button",
      """
      class RoundButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          let path = UIBezierPath()
          let radius = min(bounds.width, bounds.height) / 2
          for index in 0..<24 {
            let angle = CGFloat(index) / 24 * 2 * .pi
            let corner = CGPoint(
              x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
            if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
          }
          path.close()
          return path.contains(point)
        }
      }
      """)
  }

  @Test("A mistake is named only where the text can make it")
  func textOfMistakes() throws {
    let ends = try changed(
      "rewrite-hittest", "solution.swift",
      "if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }",
      "return child.hitTest(convert(point, to: child), with: event)")
    #expect(ends.finding?.mistake?.file != "mistakes/asks-super.swift")
    let loop = try verdict(
      "nil-target-action",
      """
      @objc protocol Clearing {
        func clear(_ sender: Any?)
      }

      class ClearButton: UIButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          addTarget(self, action: #selector(fire), for: .touchUpInside)
        }
        required init?(coder: NSCoder) { fatalError("not from a nib") }
        @objc func fire() {
          var responder: UIResponder? = next
          while let other = responder {
            if let target = other as? Clearing {
              target.clear(self)
              return
            }
            responder = other.next
          }
        }
      }
      """)
    #expect(loop.outcome != .right)
    #expect(loop.finding?.mistake?.file != "mistakes/no-colon.swift")
    let always = try changed(
      "single-or-double-tap", "solution.swift", "  @objc func zoom()",
      """
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
        @objc func zoom()
      """)
    #expect(!always.isPassed)
    #expect(always.finding?.mistake?.file == "mistakes/always-inside.swift")
  }

  @Test("Exchanged coordinates are not called midX twice")
  func exchanged() throws {
    let verdict = try changed(
      "circular-button", "solutions/hypot.swift", "point.x - bounds.midX, point.y - bounds.midY",
      "point.x - bounds.midY, point.y - bounds.midX")
    #expect(verdict.finding?.mistake?.file == "mistakes/mids-exchanged.swift")
  }

  @Test("A card that moves in an animation misses the touch that comes too soon (HT-21)")
  func animated() throws {
    let verdict = try verdict(
      "drag-a-view",
      """
      class Card: UIView {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          guard let touch = touches.first else { return }
          let now = touch.location(in: superview), before = touch.previousLocation(in: superview)
          let way = CGPoint(x: now.x - before.x, y: now.y - before.y)
          UIView.animate(withDuration: 0.2) { self.center = self.center + way }
        }
      }

      func + (one: CGPoint, other: CGPoint) -> CGPoint {
        CGPoint(x: one.x + other.x, y: one.y + other.y)
      }
      """)
    #expect(verdict.finding?.mistake?.file == "mistakes/animated.swift")
  }

  @Test("That a drag moves its card is not called a changed scene")
  func dragging() throws {
    let verdict = try verdict(
      "drag-a-view",
      """
      class Card: UIView {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          center.x += 3
          center.y += 1
        }
      }
      """)
    let conduct = verdict.finding?.conduct ?? []
    #expect(verdict.outcome != .right)
    #expect(!conduct.contains { if case .changes = $0 { true } else { false } }, "\(conduct)")
  }

  // MARK: Asking

  @Test("A view that UIKit makes when it is read is no change; what code sets is (HT-23)")
  func sideEffects() throws {
    #expect(try round("if titleLabel?.text == \"x\" { return false }").outcome == .right)
    #expect(try round("if imageView?.image != nil { return false }").outcome == .right)
    let effects = [
      ("setTitle(\"a\", for: .normal)", "title(for: .normal)"),
      ("isHighlighted = true", "isHighlighted"), ("tag += 1", "tag"),
      ("_ = titleLabel; if subviews.count < 3 { addSubview(UIView()) }", "subviews"),
    ]
    for (line, property) in effects {
      let verdict = try round(line)
      #expect(verdict.points == 99, "\(line)")
      #expect(verdict.finding?.sideEffect?.property == property, "\(line)")
    }
  }

  // MARK: Where it is seen

  @Test("What is seen in a variation is told with its name and its lines")
  func variationIsNamed() throws {
    let verdict = try changed("circular-button", "solutions/hit-test.swift", "0.01", "0.1")
    let text = shown(.verdict(verdict))
    #expect(text.contains("In the variation “faint”, after `set ok.alpha 0.012`:"), "\(text)")
    let first = try self.verdict("circular-button", "class RoundButton: UIButton {}")
    #expect(!shown(.verdict(first)).contains("In the variation"))
  }

  @Test("Of a loop only the last round is told")
  func lastRound() throws {
    let traces = try #require(polygon().finding?.traces)
    let lines = traces.rows.compactMap { row in
      if case .line(let line) = row.yours { line.line } else { nil }
    }
    #expect(lines.count <= 12 && Set(lines).count == lines.count, "\(lines)")
    let hasCount = traces.rows.contains { row in
      if case .earlier(let count) = row.yours { count > 50 } else { false }
    }
    #expect(hasCount)
  }
}
