import Foundation
import HitMaps
import Records
import Scenes
import Workbench

/// A program that makes a mistake.
struct MistakeProgram {
  let mistake: NamedMistake
  /// What the text of an answer must have to be called so.
  let condition: CodeCondition?
  let code: Code
}

/// What the programs of an exercise's mistakes answer in the scenes, each asked once for all
/// submissions that are judged, and kept for the next run of the program as the solution's maps
/// are.
///
/// A few points scattered over the screen are compared first: most mistakes differ from a
/// submission there already.
package final class MistakeAnswers {
  /// All programs of all mistakes, in the order of the exercise.
  let programs: [MistakeProgram]
  private let exercise: Exercise
  private let reference: Reference
  let practice: PracticeConfiguration
  /// Finds out whether a submission is one of the programs, or the solution.
  let known: KnownPrograms
  let ownScenes: OwnScenes
  private let store: MistakeStore?
  private var kept: MistakeStore.Answers
  /// Scattered points where only they were asked; nil where a program stops in the scene.
  private var samples: [Place: Sample?] = [:]
  private var conduct = Conduct()
  private var isChanged = false
  /// Whether what was found out is kept for those who judge later; not in a process that may write
  /// nothing.
  package var isKept = true

  /// The owners of the scattered points, as indices of the names.
  struct Sample {
    let names: [String]
    let owners: [UInt16]

    /// How far the points are apart, as cells are counted: a prime, so that they lie in different
    /// columns on the screens of all devices.
    nonisolated static let step = 97
  }

  /// What programs were seen doing beside their maps: each runs once in a place.
  private struct Conduct {
    var facts: [FactPlace: [Int: [FactList]?]] = [:]
    /// About how many bytes the facts have.
    var size = 0
    /// The first check of some lines that does not hold; nil where all do, or something else ends
    /// them.
    var failures: [[ExerciseLine]: [Int: Expectation?]] = [:]
    var changes: [Int: Bool] = [:]

    /// The most bytes of facts that are held.
    static let most = 64 << 20
  }

  /// A program in a scene, each by its number.
  struct Place: Hashable {
    let program: Int
    let scene: Int
  }

  init(_ exercise: Exercise, _ reference: Reference, in practice: PracticeConfiguration) {
    self.exercise = exercise
    self.reference = reference
    self.practice = practice
    programs = exercise.mistakes.flatMap { mistake in
      mistake.files.compactMap { file in
        (try? Code.file(file, of: exercise)).map {
          MistakeProgram(mistake: mistake.named, condition: mistake.condition, code: $0)
        }
      }
    }
    known = KnownPrograms(programs.map(\.code), in: practice)
    ownScenes = OwnScenes(exercise, reference, in: practice)
    store = MistakeStore(exercise, reference, programs.map(\.code), in: practice.answers)
    kept = store?.answers ?? [:]
  }

  /// Who owns a point of each scene with the solution.
  private(set) lazy var expectedOwners = reference.scenes.map(\.map.owners)

  /// A program's answers at every 97th point of a scene.
  func sample(of program: Int, in scene: Int) -> Sample? {
    let place = Place(program: program, scene: scene)
    if let known = kept[place] { return known.map(Self.sample) }
    if let known = samples[place] { return known }
    let sample = ask(place) { question throws(HitMapQuestion.Stop) in
      var owners: [UInt16] = []
      let cells = Array(
        stride(from: 0, to: reference.scenes[scene].map.cells.count, by: Sample.step))
      _ = try question.first(of: cells) { _, owner in
        owners.append(owner)
        return false
      }
      return Sample(names: question.ownerNames, owners: owners)
    }
    if !practice.isInterrupted() { samples[place] = .some(sample) }
    return sample
  }

  private static func sample(_ map: FoldedHitMap) -> Sample {
    Sample(names: map.names, owners: map.owners(every: Sample.step))
  }

  /// The map of a program in a scene, asked as that of a submission is.
  func map(of program: Int, in scene: Int) -> HitMap? {
    let place = Place(program: program, scene: scene)
    if let known = kept[place] { return known?.map }
    let map = ask(place) { question throws(HitMapQuestion.Stop) in
      try question.map(
        spacing: StagePlan.Asking.somePoints.rawValue, guide: reference.scenes[scene].guide)
    }
    note(map, of: program, in: scene)
    return map
  }

  /// Keeps what a program answers in a scene, asked as a submission is in a variation; nil where it
  /// stops.
  func note(_ map: HitMap?, of program: Int, in scene: Int) {
    guard !practice.isInterrupted() else { return }
    kept[Place(program: program, scene: scene)] = .some(map.map(FoldedHitMap.init))
    isChanged = true
  }

  /// Asks every program in every scene now: before many submissions are judged, each in a process
  /// that forgets what it found out.
  package func askAll() {
    for program in programs.indices {
      for scene in reference.scenes.indices where !practice.isInterrupted() {
        if exercise.comparisons.contains(where: \.isMap) { _ = map(of: program, in: scene) }
        for comparison in reference.scenes[scene].facts.keys.sorted() {
          _ = facts(of: program, FactPlace(comparison: comparison, scene: scene))
        }
      }
      _ = changesByItself(program)
    }
    ownScenes.prepare()
    keep()
  }

  /// Finds out now what every submission with a mistake needs.
  func prepare() { _ = expectedOwners }

  /// Keeps what was found out since the last time, for those who judge later.
  package func keep() {
    guard isChanged, isKept else { return }
    isChanged = false
    store?.keep(kept)
  }

  /// The programs of mistakes that a submission can be called, by what its text has.
  func programs(for submission: [Code]) -> [Int] {
    guard programs.contains(where: { $0.condition != nil }) else {
      return Array(programs.indices)
    }
    let outline = CodeOutline(submission.filter { !$0.isCommands })
    let classes = exercise.submission.classNames
    return programs.indices.filter { program in
      programs[program].condition.map { outline.meets($0, in: classes) } ?? true
    }
  }

  // MARK: Beside maps

  /// The facts that a comparison reads of a program in a scene; nil where it stops.
  func facts(of program: Int, _ place: FactPlace) -> [FactList]? {
    if let known = conduct.facts[place]?[program] { return known }
    let facts = try? FactReader.facts(
      of: exercise.comparisons[place.comparison], exercise, [programs[program].code],
      reference.scenes[place.scene].plan.lines, in: practice)
    let size = (facts ?? []).reduce(0) { $1.facts.reduce($0) { $0 + $1.utf8.count } }
    if !practice.isInterrupted(), conduct.size + size <= Conduct.most {
      conduct.size += size
      conduct.facts[place, default: [:]][program] = .some(facts)
    }
    return facts
  }

  /// The check that does not hold with a program, where that ends these lines.
  func failure(of program: Int, in lines: [ExerciseLine]) -> Expectation? {
    if let known = conduct.failures[lines]?[program] { return known }
    let failure = failedCheck(programs[program].code, lines)
    if !practice.isInterrupted() {
      conduct.failures[lines, default: [:]][program] = .some(failure)
    }
    return failure
  }

  private func failedCheck(_ code: Code, _ lines: [ExerciseLine]) -> Expectation? {
    guard let stage = try? Stage(exercise, [code], [], in: practice) else { return nil }
    do throws(Stage.Failure) {
      for line in lines { _ = try stage.run(line) }
      return nil
    } catch {
      guard case .line(_, .expectationFailed(let failed)) = error else { return nil }
      return failed
    }
  }

  /// Whether a program changes the first scene by itself.
  func changesByItself(_ program: Int) -> Bool {
    if let known = conduct.changes[program] { return known }
    let diagnoser = Diagnoser(
      exercise, reference, self, submission: [programs[program].code])
    let changes = !diagnoser.changes(withOmissions: true).isEmpty
    if !practice.isInterrupted() { conduct.changes[program] = changes }
    return changes
  }

  private func ask<Result>(
    _ place: Place, _ question: (HitMapQuestion) throws(HitMapQuestion.Stop) -> Result
  ) -> Result? {
    let code = programs[place.program].code
    let stage = try? Stage(
      exercise, [code], reference.scenes[place.scene].plan.lines, in: practice)
    return try? stage?.asking(question)
  }
}
