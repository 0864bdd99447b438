import Foundation
import Records
import Workbench

/// Finds the known mistake that a submission behaves like: in the first scene and in every variation.
struct MistakeFinder {
  let exercise: Exercise
  let reference: Reference
  let submission: [Code]
  private let comparer: MapComparer

  init(_ exercise: Exercise, _ reference: Reference, submission: [Code]) {
    self.exercise = exercise
    self.reference = reference
    self.submission = submission
    comparer = MapComparer(comparison: exercise.comparison)
  }

  /// The first mistake that answers like the submission everywhere; `maps` are those that are known
  /// already, by scene.
  func find(maps: [Int: HitMap]) -> NamedMistake? {
    var candidates = exercise.mistakes.compactMap { mistake in
      (try? Code.file(mistake.file, of: exercise)).map { (mistake, $0) }
    }
    for (index, scene) in reference.scenes.enumerated() {
      guard !candidates.isEmpty else { return nil }
      guard let map = maps[index] ?? self.map(of: submission, scene, guide: scene.map) else {
        return nil
      }
      let isNear = Self.nearChange(comparer.classified([map])[0], width: map.width)
      candidates = candidates.filter { _, code in
        guard let stage = try? Stage(exercise, [code], scene.plan.lines) else { return false }
        return behaves(stage, like: map, isNear)
      }
    }
    return candidates.first?.0
  }

  private func map(of code: [Code], _ scene: Reference.Scene, guide: HitMap) -> HitMap? {
    try? Stage(exercise, code, scene.plan.lines).map(scene.plan.asking, guide: guide)
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
  private static func nearChange(_ cells: [UInt32], width: Int) -> [Bool] {
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
