import Foundation
import Records
import Workbench

/// Finds the known mistake that a submission behaves like.
///
/// A mistake need not be the same everywhere: whoever makes it with a number written in, or in another
/// order, is wrong in some scenes in another way. It has to do the same in the first scene and in the
/// first one that is wrong, and in most others; of several the one that fits best is named. Where the
/// answer is right nothing is concluded from doing the same: a mistake may be right there, too.
struct MistakeFinder {
  let exercise: Exercise
  let reference: Reference
  let submission: [Code]
  private let comparer: MapComparer

  /// A program that makes a mistake.
  private struct Candidate {
    let mistake: NamedMistake
    let code: Code
  }

  /// The least share of the scenes in which a mistake does the same, besides the two that it must.
  private static let leastShare = 0.6

  init(_ exercise: Exercise, _ reference: Reference, submission: [Code]) {
    self.exercise = exercise
    self.reference = reference
    self.submission = submission
    comparer = MapComparer(comparison: exercise.comparison)
  }

  // MARK: By maps

  /// The mistake that is most like the submission, whose first wrong map is that of the scene `wrong`;
  /// `maps` are those that are known already, by scene.
  func find(wrong: Int, maps: [Int: HitMap]) -> NamedMistake? {
    var maps = maps
    let needed = wrong == 0 ? [0] : [0, wrong]
    var left = candidates
    for index in needed {
      guard !left.isEmpty, let map = map(index, &maps) else { return nil }
      let isAlike = alike(left, map, in: index)
      left = zip(left, isAlike).compactMap { $1 ? $0 : nil }
    }
    let shares = shares(of: left, besides: needed, &maps)
    guard let most = shares.max(), most >= Self.leastShare, let place = shares.firstIndex(of: most)
    else { return nil }
    return left[place].mistake
  }

  /// All programs of all mistakes, in the order of the exercise.
  private var candidates: [Candidate] {
    exercise.mistakes.flatMap { mistake in
      mistake.files.compactMap { file in
        (try? Code.file(file, of: exercise)).map { Candidate(mistake: mistake.named, code: $0) }
      }
    }
  }

  /// In how much of the other scenes each candidate does the same; all scenes of one variation weigh as
  /// much as one, and a scene in which the submission stops weighs nothing.
  private func shares(
    of candidates: [Candidate], besides needed: [Int], _ maps: inout [Int: HitMap]
  ) -> [Double] {
    guard !candidates.isEmpty else { return [] }
    var sums = candidates.map { _ in 0.0 }
    var whole = 0.0
    for (index, scene) in reference.scenes.enumerated() where !needed.contains(index) {
      guard let map = map(index, &maps) else { continue }
      let weight = 1 / Double(reference.scenes.count { $0.plan.id == scene.plan.id })
      whole += weight
      for (place, isAlike) in alike(candidates, map, in: index).enumerated() where isAlike {
        sums[place] += weight
      }
    }
    return sums.map { whole == 0 ? 1 : $0 / whole }
  }

  private func map(_ index: Int, _ maps: inout [Int: HitMap]) -> HitMap? {
    if let map = maps[index] { return map }
    let scene = reference.scenes[index]
    let stage = try? Stage(exercise, submission, scene.plan.lines)
    maps[index] = try? stage?.map(scene.plan.asking, guide: scene.map)
    return maps[index]
  }

  /// Which candidates answer in a scene as `map` does.
  private func alike(_ candidates: [Candidate], _ map: HitMap, in index: Int) -> [Bool] {
    let isNear = Self.nearChange(comparer.classified([map])[0], map.width)
    return candidates.map { candidate in
      guard !Engine.isInterrupted(),
        let stage = try? Stage(exercise, [candidate.code], reference.scenes[index].plan.lines)
      else { return false }
      return behaves(stage, like: map, isNear)
    }
  }

  /// Whether a stage answers like `map`, but for points at a place where the answer changes. A few
  /// points scattered over the screen are asked first, for most mistakes differ there already.
  private func behaves(_ stage: Stage, like map: HitMap, _ isNear: [Bool]) -> Bool {
    let isLike = try? stage.asking { question throws(HitMapQuestion.Stop) in
      let wanted = Wanted(map, exercise.comparison, names: question.ownerNames)
      let scattered = Self.cells(isNear, every: 97)
      if try question.first(of: scattered, where: wanted.differs) != nil { return false }
      let own = try question.map(
        spacing: StagePlan.Asking.everyFourthPoint.rawValue, guide: map)
      return !wanted.differs(own, in: Self.cells(isNear, every: 1))
    }
    return isLike ?? false
  }

  /// Every so many of the cells that are not near a change.
  private nonisolated static func cells(_ isNear: [Bool], every step: Int) -> [Int] {
    stride(from: 0, to: isNear.count, by: step).filter { !isNear[$0] }
  }

  /// For each cell whether one beside it has another owner.
  private nonisolated static func nearChange(_ cells: [UInt32], _ width: Int) -> [Bool] {
    var isNear = Array(repeating: false, count: cells.count)
    for cell in cells.indices {
      let column = cell % width
      if column + 1 < width, cells[cell] != cells[cell + 1] {
        isNear[cell] = true
        isNear[cell + 1] = true
      }
      if cell + width < cells.count, cells[cell] != cells[cell + width] {
        isNear[cell] = true
        isNear[cell + width] = true
      }
    }
    return isNear
  }
}

extension MistakeFinder {
  // MARK: By checks

  /// The mistake for which the same line of a check fails in the same way, where the map of the
  /// submission is right.
  func find(failing expectation: Expectation, in lines: [String]) -> NamedMistake? {
    candidates.first { candidate in
      guard !Engine.isInterrupted(), let stage = try? Stage(exercise, [candidate.code], []) else {
        return false
      }
      do throws(Stage.Failure) {
        for line in lines { _ = try stage.run(line) }
        return false
      } catch {
        guard case .line(_, .expectationFailed(let other)) = error else { return false }
        return other.subject == expectation.subject && other.actual == expectation.actual
      }
    }?.mistake
  }
}

/// The answers that a mistake has to give.
///
/// Owners are compared by numbers: every point of the screen is looked at, and each by its name would
/// take longer than asking it.
private nonisolated struct Wanted {
  private let cells: [UInt16]
  /// What the owners of the wanted map count as, by their indices, and the owners of the mistake's maps:
  /// the same number where they count alike.
  private let wanted: [Int]
  private let own: [Int]
  private let numberOfNobody: Int
  private let nobody = HitMap.nobody

  /// `names` are the owners that indices of the mistake's maps stand for.
  init(_ map: HitMap, _ comparison: HitMapComparison, names: [String]) {
    cells = map.cells
    if case .hittable(let hittable) = comparison {
      wanted = map.names.map { $0 == hittable ? 1 : 0 }
      own = names.map { $0 == hittable ? 1 : 0 }
      numberOfNobody = 0
      return
    }
    var numbers: [String: Int] = [:]
    for name in map.names + names where numbers[name] == nil { numbers[name] = numbers.count }
    wanted = map.names.map { numbers[$0, default: -1] }
    own = names.map { numbers[$0, default: -1] }
    numberOfNobody = -1
  }

  func differs(_ cell: Int, _ owner: UInt16) -> Bool {
    number(owner, own) != number(cells[cell], wanted)
  }

  func differs(_ other: HitMap, in cells: [Int]) -> Bool {
    let owners = other.cells
    return cells.contains { differs($0, owners[$0]) }
  }

  private func number(_ owner: UInt16, _ numbers: [Int]) -> Int {
    owner == nobody ? numberOfNobody : numbers[Int(owner)]
  }
}
