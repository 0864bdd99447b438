import Foundation
import Records
import Scenes
import Workbench

/// Asks programs one thing only: do they what the solution does? The first difference is the
/// answer, so that many programs can be asked.
final class Trial {
  /// Something in which a program can differ from the solution.
  private enum Step: Hashable {
    /// What is compared in a scene, each by its index.
    case compared(Int, inScene: Int)
    /// The script of a part, by its index.
    case script(Int)
  }

  private let exercise: Exercise
  private let grader: Grader
  private let comparer: MapComparer
  /// What found the last difference comes first.
  private var steps: [Step]
  /// The points of each scene that are asked first.
  private var probes: [Int: [Int]] = [:]
  /// Whether the solution does with `mostSteps` what it does with all, by what is asked.
  private var isShort: [Step: Bool] = [:]
  /// The configuration that programs are asked with first.
  private let limited: PracticeConfiguration

  /// A program that takes more steps for one question, where the solution takes fewer, is another
  /// one: nearly always it never ends, and what it takes to see that is most of the time.
  private static let mostSteps = 1_000_000

  init(_ grader: Grader) {
    exercise = grader.exercise
    self.grader = grader
    comparer = MapComparer(comparison: grader.exercise.comparison)
    limited = grader.practice.limited(to: Self.mostSteps)
    steps = []
    for (index, scene) in scenes.enumerated() {
      let compared =
        scene.plan.id.isEmpty ? Array(exercise.comparisons.indices) : exercise.compared
      steps += compared.map { .compared($0, inScene: index) }
    }
    for (index, part) in exercise.parts.enumerated() {
      if case .script = part.check { steps.append(.script(index)) }
    }
  }

  private var scenes: [Reference.Scene] { grader.referenceMaps.scenes }

  /// How much of a map is asked.
  private enum Extent {
    /// The points that tell most.
    case probes
    case whole
  }

  /// Whether a program is right, as the grader says. Nearly every wrong one shows at a probe of
  /// some scene, so that no map of another one has to be made.
  func isRight(_ code: Code) -> Bool {
    seemsRight(code) && grader.judge([code], name: code.file).outcome == .right
  }

  /// Whether a program is right at the probes of all scenes and in everything beside maps.
  func seemsRight(_ code: Code) -> Bool {
    for (place, step) in steps.enumerated() where !agrees(code, in: step, .probes) {
      steps.remove(at: place)
      steps.insert(step, at: 0)
      return false
    }
    return true
  }

  /// Whether a program does what the solution does in a part or a variation.
  func agrees(_ code: Code, in id: String) -> Bool {
    steps.filter { belongs($0, to: id) }.allSatisfy { agrees(code, in: $0, .whole) }
  }

  /// Whether a program does it at the points that tell most of the maps of a part or a variation.
  func seemsToAgree(_ code: Code, in id: String) -> Bool {
    steps.filter { belongs($0, to: id) }.allSatisfy { agrees(code, in: $0, .probes) }
  }

  /// Whether the solution does in a variation just what it does in the first scene.
  func isAsFirst(_ id: String) -> Bool {
    let own = scenes.filter { $0.plan.id == id }
    guard let first = scenes.first, !own.isEmpty else { return false }
    return own.allSatisfy { scene in
      exercise.compared.allSatisfy { index in
        exercise.comparisons[index].isMap
          ? scene.map == first.map : scene.facts[index] == first.facts[index]
      }
    }
  }

  /// Whether a program is wrong in a variation and right in the first scene, at the points that
  /// tell most.
  func isNoticed(_ code: Code, onlyIn id: String) -> Bool {
    let first = exercise.compared.map { Step.compared($0, inScene: 0) }
    return !seemsToAgree(code, in: id) && first.allSatisfy { agrees(code, in: $0, .probes) }
  }

  private func belongs(_ step: Step, to id: String) -> Bool {
    switch step {
    case .script(let index): return exercise.parts[index].id == id
    case .compared(let comparison, let index):
      let variation = scenes[index].plan.id
      guard variation.isEmpty else { return variation == id }
      guard let part = exercise.parts.first(where: { $0.id == id }),
        case .compared(let all) = part.check
      else { return false }
      return all.contains(comparison)
    }
  }

  private func agrees(_ code: Code, in step: Step, _ extent: Extent) -> Bool {
    agrees(code, in: step, extent, limited)
      || !isShort(step) && agrees(code, in: step, extent, grader.practice)
  }

