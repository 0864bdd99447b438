import Practice
import Records
import Testing

/// Lint's answers that are right only for what an exercise tries.
@Suite struct AttackTests {
  /// The attacks that succeed on an exercise of a button in a wide bar.
  private func succeeding(
    variations: String, parts: String = "[{ id: map, points: 100, check: map }]"
  ) throws -> [String] {
    try withFolder { folder in
      var made = MadeExercise()
      made.submission = "{ file: Half.swift, class: Half, inherits: UIButton }"
      made.compare = "{ as: hittable ok, border: 0.5 }"
      made.parts = parts
      made.more = "screen: 120x120\n\(variations)"
      made.scene = "add Half ok 20 20 40 40"
      made.solution = """
        class Half: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            let right = bounds.minX + bounds.width / 2
            return bounds.contains(point) && point.x < right
          }
        }
        """
      made.starter = "class Half: UIButton {}"
      _ = try made.written(in: folder)
      let library = ExerciseLibrary(content.adding(Packs(exercises: [folder])))
      let report = try ExerciseLint(library, lessons: [], in: practice).report("mine", .mutants)
      return report.problems.compactMap { problem in
        if case .attackPasses(let attack, _) = problem.fact { attack } else { nil }
      }
    }
  }

  private static let wide = "variations: [{ id: wide, points: 0, do: frame ok 10 20 80 40 }]"

  @Test func anAnswerForTheListedSizesAlonePassesWhereNoOtherIsTried() throws {
    let attacks = try succeeding(variations: Self.wide)
    #expect(
      attacks.contains { $0.hasPrefix("wrong where bounds.width != 40.0 && bounds.width != 80") })
    #expect(attacks.contains { $0.hasPrefix("min(") })
    #expect(attacks.contains { $0.hasPrefix("max(") })
  }

  @Test func aValueThatIsNotVariedIsNotAttacked() throws {
    let attacks = try succeeding(variations: Self.wide)
    #expect(!attacks.contains { $0.contains("bounds.height") })
    #expect(try !succeeding(variations: "").contains { $0.contains("bounds.width") })
  }

  @Test func anAnswerThatDependsOnHowItIsAskedNeverPasses() throws {
    let attacks = try succeeding(variations: Self.wide)
    #expect(!attacks.contains { $0.contains("== nil") })
    #expect(!attacks.contains { $0.contains("Self.calls") || $0.contains("Self.last") })
  }

  @Test func aControlThatSwallowsTouchesPassesUnlessTheyArePlayed() throws {
    let without = try succeeding(variations: "")
    #expect(without.contains("touchesBegan without super"))
    #expect(without.contains("beginTracking without super"))
    let parts =
      "[{ id: map, points: 90, check: map }, "
      + "{ id: control, points: 10, check: { as: control, of: [ok], at: [30 40] } }]"
    #expect(
      try !succeeding(variations: "", parts: parts).contains { $0.hasSuffix("without super") })
  }

  @Test func theTextOfAnAnswerThatPassesIsShown() throws {
    let fact = ContentFact.attackPasses("min(bounds.width, 80)", answer: "class Half: UIButton {}")
    let text = ContentProblem(fact, file: "mine/solution.swift").text(.english)
    #expect(text.contains("`min(bounds.width, 80)`"))
    #expect(text.contains("class Half: UIButton {}"))
  }
}
