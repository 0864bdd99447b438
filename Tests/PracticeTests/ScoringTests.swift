import Practice
import Records
import Testing

/// Points of answers whose first part is wrong.
@Suite struct ScoringTests {
  /// A box that is touched in its left half, also where another one hides the lower part.
  private func exercise(scoring: String) -> MadeExercise {
    MadeExercise(
      parts: """
        [{ id: shape, points: 40, check: map },
         { id: log, points: 20, check: "expect box.tag == 7" }]
        """,
      more: """
        scoring: \(scoring)
        variations:
          - { id: hidden, points: 10, do: "set box.isHidden true" }
          - { id: moved, points: 30, do: "move box to 20 20" }
        """,
      solution: Self.answer(width: 50, tag: 7), starter: "class Box: UIView {}")
  }

  private static func answer(width: Int, tag: Int) -> String {
    """
    class Box: UIView {
      override init(frame: CGRect) { super.init(frame: frame); tag = \(tag) }
      required init?(coder: NSCoder) { fatalError() }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) && point.x < \(width)
      }
    }
    """
  }

  @Test("Where parts do not need each other, one that is right counts though the first is wrong")
  func counts() throws {
    let verdict = try exercise(scoring: "independent").verdict(on: Self.answer(width: 48, tag: 7))
    #expect(verdict.points == 20 && verdict.outcome == .partlyRight && !verdict.isPassed)
  }

  @Test("A part in which the starter is right, too, waits for the first one")
  func waits() throws {
    let verdict = try exercise(scoring: "independent").verdict(on: Self.answer(width: 48, tag: 7))
    let hidden = try #require(verdict.parts.first { $0.id == "hidden" })
    guard case .notJudged(let reason) = hidden.outcome else {
      Issue.record("it counts although the starter does the same")
      return
    }
    #expect(reason == "shape")
    #expect(try exercise(scoring: "independent").verdict(on: "class Box: UIView {}").points == 0)
  }

  @Test("A loop that never ends runs up to its limit in one part alone")
  func endless() throws {
    let exercise = MadeExercise(
      parts: """
        [{ id: hit, points: 40, check: "expect hit 120 120 is box" },
         { id: tag, points: 60, check: "expect box.tag == 0" }]
        """, more: "limits: { steps: 10000 }")
    let verdict = try exercise.verdict(
      on: """
        class Box: UIView {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            while true {}
          }
        }
        """)
    let tag = try #require(verdict.parts.first { $0.id == "tag" })
    guard case .notJudged(let reason) = tag.outcome else {
      Issue.record("the second part runs into the same loop")
      return
    }
    #expect(reason == "hit")
    #expect(verdict.points == 0 && verdict.learnerFault != nil)
  }

  @Test("Without it, no other part is judged")
  func ordered() throws {
    let verdict = try exercise(scoring: "ordered").verdict(on: Self.answer(width: 48, tag: 7))
    #expect(verdict.points == 0)
    #expect(
      try exercise(scoring: "ordered").verdict(on: Self.answer(width: 50, tag: 7)).points == 100)
  }
}
