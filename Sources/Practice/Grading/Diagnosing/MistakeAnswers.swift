import Foundation
import HitMaps
import Records
import Scenes
import TypedText
import Workbench

/// A program that makes a mistake.
struct MistakeProgram {
  let mistake: NamedMistake
  /// The condition on the text of an answer for this mistake.
  let condition: CodeCondition?
  let code: Code
}

/// The answers of the programs of an exercise's mistakes in its scenes, each asked once for all
/// submissions, and cached for the next run of the program as the solution's maps are.
///
/// A few points scattered over the screen are compared first: most mistakes already differ from a
/// submission there.
package final class MistakeAnswers {
  /// All programs of all mistakes, in the order of the exercise.
  let programs: [MistakeProgram]
  private let exercise: Exercise
  private let reference: Reference
  let practice: PracticeConfiguration
  /// Recognizes submissions that are one of the programs, or the solution.
  let known: KnownPrograms
  let ownScenes: OwnScenes
  private let store: MistakeStore?
  /// The maps of programs; nil for one that stops in the scene.
  var kept: MistakeStore.Answers
  /// Scattered points if only those were asked; nil if a program stops in the scene.
  private var samples: [Place: Sample?] = [:]
  var conduct = Conduct()
  private var isChanged = false
  /// Whether results are written to the cache; false in a process that may not write.
  package var isKept = true

  /// The owners of the scattered points, as indices of the names.
  struct Sample {
    let names: [String]
    let owners: [UInt16]

    /// The distance of the points, in cells: a prime, so that they lie in different columns on the
    /// screens of all devices.
    nonisolated static let step = 97
  }

  /// The observed behaviour of programs besides their maps: each runs once per place.
  struct Conduct {
    var facts: [FactPlace: [Int: [FactList]?]] = [:]
    /// The approximate size of the facts in bytes.
    var size = 0
    /// The first check of some lines that fails; nil if none does, or if they end for another
    /// reason.
    var failures: [[ExerciseLine]: [Int: Expectation?]] = [:]
    var changes: [Int: Bool] = [:]

    /// The maximum size of the cached facts in bytes.
    static let most = 64 << 20

    /// Caches facts while there is room.
    mutating func add(_ found: [FactList]?, of program: Int, _ place: FactPlace) {
      let added = (found ?? []).reduce(0) { $1.facts.reduce($0) { $0 + $1.utf8.count } }
      guard size + added <= Self.most else { return }
      size += added
      facts[place, default: [:]][program] = .some(found)
    }
  }

  /// A program in a scene, each by its index.
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

  /// The owners of the points of each scene with the solution.
  private(set) lazy var expectedOwners = reference.scenes.map(\.map.owners)

  /// The programs by the texts of their twins in other languages.
  private lazy var twins: [String: Int] = {
    let numbers = Dictionary(
      programs.enumerated().map { ($1.code.file, $0) }, uniquingKeysWith: { first, _ in first })
    var twins: [String: Int] = [:]
    for mistake in exercise.mistakes {
      for twin in mistake.twins {
        guard let number = mistake.original(of: twin).flatMap({ numbers[$0] }),
          let code = try? Code.file(twin, of: exercise)
        else { continue }
        twins[code.text] = number
      }
    }
    return twins
  }()

  /// The program that a submission is, in its own language or another one.
  func program(of submission: [Code]) -> Int? {
    if let known = known.program(of: submission) { return known.mistake }
    guard submission.count == 1, let file = submission.first else { return nil }
    return twins[file.text]
  }

  /// Whether a submission is the starter as it was handed out, with other comments and line breaks
  /// at most: its author has made no mistake yet.
  func isStarter(_ submission: [Code]) -> Bool {
    guard submission.count == 1, let file = submission.first,
      let starter = try? Code.file(exercise.starter, of: exercise)
    else { return false }
    if file.text.trimmingBlanks == starter.text.trimmingBlanks { return true }
    guard let form = Engine.form(of: file, in: practice) else { return false }
    return form == Engine.form(of: starter, in: practice)
  }

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

  /// Caches the map of a program in a scene, asked as a submission is in a variation; nil if it
  /// stops.
  func note(_ map: HitMap?, of program: Int, in scene: Int) {
    guard !practice.isInterrupted() else { return }
    kept[Place(program: program, scene: scene)] = .some(map.map(FoldedHitMap.init))
    isChanged = true
  }

  /// Asks some programs in every scene now: before many submissions are judged, each in a process
  /// whose results are lost.
  func ask(_ programs: [Int]) {
    for program in programs {
      for scene in reference.scenes.indices where !practice.isInterrupted() {
        if exercise.comparisons.contains(where: \.isMap) { _ = map(of: program, in: scene) }
        for comparison in reference.scenes[scene].facts.keys.sorted() {
          _ = facts(of: program, FactPlace(comparison: comparison, scene: scene))
        }
      }
      _ = changesByItself(program)
    }
  }

  /// Computes now what every submission with a mistake needs.
  func prepare() { _ = expectedOwners }

  /// Writes new results to the cache.
  package func keep() {
    guard isChanged, isKept else { return }
    isChanged = false
    store?.keep(kept)
  }

  /// The programs of mistakes whose conditions a submission meets.
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
      of: place.comparison, exercise, [programs[program].code],
      reference.scenes[place.scene].plan, in: practice)
    if !practice.isInterrupted() { conduct.add(facts, of: program, place) }
    return facts
  }

  /// The check that fails with a program, if that ends these lines.
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
      exercise, [code], reference.scenes[place.scene].plan, in: practice)
    return try? stage?.asking(question)
  }
}
