import Foundation
import Practice
import Records
import Rendering
import Scenes
import Testing

/// Scenes that are drawn from a seed: what may change in them, and what they find.
@Suite struct RandomVariationTests {
  private let names = ExerciseLibrary(content).names

  private func plans(_ exercise: Exercise, _ seed: String? = nil) throws -> [StagePlan] {
    let solution = try Code.file(exercise.solution, of: exercise)
    let stage = try Stage(exercise, [solution], [], in: practice)
    let random = Set(
      exercise.variations.compactMap { variation -> String? in
        if case .random = variation.change { variation.id } else { nil }
      })
    return StagePlan.plans(of: exercise, in: stage, seed: seed).filter { random.contains($0.id) }
  }

  private func grader(_ exercise: Exercise, _ seed: String?) throws -> Grader {
    try Grader(
      exercise, in: practice, reference: Reference.of(exercise, in: practice, seed: seed))
  }

  @Test func everyExerciseHasScenesThatASeedChanges() throws {
    for name in names {
      let exercise = try ExerciseLibrary(content).exercise(name)
      #expect(exercise.seeded.scenes > 0, "\(name)")
      #expect(!exercise.seeded.varies.isEmpty, "\(name)")
      let texts = try [nil, "7"].map { seed in
        try plans(exercise, seed).map { plan in
          plan.texts + plan.plays.values.flatMap { $0.map(\.text) }
            + ["\(plan.screen.map(String.init(describing:)) ?? "")"]
        }
      }
      #expect(texts[0] != texts[1], "\(name)")
    }
  }

  @Test func sizesAreLargerAndSmallerThanThoseThatAreWrittenDown() throws {
    let exercise = try ExerciseLibrary(content).exercise("circular-button")
    for seed in [nil, "7", "autumn"] {
      let shorter = try plans(exercise, seed).flatMap(\.texts).compactMap { line -> Double? in
        guard line.hasPrefix("set ok.bounds.size ") else { return nil }
        return line.split(separator: " ").suffix(2).compactMap { Double($0) }.min()
      }
      #expect(shorter.count >= 4)
      #expect((shorter.min() ?? 0) < 80, "\(shorter)")
      #expect((shorter.max() ?? 0) > 120, "\(shorter)")
    }
  }

  @Test func everyAllowedChangeIsMadeAndSeveralComeTogether() throws {
    let exercise = try ExerciseLibrary(content).exercise("circular-button")
    let plans = try plans(exercise, "7")
    let lines = plans.flatMap(\.texts)
    for word in ["bounds.size", "bounds.origin", "center ok", "ok.transform", "put ok in"] {
      #expect(lines.contains { $0.contains(word) }, "\(word)")
    }
    #expect(plans.contains { $0.screen != nil })
    #expect(plans.allSatisfy { $0.texts.count > 1 || $0.screen != nil })
  }

  @Test(
    "An answer for the scenes of the task alone does not pass, with whatever seed",
    arguments: [
      // Clamped, for some sizes, for the sizes that are written down, for no container.
      "let radius = min(60, min(bounds.width, bounds.height) / 2)",
      """
      let side = min(bounds.width, bounds.height)
      guard side >= 80, side <= 140 else { return bounds.contains(point) }
      let radius = side / 2
      """,
      """
      let known: [CGFloat] = [120, 100, 110, 90]
      let side = min(bounds.width, bounds.height)
      guard known.contains(side) else { return bounds.contains(point) }
      let radius = side / 2
      """,
    ])
  func forKnownSizes(_ lines: String) throws {
    let exercise = try ExerciseLibrary(content).exercise("circular-button")
    let code = Code(file: "RoundButton.swift", text: button(lines))
    for seed in [nil, "7"] {
      let verdict = try grader(exercise, seed).judge([code], name: code.file)
      #expect(!verdict.isPassed)
      #expect(verdict.parts.first { $0.id == "random" }?.outcome == .wrong)
    }
  }

  @Test func anAnswerForAGridOfPointsDoesNotPass() throws {
    let exercise = try ExerciseLibrary(content).exercise("circular-button")
    let grid = """
      let radius = min(bounds.width, bounds.height) / 2
      let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
      if bounds.size != CGSize(width: 120, height: 120), distance < radius - 30 {
        let place = convert(point, to: nil)
        return Int(place.x) % 4 == 0 && Int(place.y) % 4 == 0
      }
      """
    let code = Code(file: "RoundButton.swift", text: button(grid))
    for seed in [nil, "7"] {
      #expect(!(try grader(exercise, seed).judge([code], name: code.file).isPassed))
    }
  }

  private func button(_ lines: String) -> String {
    """
    import UIKit

    class RoundButton: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        \(lines)
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
      }
    }

    """
  }

  @Test(
    "The solution and the other ways are right with every seed",
    arguments: ["circular-button", "out-of-bounds", "drag-a-view", "tags-in-lines", "save-in-time"])
  func right(_ name: String) throws {
    let exercise = try ExerciseLibrary(content).exercise(name)
    for seed in ["7", "autumn"] {
      let grader = try grader(exercise, seed)
      for file in [exercise.solution] + exercise.alternatives {
        let verdict = grader.judge([try Code.file(file, of: exercise)], name: file)
        #expect(verdict.outcome == .right, "\(file) with \(seed)")
      }
    }
  }

  // MARK: Lines that are drawn

  private func made(_ variation: String) -> MadeExercise {
    MadeExercise(
      compare: "{ as: log, of: [print], play: print(box.tag) }",
      more: "variations:\n  - { random: 3, points: 0, \(variation) }")
  }

  private func plays(_ variation: String) throws -> [[String]] {
    try withFolder { folder in
      try plans(made(variation).written(in: folder)).map {
        $0.plays.values.flatMap { $0.map(\.text) }
      }
    }
  }

  @Test func asManyScenesAsThereAreTextsGetDifferentOnes() throws {
    let texts = try plays("play: \"print(\\\"$(a|b|c)\\\")\"")
    #expect(Set(texts.flatMap(\.self)) == ["print(\"a\")", "print(\"b\")", "print(\"c\")"])
  }

  @Test func numbersAreDrawnFromAllPartsOfARange() throws {
    let numbers = try plays("play: print($(10...39))").flatMap(\.self)
      .compactMap { Int($0.dropFirst(6).dropLast()) }.sorted()
    try #require(numbers.count == 3)
    #expect((10...19).contains(numbers[0]))
    #expect((20...29).contains(numbers[1]))
    #expect((30...39).contains(numbers[2]))
  }

  @Test func aNameStandsForTheSameValueAndWhatBelongsToIt() throws {
    for text in try plays("play: 'print($(x: 1|2), $(x), $(with x: 11|12))'").flatMap(\.self) {
      #expect(["print(1, 1, 11)", "print(2, 2, 12)"].contains(text))
    }
  }

  @Test(arguments: ["$(10..20)", "$(9...1)", "$(1...2)$()"])
  func whatCannotBeDrawnIsToldAtItsLine(_ draw: String) throws {
    #expect(throws: ContentProblems.self) {
      _ = try plays("play: \"print(\(draw))\"")
    }
  }

  @Test func aSceneInWhichTheSolutionDoesNotRunIsDrawnAgain() throws {
    let exercise = made("do: tap $(100...500) 150, play: print(1)")
    #expect(try exercise.fault() == [])
    #expect(try made("do: tap 900 150").fault() != [])
  }
}
