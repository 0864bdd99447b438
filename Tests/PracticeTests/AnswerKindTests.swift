import Foundation
import Practice
import Records
import Rendering
import Testing
import Wording

/// The kinds of answers, besides a class: several, a function, commands; and requirements on the
/// text.
@Suite struct AnswerKindTests {
  @Test("Several classes are asked for, and the one that is missing is named")
  func severalClasses() throws {
    let both = "class Page: UIViewController {}\nclass Box: UIView {}"
    let made = MadeExercise(
      submission: """
        { file: Page.swift, classes: [{ class: Page, inherits: UIViewController },
            { class: Box, inherits: UIView }] }
        """,
      compare: "{ as: owners }", solution: both, starter: both)
    #expect(try made.verdict(on: both).outcome == .right)
    let missing = try made.verdict(on: "class Box: UIView {}")
    #expect(missing.learnerFault?.wording?.en.contains("no class Page") ?? false)
    let other = try made.verdict(on: "class Page: UIView {}\nclass Box: UIView {}")
    #expect(other.learnerFault?.wording?.en.contains("must inherit from UIViewController") ?? false)
  }

  @Test("A function is an answer")
  func function() throws {
    let right = """
      func deepest(_ view: UIView) -> UIView { view.subviews.last.map(deepest) ?? view }
      """
    let made = MadeExercise(
      submission: "{ file: deepest.swift, function: deepest }", compare: "{ as: owners }",
      parts: "[{ id: all, points: 100, check: \"expect deepest(root) === b\" }]",
      scene: "add view a 0 0 9 9\nadd view b 0 0 9 9 in a", solution: right, starter: right)
    #expect(try made.verdict(on: right).outcome == .right)
    let wrong = try made.verdict(on: "func deepest(_ view: UIView) -> UIView { view }")
    #expect(wrong.outcome == .wrong)
    let missing = try made.verdict(on: "func first(_ view: UIView) -> UIView { view }")
    #expect(missing.learnerFault?.wording?.en.contains("no function deepest") ?? false)
  }

  private let switches = MadeExercise(
    submission: "{ file: answer.touchstone, commands: [set] }",
    compare: "{ as: owners }",
    scene: "add view box 100 100 100 100\nset box.isHidden true\nset box.alpha 0",
    solution: "set box.isHidden false\nset box.alpha 1", starter: "# Your lines.")

  @Test("Commands are an answer, and only those that the exercise asks for")
  func commands() throws {
    let right = try switches.verdict(
      on: "set box.alpha 0.5\n# now it is seen\nset box.isHidden false")
    #expect(right.outcome == .right, "\(shown(.verdict(right)))")
    let half = try switches.verdict(on: "set box.alpha 1")
    #expect(half.outcome == .wrong && half.learnerFault == nil)
    let other = try switches.verdict(on: "set box.alpha 1\nremove box")
    #expect(other.outcome == .learnersError)
    #expect(
      shown(.verdict(other)).contains("answer.touchstone:2: `remove box`"),
      "\(shown(.verdict(other)))")
  }

  @Test("A line of commands that is refused is told with its line and reason")
  func refusedCommand() throws {
    let verdict = try switches.verdict(on: "set bxo.alpha 1")
    let text = shown(.verdict(verdict))
    #expect(text.contains("answer.touchstone:1") && text.contains("box"), "\(text)")
  }

  // MARK: Conditions on the text

  @Test("A condition is a part beside what the answer does, which is judged all the same")
  func conditions() throws {
    let made = MadeExercise(
      compare: "{ as: hittable box }", more: "requires: [overrides hitTest]",
      solution: """
        class Box: UIView {
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            super.hitTest(point, with: event)
          }
        }
        """)
    let verdict = try made.verdict(on: "class Box: UIView {}")
    #expect(verdict.points == verdict.passesAt - 1 && verdict.outcome == .partlyRight)
    #expect(!verdict.isPassed && verdict.withheld == 100 - verdict.points)
    #expect(
      shown(.verdict(verdict)).contains("Without what is required of its code no answer passes"))
    #expect(verdict.parts.map(\.outcome) == [.right, .wrong, .right])
    #expect(shown(.verdict(verdict)).contains("✘ overrides hitTest"))
    let right = try made.verdict(on: made.solution)
    #expect(right.outcome == .right)
    #expect(shown(.verdict(right)).contains("✔ overrides hitTest"))
  }

  // MARK: Side effects

  @Test("An answer that changes the scene when it is asked is told so, and it counts (HT-23)")
  func sideEffects() throws {
    let made = MadeExercise()
    let grows = """
      class Box: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          superview?.alpha = 0.9
          return super.point(inside: point, with: event)
        }
      }
      """
    let verdict = try made.verdict(on: grows)
    #expect(verdict.outcome == .partlyRight && verdict.points == 99, "\(shown(.verdict(verdict)))")
    #expect(verdict.finding?.sideEffect?.property == "alpha")
    #expect(shown(.verdict(verdict)).contains("HT-23"))
  }
}
