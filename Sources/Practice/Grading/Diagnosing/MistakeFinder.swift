import Foundation
import Records
import Scenes
import Workbench

/// Finds the known mistake that a submission behaves like.
///
/// A mistake need not be the same everywhere: an answer that makes it with a number written in, or
/// in another order, is wrong in some scenes in another way. It has to do the same in the first
/// scene and in the first one that is wrong, and in most others; of several the one that fits best
/// is named. Where the answer is right nothing is concluded from doing the same: a mistake may be
/// right there, too.
struct MistakeFinder {
  let exercise: Exercise
  let reference: Reference
  let submission: [Code]
  private let answers: MistakeAnswers
  private let practice: PracticeConfiguration
  private let comparer: MapComparer
  /// The program of a mistake that the submission is.
  private let own: Int?

  /// The least share of the scenes in which a mistake does the same, besides the two that it must.
  private static let leastShare = 0.7
  /// More points than this that differ from both their neighbours are no region: answers that
  /// change from question to question.
  private static let mostSingle = 200

  init(
    _ exercise: Exercise, _ reference: Reference, _ answers: MistakeAnswers, submission: [Code]
  ) {
    self.exercise = exercise
    self.reference = reference
    self.answers = answers
    practice = answers.practice
    self.submission = submission
    own = answers.program(of: submission)
    comparer = MapComparer(comparison: exercise.comparison)
  }

  // MARK: By maps

  /// The mistake that is most like the submission, whose first wrong map is that of the scene
  /// `wrong`; `maps` are those that are known already, by scene.
  func find(wrong: Int, maps: [Int: HitMap]) -> NamedMistake? {
    var maps = maps
    let needed = wrong == 0 ? [0] : [0, wrong]
    var left = Array(answers.programs.indices)
    for index in needed {
      guard !left.isEmpty, let map = map(index, &maps) else { return nil }
      left = alike(left, map, in: index)
    }
    // A program of the exercise itself is like itself everywhere; where no other mistake is left,
    // that is the answer.
    if let own, let mistake = left.contains(own) ? answers.programs[own].mistake : nil,
      left.allSatisfy({ answers.programs[$0].mistake == mistake })
    {
      return mistake
    }
    let shares = shares(of: left, besides: needed, &maps)
    let order = left.indices.filter { shares[$0] >= Self.leastShare }
      .sorted { (shares[$1], $0) < (shares[$0], $1) }
    guard !order.isEmpty else { return nil }
    let isChanging = changesByItself(submission)
    return order.lazy.map { left[$0] }.first { answers.changesByItself($0) == isChanging }
      .map { answers.programs[$0].mistake }
  }

  /// Whether code changes the scene by itself: then the map is only what comes of it.
  private func changesByItself(_ code: [Code]) -> Bool {
    !Diagnoser(exercise, reference, submission: code, in: practice).changes().isEmpty
  }

  /// In how much of the other scenes each program does the same; all scenes of one variation weigh
  /// as much as one, and a scene in which the submission stops weighs nothing. Neither does one in
  /// which the submission forgets a switch that the program reads: that is another mistake.
  private func shares(
    of programs: [Int], besides needed: [Int], _ maps: inout [Int: HitMap]
  ) -> [Double] {
    guard !programs.isEmpty else { return [] }
    var sums: [Int: Double] = [:]
    var wholes: [Int: Double] = [:]
    for (index, scene) in reference.scenes.enumerated() where !needed.contains(index) {
      guard let map = map(index, &maps) else { continue }
      let weight = 1 / Double(reference.scenes.count { $0.plan.id == scene.plan.id })
      let same = alike(programs, map, in: index)
      let isForgotten = forgetsSwitch(map, in: index)
      for program in programs {
        if same.contains(program) {
          sums[program, default: 0] += weight
        } else if isForgotten, isRight(program, in: index) {
          continue
        }
        wholes[program, default: 0] += weight
      }
    }
    return programs.map { program in
      guard let whole = wholes[program] else { return 1 }
      return sums[program, default: 0] / whole
    }
  }

  /// Whether views get touches in a scene in which a switch keeps all of them from them.
  private func forgetsSwitch(_ map: HitMap, in index: Int) -> Bool {
    let silenced = answers.expectedOwners[0].subtracting(answers.expectedOwners[index])
    return !silenced.isEmpty && !map.owners.isDisjoint(with: silenced)
  }

  private func isRight(_ program: Int, in index: Int) -> Bool {
    guard let map = answers.map(of: program, in: index) else { return false }
    return reference.scenes[index].isEqual(map, comparer)
  }

  private func map(_ index: Int, _ maps: inout [Int: HitMap]) -> HitMap? {
    if let map = maps[index] { return map }
    if let own {
      maps[index] = answers.map(of: own, in: index)
      return maps[index]
    }
    let scene = reference.scenes[index]
    let stage = try? Stage(exercise, submission, scene.plan.lines, in: practice)
    maps[index] = try? stage?.map(scene.plan.asking, guide: scene.map)
    return maps[index]
  }

  /// Which of some programs answer in a scene as `map` does, but for points at a place where the
  /// answer changes.
  private func alike(_ programs: [Int], _ map: HitMap, in index: Int) -> [Int] {
    let likeness = MapLikeness(map, exercise.comparison)
    guard likeness.singles <= Self.mostSingle else { return [] }
    return programs.filter { program in
      guard !practice.isInterrupted(), let sample = answers.sample(of: program, in: index),
        !likeness.differs(sample), let own = answers.map(of: program, in: index)
      else { return false }
      return !likeness.differs(own)
    }
  }
}

extension MistakeFinder {
  // MARK: By checks

  /// The mistake for which the same line of a check fails in the same way, among those that do the
  /// same everywhere in the first scene, whose map is `map`.
  ///
  /// An expression is only false, whatever is wrong: then a mistake is named where no other one
  /// fails so, or where the submission is its code.
  func find(failing expectation: Expectation, in lines: [ExerciseLine], map: HitMap?)
    -> NamedMistake?
  {
    let all = Array(answers.programs.indices)
    let same = map.map { alike(all, $0, in: 0) } ?? all
    let failing = same.lazy.filter { fails($0, expectation, in: lines) }
    guard case .expression = expectation.subject else {
      return failing.first.map { answers.programs[$0].mistake }
    }
    let found = Array(failing)
    if let own, found.contains(own) { return answers.programs[own].mistake }
    guard let first = found.first.map({ answers.programs[$0].mistake }),
      found.allSatisfy({ answers.programs[$0].mistake == first })
    else { return nil }
    return first
  }

  /// Whether a check fails with a program in the same way.
  private func fails(
    _ program: Int, _ expectation: Expectation, in lines: [ExerciseLine]
  ) -> Bool {
    guard !practice.isInterrupted(), let other = answers.failure(of: program, in: lines) else {
      return false
    }
    return other.subject == expectation.subject && other.actual == expectation.actual
  }
}
