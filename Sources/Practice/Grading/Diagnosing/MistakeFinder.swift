import Foundation
import HitMaps
import Records
import Scenes
import Workbench

/// The parts of the first scene that an answer passes: scripts of checks, and comparisons.
struct HeldParts {
  var scripts: [[ExerciseLine]] = []
  var facts: [FactPlace] = []
}

/// Finds the known mistake that a submission behaves like.
///
/// A mistake need not be the same everywhere: an answer that makes it with a hard-coded number, or
/// in another order, is wrong in some scenes in another way. It has to do the same in the first
/// scene and in the first one that is wrong, and in most others; of several the best match is
/// named. Where the answer is right, equal behaviour proves nothing: a mistake may be right there,
/// too. An answer that behaves as the starter has not made the mistakes that only resemble it:
/// these have to do the same everywhere.
struct MistakeFinder {
  let exercise: Exercise
  let reference: Reference
  let submission: [Code]
  let answers: MistakeAnswers
  let practice: PracticeConfiguration
  private let comparer: MapComparer
  /// The programs of mistakes whose conditions the submission meets.
  let candidates: [Int]
  /// The known mistake whose program the submission is, perhaps in another language.
  let own: Int?

  /// The minimum share of the scenes in which a mistake does the same, besides the two in which it
  /// must.
  private static let leastShare = 0.7
  /// The maximum number of points of a region that differ from both their neighbours; more of them
  /// are answers that change from question to question.
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
    candidates = answers.programs(for: submission)
    comparer = MapComparer(comparison: exercise.comparison)
  }

  // MARK: By maps

  /// The mistake that is most like the submission, whose first wrong map is that of the scene
  /// `wrong`; `maps` are the known ones, by scene.
  func find(wrong: Int, maps: SceneMaps) -> NamedMistake? {
    var maps = maps
    if let own { return find(likeOwn: own, wrong: wrong, &maps) }
    let needed = wrong == 0 ? [0] : [0, wrong]
    var left = candidates
    for index in needed {
      guard !left.isEmpty, let map = map(index, &maps) else { return nil }
      left = alike(left, map, in: index)
    }
    // Where the answer is wrong for the first time, the mistake must be wrong, too: otherwise only
    // their right behaviour is alike.
    left.removeAll { isRight($0, in: wrong) }
    var order = likeliest(of: left, besides: needed, &maps)
    guard !order.isEmpty else { return nil }
    if let map = map(wrong, &maps), isAsStarter(map, in: wrong) {
      for index in reference.scenes.indices where !order.isEmpty {
        guard let map = self.map(index, &maps) else { return nil }
        order = alike(order, map, in: index)
      }
    }
    let isChanging = changesByItself(submission)
    let point = self.map(wrong, &maps).flatMap {
      comparer.difference($0, reference.scenes[wrong].map)?.firstPoint
    }
    let own = point.flatMap { manner(of: submission, at: $0, in: wrong) }
    return order.first { program in
      guard answers.changesByItself(program) == isChanging else { return false }
      guard let point, let own else { return true }
      return
        !(manner(of: [answers.programs[program].code], at: point, in: wrong)?
        .contradicts(own) ?? false)
    }.map { answers.programs[$0].mistake }
  }

  private func manner(of code: [Code], at point: CGPoint, in index: Int) -> AnswerManner? {
    AnswerManner(
      of: code, at: point, reference.scenes[index].plan, exercise, in: practice)
  }

  private func isAsStarter(_ map: HitMap, in wrong: Int) -> Bool {
    answers.isStarter(submission)
      || StarterLikeness(exercise, reference, in: practice, submission: submission)
        .isComplete(map, in: wrong)
  }

  /// The mistake whose own program the submission is, or an earlier one that does the same
  /// everywhere: the same result as that of `find`, with fewer questions.
  private func find(likeOwn own: Int, wrong: Int, _ maps: inout SceneMaps) -> NamedMistake? {
    let needed = wrong == 0 ? [0] : [0, wrong]
    for index in needed {
      guard let map = map(index, &maps), !alike([own], map, in: index).isEmpty else { return nil }
    }
    let mistake = answers.programs[own].mistake
    var rivals = candidates.filter { $0 < own && answers.programs[$0].mistake != mistake }
    // For most programs that are wrong there, the earlier scenes are known.
    let others = reference.scenes.indices.filter { $0 > wrong }
    for index in Array(0...wrong) + others where !rivals.isEmpty {
      guard let map = map(index, &maps) else { continue }
      let same = Set(alike(rivals, map, in: index))
      let isForgotten = !needed.contains(index) && forgetsSwitch(map, in: index)
      rivals = rivals.filter { same.contains($0) || isForgotten && isRight($0, in: index) }
    }
    guard !rivals.isEmpty else { return mistake }
    let isChanging = answers.changesByItself(own)
    return rivals.first { answers.changesByItself($0) == isChanging }
      .map { answers.programs[$0].mistake } ?? mistake
  }

  /// Whether code changes the scene by itself: then the map is only a consequence.
  private func changesByItself(_ code: [Code]) -> Bool {
    !Diagnoser(exercise, reference, answers, submission: code)
      .changes(withOmissions: true).isEmpty
  }

  /// The programs that do the same in enough of the other scenes, the most alike first; all scenes
  /// of one variation together count as one, and a scene in which the submission stops does not
  /// count. Neither does one in which the submission forgets a switch that the program reads: that
  /// is another mistake.
  private func likeliest(
    of programs: [Int], besides needed: [Int], _ maps: inout SceneMaps
  ) -> [Int] {
    var left = programs.map { Likeness(program: $0) }
    // Known maps come first, so that fewer have to be made.
    let others = reference.scenes.indices.filter { !needed.contains($0) }
    let order = others.filter(maps.contains) + others.filter { !maps.contains($0) }
    var open = order.reduce(0) { $0 + weight(of: $1) }
    for index in order {
      if left.isEmpty || left.count == 1 && left[0].least(open) >= Self.leastShare { break }
      let weight = weight(of: index)
      open -= weight
      guard let map = map(index, &maps) else { continue }
      let same = Set(alike(left.map(\.program), map, in: index))
      let isForgotten = forgetsSwitch(map, in: index)
      for place in left.indices {
        let program = left[place].program
        if same.contains(program) {
          left[place].same += weight
        } else if isForgotten, isRight(program, in: index) {
          continue
        }
        left[place].whole += weight
      }
      // Weights are not integers: rounding may leave the rest a little too small.
      left.removeAll { $0.most(open) < Self.leastShare - 1e-9 }
    }
    return left.indices.sorted { (left[$1].most(0), $0) < (left[$0].most(0), $1) }
      .map { left[$0].program }
  }

  private func weight(of index: Int) -> Double {
    let id = reference.scenes[index].plan.id
    return 1 / Double(reference.scenes.count { $0.plan.id == id })
  }

  /// The share of the scenes in which a program does the same as a submission, so far.
  private struct Likeness {
    let program: Int
    var same = 0.0
    var whole = 0.0

    /// The share if it does the same in all open scenes.
    func most(_ open: Double) -> Double {
      let whole = whole + max(0, open)
      return whole > 0 ? (same + max(0, open)) / whole : 1
    }

    /// The share if it does so in none of the open scenes.
    func least(_ open: Double) -> Double {
      let whole = whole + max(0, open)
      return whole > 0 ? same / whole : 1
    }
  }

  /// Whether views get touches in a scene in which a switch refuses them for all of them.
  private func forgetsSwitch(_ map: HitMap, in index: Int) -> Bool {
    let silenced = answers.expectedOwners[0].subtracting(answers.expectedOwners[index])
    return !silenced.isEmpty && !map.owners.isDisjoint(with: silenced)
  }

  private func isRight(_ program: Int, in index: Int) -> Bool {
    guard let map = answers.map(of: program, in: index) else { return false }
    return reference.scenes[index].isEqual(map, comparer)
  }

  private func map(_ index: Int, _ maps: inout SceneMaps) -> HitMap? {
    if let map = maps[index] { return map }
    if let own {
      let map = answers.map(of: own, in: index)
      maps[index] = map
      return map
    }
    let scene = reference.scenes[index]
    let stage = try? Stage(exercise, submission, scene.plan, in: practice)
    let map = try? stage?.map(scene.plan.asking, guide: scene.guide)
    maps[index] = map
    return map
  }

  /// The programs that answer in a scene as `map` does, ignoring points next to a change of owner.
  func alike(_ programs: [Int], _ map: HitMap, in index: Int) -> [Int] {
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
