import Practice
import Testing

/// Programs that are asked whether they do what the solution does.
@Suite("Trials") struct TrialTests {
  /// A view with a point inside after the given number of loop iterations.
  private func box(_ turns: Int, from left: Int = 1) -> String {
    """
    class Box: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        var turns = 0
        while turns < \(turns) { turns += 1 }
        return point.x >= \(left) && super.point(inside: point, with: event)
      }
    }
    """
  }

  private func isRight(_ answer: String, by solution: String) throws -> Bool {
    try withFolder { folder in
      let made = MadeExercise(
        compare: "{ as: hittable box, border: 0 }",
        parts: "[{ id: all, points: 100, check: \"expect hit 1.5 1.5 is box\" }]",
        more: "screen: 2x2", scene: "add Box box 0 0 2 2", solution: solution)
      let exercise = try made.written(in: folder)
      let trial = Trial(
        try Grader(exercise, in: practice, reference: .make(exercise, in: practice)))
      return trial.isRight(Code(file: "Box.swift", text: answer))
    }
  }

  @Test("What takes far more steps than the solution is another program, and is soon told")
  func endless() throws {
    #expect(try !isRight(box(.max), by: box(1)))
    #expect(try isRight(box(2), by: box(1)))
  }

  @Test("Where the solution takes as many, others may as well")
  func long() throws {
    #expect(try isRight(box(1_200_000), by: box(1_100_000)))
    #expect(try !isRight(box(1_200_000, from: 2), by: box(1_100_000)))
  }
}
