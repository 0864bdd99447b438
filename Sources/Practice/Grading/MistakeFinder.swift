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
      guard let map = maps[index] ?? (try? Stage(exercise, submission, scene.plan.lines).map())
      else { return nil }
      let isNear = Self.nearChange(comparer.classified([map])[0], width: map.width)
      candidates = candidates.filter { _, code in
        guard let stage = try? Stage(exercise, [code], scene.plan.lines) else { return false }
        return behaves(stage, like: map, isNear)
      }
    }
    return candidates.first?.0
  }

  /// Whether a stage answers like `map`, but for points at a place where the answer changes. A few
  /// points scattered over the screen are asked first, for most mistakes differ there already.
  private func behaves(_ stage: Stage, like map: HitMap, _ isNear: [Bool]) -> Bool {
    let isLike = try? stage.asking { question throws(HitMapQuestion.Stop) in
      let names = question.ownerNames
      for step in [97, 1] {
        for cell in stride(from: 0, to: map.cells.count, by: step) where !isNear[cell] {
          let owner = try question.owner(at: map.middle(of: cell))
          let name = owner == HitMap.nobody ? nil : names[Int(owner)]
          let wanted = map.cells[cell] == HitMap.nobody ? nil : map.names[Int(map.cells[cell])]
          if !isSame(name, wanted) { return false }
        }
      }
      return true
    }
    return isLike ?? false
  }

  private func isSame(_ name: String?, _ other: String?) -> Bool {
    if case .hittable(let wanted) = exercise.comparison {
      return (name == wanted) == (other == wanted)
    }
    return name == other
  }

  /// For each cell whether one beside it has another owner.
  private static func nearChange(_ cells: [UInt16], width: Int) -> [Bool] {
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