  private func isShort(_ step: Step) -> Bool {
    if let known = isShort[step] { return known }
    let solution = try? Code.file(exercise.solution, of: exercise)
    let isShort = solution.map { agrees($0, in: step, .whole, limited) } ?? false
    self.isShort[step] = isShort
    return isShort
  }

  private func agrees(
    _ code: Code, in step: Step, _ extent: Extent, _ practice: PracticeConfiguration
  ) -> Bool {
    switch step {
    case .compared(let comparison, let index):
      return exercise.comparisons[comparison].isMap
        ? agrees(code, inMap: index, extent, practice)
        : agrees(code, inFacts: comparison, index, practice)
    case .script(let index):
      guard case .script(let lines) = exercise.parts[index].check else { return true }
      return failure(of: lines, with: code, in: practice) == nil
    }
  }

  private func agrees(
    _ code: Code, inFacts comparison: Int, _ index: Int, _ practice: PracticeConfiguration
  ) -> Bool {
    let facts = try? FactReader.facts(
      of: exercise.comparisons[comparison], exercise, [code], scenes[index].plan.lines,
      in: practice)
    guard let facts, let expected = scenes[index].facts[comparison] else { return false }
    return exercise.comparisons[comparison].accepts(facts, expected)
  }

  /// What becomes of the first line of a check that does not hold or does not run with a program;
  /// nil when all do.
  func failure(of lines: [ExerciseLine], with code: Code) -> Stage.Failure? {
    failure(of: lines, with: code, in: grader.practice)
  }

  private func failure(
    of lines: [ExerciseLine], with code: Code, in practice: PracticeConfiguration
  ) -> Stage.Failure? {
    do throws(Stage.Failure) {
      let stage = try Stage(exercise, [code], [], in: practice)
      for line in lines { _ = try stage.run(line) }
      return nil
    } catch {
      return error
    }
  }
}

extension Trial {
  // MARK: Maps

  private func agrees(
    _ code: Code, inMap index: Int, _ extent: Extent, _ practice: PracticeConfiguration
  ) -> Bool {
    let scene = scenes[index]
    do throws(Stage.Failure) {
      let stage = try Stage(exercise, [code], scene.plan.lines, in: practice)
      if try differs(stage, index) { return false }
      if extent == .probes { return true }
      let map = try stage.map(scene.plan.asking, guide: scene.guide)
      return scene.isEqual(map, comparer)
    } catch {
      return false
    }
  }

  /// Whether one of the points that tell most has another owner.
  private func differs(_ stage: Stage, _ index: Int) throws(Stage.Failure) -> Bool {
    let map = scenes[index].map
    let comparison = exercise.comparison
    let first = try stage.asking { question throws(HitMapQuestion.Stop) in
      try question.first(of: probes(of: index)) { cell, owner in
        let actual = owner == HitMap.nobody ? nil : question.ownerNames[Int(owner)]
        let expected = map.cells[cell] == HitMap.nobody ? nil : map.names[Int(map.cells[cell])]
        if case .hittable(let name) = comparison { return (actual == name) != (expected == name) }
        return actual != expected
      }
    }
    return first != nil
  }

  /// Judged points near a place where the answer changes, and some everywhere.
  private func probes(of index: Int) -> [Int] {
    if let known = probes[index] { return known }
    let scene = scenes[index]
    let cells = Probes.cells(of: comparer.classified([scene.map])[0], width: scene.map.width)
      .filter { scene.isJudged($0) }
    probes[index] = cells
    return cells
  }
}

/// The cells of a map by which another one is told from it soonest.
private nonisolated enum Probes {
  /// How far the cells are apart that are asked wherever they are, as cells are counted: a prime,
  /// so that they lie in different columns.
  private static let step = 211
  /// The most cells near a change.
  private static let most = 400

  static func cells(of classes: [UInt32], width: Int) -> [Int] {
    let distance = 2
    let near = classes.indices.filter { cell in
      let right = cell + distance
      let below = cell + distance * width
      return right < classes.count && classes[right] != classes[cell]
        || below < classes.count && classes[below] != classes[cell]
    }
    let spacing = max(1, near.count / most)
    return stride(from: 0, to: near.count, by: spacing).map { near[$0] }
      + stride(from: 0, to: classes.count, by: step)
  }
}
