import Foundation
import HitMaps
import Records
import Scenes
import TypedText
import Workbench

/// The solution's behaviour in every scene of an exercise. Made once, also for many submissions.
package struct Reference {
  /// One scene.
  package struct Scene {
    package let plan: StagePlan
    package let map: HitMap
    /// The map, around whose changes of owner every point of an answer is asked.
    let guide: MapGuide
    /// The points that are asked in other ways, too.
    let sample: SampledPoints
    /// The points that are not judged, as a map with an owner at each of them.
    package let border: HitMap
    /// The facts of each comparison that is not of maps, by its index in the exercise.
    let facts: [Int: [FactList]]

    init(plan: StagePlan, map: HitMap, border: HitMap, facts: [Int: [FactList]]) {
      self.plan = plan
      self.map = map
      self.border = border
      self.facts = facts
      guide = MapGuide(map, offset: plan.offset)
      sample = SampledPoints(map, outside: border, plan)
    }

    /// Whether a cell is judged.
    nonisolated func isJudged(_ cell: Int) -> Bool { border.cells[cell] == HitMap.nobody }

    /// Whether no judged point of a map differs.
    nonisolated func isEqual(_ map: HitMap, _ comparer: MapComparer) -> Bool {
      comparer.areAlike(map, self.map, outside: border)
    }
  }

  package let scenes: [Scene]
  /// The parts and variations in which the starter is right as well, so that they say nothing about
  /// an answer that is wrong in the first scene: only for exercises that are scored by parts.
  package private(set) var unearned: Set<String> = []

  /// Creates a reference of its scenes.
  init(scenes: [Scene], unearned: Set<String> = []) {
    self.scenes = scenes
    self.unearned = unearned
  }

  /// Returns the reference of an exercise, made now or cached; throws if the solution does not run.
  /// With a secret seed it is made now and never saved.
  package static func of(
    _ exercise: Exercise, in practice: PracticeConfiguration, seed: String? = nil
  ) throws(GraderFailure) -> Reference {
    if let seed { return try make(exercise, in: practice, seed: seed) }
    let store = ReferenceStore(exercise, in: practice.answers)
    if let kept = store?.reference { return kept }
    let made = try make(exercise, in: practice)
    store?.keep(made)
    return made
  }

  /// Runs the solution in every scene and every check; throws if it does not run, or if a check
  /// fails: the author's faults are reported here, and never in an answer.
  package static func make(
    _ exercise: Exercise, in practice: PracticeConfiguration, seed: String? = nil
  ) throws(GraderFailure) -> Reference {
    let solution = try Code.file(exercise.solution, of: exercise)
    var reference = try make(exercise, solution, in: practice, seed: seed)
    try checkNames(of: exercise, with: solution, in: practice)
    if exercise.isScoredByParts, let starter = try? Code.file(exercise.starter, of: exercise) {
      reference.unearned = Judgement.rightParts(of: starter, exercise, reference, in: practice)
    }
    return reference
  }

  private static func make(
    _ exercise: Exercise, _ solution: Code, in practice: PracticeConfiguration, seed: String?
  ) throws(GraderFailure) -> Reference {
    do throws(Stage.Failure) {
      let first = try Stage(exercise, [solution], [], in: practice)
      let plans = StagePlan.plans(of: exercise, in: first, seed: seed)
      var scenes: [Scene] = []
      for (index, plan) in plans.enumerated() {
        scenes.append(
          try scene(exercise, solution, plan, in: practice) { number in
            StagePlan.plans(of: exercise, in: first, seed: seed, try: number)[index]
          })
      }
      for part in exercise.parts {
        guard case .script(let lines) = part.check else { continue }
        let stage = try Stage(exercise, [solution], [], in: practice)
        for line in lines { _ = try stage.run(line) }
      }
      return Reference(scenes: scenes)
    } catch {
      throw GraderFailure(error.asFault(of: exercise))
    }
  }

  /// The solution's behaviour in the scene of a plan. If a random one does not run, such as one in
  /// which a touch misses the screen, it is that of the next one that does.
  private static func scene(
    _ exercise: Exercise, _ solution: Code, _ plan: StagePlan, in practice: PracticeConfiguration,
    next: (Int) -> StagePlan
  ) throws(Stage.Failure) -> Scene {
    do {
      return try scene(exercise, solution, plan, in: practice)
    } catch {
      guard exercise.isRandom(plan.id) else { throw error }
      for number in 1..<StagePlan.mostTries where !practice.isInterrupted() {
        if let made = try? scene(exercise, solution, next(number), in: practice) { return made }
      }
      throw error
    }
  }

  private static func scene(
    _ exercise: Exercise, _ solution: Code, _ plan: StagePlan, in practice: PracticeConfiguration
  ) throws(Stage.Failure) -> Scene {
    let stage = try Stage(exercise, [solution], plan, in: practice)
    let (map, unjudged) = try stage.map(plan, border: exercise.border)
    var facts: [Int: [FactList]] = [:]
    for index in exercise.read(in: plan) {
      facts[index] = try FactReader.facts(of: index, exercise, [solution], plan, in: practice)
    }
    return Scene(plan: plan, map: map, border: Self.border(unjudged, of: map), facts: facts)
  }

  /// Throws if a comparison names an object that is not in the scene: there would never be facts
  /// about it.
  private static func checkNames(
    of exercise: Exercise, with solution: Code, in practice: PracticeConfiguration
  ) throws(GraderFailure) {
    guard let scene = (try? Stage(exercise, [solution], [], in: practice))?.session.scene else {
      return
    }
    let places = ExercisePlaces(exercise)
    if let subject = exercise.subject, scene.object(named: subject) == nil {
      throw GraderFailure(
        .exercise([
          places.problem(.unknownSubject(subject), at: places.key("compare", "as"))
        ]))
    }
    for (index, comparison) in exercise.comparisons.enumerated() {
      guard case .facts(let kind, let names) = comparison.kind else { continue }
      let known =
        kind == .log ? FactReader.otherSubjects + (comparison.touches?.made ?? []) : []
      // Objects that the answer creates have no name except their class.
      let isNamed = { (name: String) in
        scene.object(named: name) != nil || known.contains(name)
          || kind == .callbacks && name.first?.isUppercase ?? false
      }
      for name in names where !isNamed(name) {
        let near = Suggestions.near(name, in: scene.order)
        throw GraderFailure(
          .exercise([
            places.problem(
              .unknownObject(name, suggestions: near), at: places.comparison(index, of: exercise))
          ]))
      }
    }
  }
}

