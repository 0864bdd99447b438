import Foundation
import HitMaps
import Records
import Scenes
import Workbench

/// Answers only one question about programs: do they behave like the solution? The first difference
/// decides, so that many programs can be tried.
package final class Trial {
  /// A behaviour in which a program can differ from the solution.
  private enum Step: Hashable {
    /// A comparison in a scene, each by its index.
    case compared(Int, inScene: Int)
    /// The first scene, asked in other ways.
    case asked
    /// The script of a part, by its index.
    case script(Int)
  }

  private let exercise: Exercise
  private let grader: Grader
  private let comparer: MapComparer
  /// The step with the last difference comes first.
  private var steps: [Step]
  /// The points of each scene that are asked first.
  private var probes: [Int: [Int]] = [:]
  /// The results of programs at the probes of a step, by their texts: several questions need the
  /// same.
  private var known: [Step: [String: Bool]] = [:]
  /// Whether `mostSteps` are enough for the solution, by step.
  private var isShort: [Step: Bool] = [:]
  /// The configuration with which programs are tried first.
  private let limited: PracticeConfiguration

  /// A program that takes more steps for one question, where the solution takes fewer, is
  /// different: nearly always it never ends, and detecting that takes most of the time.
  private static let mostSteps = 1_000_000

  package init(_ grader: Grader) {
    exercise = grader.exercise
    self.grader = grader
    comparer = MapComparer(comparison: grader.exercise.comparison)
    limited = grader.practice.limited(to: Self.mostSteps)
    steps = []
    for (index, scene) in scenes.enumerated() {
      steps += exercise.read(in: scene.plan).map { .compared($0, inScene: index) }
    }
    for (index, part) in exercise.parts.enumerated() {
      if case .script = part.check { steps.append(.script(index)) }
    }
    if exercise.comparisons.contains(where: \.isMap) { steps.append(.asked) }
  }

  private var scenes: [Reference.Scene] { grader.referenceMaps.scenes }

  /// How much of a map is asked.
  private enum Extent {
    /// The most informative points.
    case probes
    case whole
  }

  /// Whether a program is right, according to the grader. Nearly every wrong one shows at a probe
  /// of some scene, so that no other map has to be made.
  package func isRight(_ code: Code) -> Bool {
    seemsRight(code) && grader.judge([code], name: code.file).outcome == .right
  }

  /// Whether a program is right at the probes of all scenes and in everything except maps.
  func seemsRight(_ code: Code) -> Bool {
    for (place, step) in steps.enumerated() where !agrees(code, in: step, .probes) {
      steps.remove(at: place)
      steps.insert(step, at: 0)
      return false
    }
    return true
  }

  /// Whether a program behaves like the solution in a part or a variation.
  func agrees(_ code: Code, in id: String) -> Bool {
    steps.filter { belongs($0, to: id) }.allSatisfy { agrees(code, in: $0, .whole) }
  }

  /// Whether one of some programs differs from the solution in a part or a variation. Known results
  /// are examined first, then a few points of all programs, and every point last.
  package func differs(oneOf programs: [Code], in id: String) -> Bool {
    let own = steps.filter { belongs($0, to: id) }
    return programs.contains { isKnownToDiffer($0, in: own) }
      || programs.contains { !seemsToAgree($0, in: own) }
      || programs.contains { !agrees($0, in: id) }
  }

  private func seemsToAgree(_ code: Code, in steps: [Step]) -> Bool {
    steps.allSatisfy { agrees(code, in: $0, .probes) }
  }

  /// The same for parts and variations, by their ids.
  func seemsToAgree(_ code: Code, in ids: [String]) -> Bool {
    seemsToAgree(code, in: steps.filter { step in ids.contains { belongs(step, to: $0) } })
  }

  /// Whether a program seems right in the comparisons of the first scene.
  func seemsToAgreeAtFirst(_ code: Code) -> Bool {
    seemsToAgree(code, in: exercise.compared.map { Step.compared($0, inScene: 0) })
  }

  private func isKnownToDiffer(_ code: Code, in steps: [Step]) -> Bool {
    steps.contains { known[$0]?[code.text] == false }
  }

  /// Whether the solution behaves in a variation exactly as in the first scene.
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

  /// Whether one of some programs is wrong in a variation and right in the first scene, at the most
  /// informative points.
  func isNoticed(oneOf programs: [Code], onlyIn id: String) -> Bool {
    let first = exercise.compared.map { Step.compared($0, inScene: 0) }
    let own = steps.filter { belongs($0, to: id) }
    return programs.contains { isKnownToDiffer($0, in: own) && seemsToAgree($0, in: first) }
      || programs.contains { seemsToAgree($0, in: first) && !seemsToAgree($0, in: own) }
  }

  private func belongs(_ step: Step, to id: String) -> Bool {
    switch step {
    case .script(let index): return exercise.parts[index].id == id
    case .asked: return false
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
    if let known = known[step]?[code.text], !known || extent == .probes { return known }
    var result = result(of: code, in: step, extent, limited)
    if result == .stopped, !isShort(step) {
      result = self.result(of: code, in: step, extent, grader.practice)
    }
    if extent == .probes { known[step, default: [:]][code.text] = result == .same }
    return result == .same
  }

  /// The result of a program in a step, compared with the solution.
  private enum Result {
    case same, other
    /// It does not run to its end.
    case stopped

    package init(_ isSame: Bool) { self = isSame ? .same : .other }
  }

  private func isShort(_ step: Step) -> Bool {
    if let known = isShort[step] { return known }
    let solution = try? Code.file(exercise.solution, of: exercise)
    let isShort = solution.map { result(of: $0, in: step, .whole, limited) == .same } ?? false
    self.isShort[step] = isShort
    return isShort
  }

  private func result(
    of code: Code, in step: Step, _ extent: Extent, _ practice: PracticeConfiguration
  ) -> Result {
    switch step {
    case .compared(let comparison, let index):
      return exercise.comparisons[comparison].isMap
        ? result(of: code, inMap: index, extent, practice)
        : result(of: code, inFacts: comparison, index, practice)
    case .asked: return resultOfAsking(code, practice)
    case .script(let index):
      guard case .script(let lines) = exercise.parts[index].check else { return .same }
      return switch failure(of: lines, with: code, in: practice) {
      case nil: .same
      case .line(_, .expectationFailed): .other
      case .line, .answer, .refused, .stopped: .stopped
      }
    }
  }

  private func result(
    of code: Code, inFacts comparison: Int, _ index: Int, _ practice: PracticeConfiguration
  ) -> Result {
    let facts = try? FactReader.facts(
      of: comparison, exercise, [code], scenes[index].plan,
      in: practice)
    guard let facts else { return .stopped }
    guard let expected = scenes[index].facts[comparison] else { return .other }
    return Result(exercise.comparisons[comparison].accepts(facts, expected))
  }

  /// The failure of the first line of a check that fails or does not run with a program; nil if all
  /// pass.
  package func failure(of lines: [ExerciseLine], with code: Code) -> Stage.Failure? {
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

  /// Whether a program answers the same however it is asked, and counts nothing.
  private func resultOfAsking(_ code: Code, _ practice: PracticeConfiguration) -> Result {
    guard let scene = scenes.first else { return .same }
    let reasking = Reasking(exercise, scene, in: practice)
    do throws(Stage.Failure) {
      let stage = try Stage(exercise, [code], scene.plan, in: practice)
      if try reasking.fault(inNew: stage) != nil { return .other }
      let repeated = try reasking.repeated(in: stage)
      return Result(repeated.conduct == nil && repeated.sideEffect == nil)
    } catch {
      return .stopped
    }
  }

  private func result(
    of code: Code, inMap index: Int, _ extent: Extent, _ practice: PracticeConfiguration
  ) -> Result {
    let scene = scenes[index]
    do throws(Stage.Failure) {
      let stage = try Stage(exercise, [code], scene.plan, in: practice)
      if try differs(stage, index) { return .other }
      if extent == .probes { return .same }
      let map = try stage.map(scene.plan.asking, guide: scene.guide)
      return Result(scene.isEqual(map, comparer))
    } catch {
      return .stopped
    }
  }

  /// Whether one of the most informative points has another owner.
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

  /// Judged points near changes of owner, and some everywhere.
  private func probes(of index: Int) -> [Int] {
    if let known = probes[index] { return known }
    let scene = scenes[index]
    let cells = Probes.cells(of: comparer.classified([scene.map])[0], width: scene.map.width)
      .filter { scene.isJudged($0) }
    probes[index] = cells
    return cells
  }
}

/// The cells of a map at which another one is most likely to differ.
private nonisolated enum Probes {
  /// The distance in cells of those that are asked everywhere: a prime, so that they lie in
  /// different columns.
  private static let step = 211
  /// The maximum number of cells near a change of owner.
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