extension Stage.Failure {
  /// The failure as a fault of the exercise, whose solution caused it.
  @MainActor fileprivate func asFault(of exercise: Exercise) -> GraderFault {
    guard case .line(let line, let problem) = self else {
      return .ownCode(file: exercise.solution, LearnerFaultBox(asLearnerFault))
    }
    let fact: ContentFact =
      if case .expectationFailed(let expectation) = problem {
        .checkFails(line: line.text, expectation)
      } else { .lineFails(line: line.text, ProblemBox(problem)) }
    return .exercise([ContentProblem(fact, file: "\(exercise.id)/\(line.file)", line: line.line)])
  }
}

extension Reference {
  private nonisolated static func border(_ unjudged: [Bool], of map: HitMap) -> HitMap {
    let cells = unjudged.map { $0 ? 0 : HitMap.nobody }
    return HitMap(width: map.width, height: map.height, names: ["border"], cells: cells)
  }
}

/// A failure of the grader or its content.
package struct GraderFailure: Error {
  package let fault: GraderFault

  package init(_ fault: GraderFault) {
    self.fault = fault
  }

  /// The problems of the exercise's own files that it reports; empty for a fault of a worker.
  func problems(of exercise: Exercise) -> [ContentProblem] {
    switch fault {
    case .exercise(let problems): problems
    case .ownCode(let file, let fault):
      [ContentProblem(.codeFails(fault), file: "\(exercise.id)/\(file)")]
    case .workerDied, .workerKilled, .workerSilent, .workerUnstarted, .unread: []
    }
  }
}

extension Code {
  /// Reads a file of an exercise; learners' names are in its messages.
  package static func file(_ name: String, of exercise: Exercise) throws(GraderFailure) -> Code {
    if let code = exercise.readFiles[name] { return code }
    do {
      return Code(file: name, text: try FileReading.text(at: exercise.path(name)))
    } catch let problem as Problem {
      throw GraderFailure(
        .exercise([
          ContentProblem(.unreadable(ProblemBox(problem)), file: "\(exercise.id)/\(name)")
        ]))
    } catch {
      throw GraderFailure(
        .exercise([ContentProblem(.missingFile, file: "\(exercise.id)/\(name)")]))
    }
  }
}
