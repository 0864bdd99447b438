import HitMaps
import Records
import Scenes
import Workbench

/// Compares the owners of all points with those of the starter.
struct StarterLikeness {
  private let exercise: Exercise
  private let reference: Reference
  private let practice: PracticeConfiguration
  private let submission: [Code]
  private let comparer: MapComparer

  init(
    _ exercise: Exercise, _ reference: Reference, in practice: PracticeConfiguration,
    submission: [Code]
  ) {
    self.exercise = exercise
    self.reference = reference
    self.practice = practice
    self.submission = submission
    comparer = MapComparer(comparison: exercise.comparison)
  }

  /// Whether the submission behaves as the starter does: in the scene `wrong`, where `map` is its
  /// map, and then in every other.
  func isComplete(_ map: HitMap, in wrong: Int) -> Bool {
    guard let starter = try? Code.file(exercise.starter, of: exercise),
      isLike(starter, map, in: wrong)
    else { return false }
    return reference.scenes.indices.allSatisfy { index in
      guard index != wrong else { return true }
      let scene = reference.scenes[index]
      guard let stage = try? Stage(exercise, submission, scene.plan, in: practice),
        let other = try? stage.map(.somePoints, guide: scene.guide)
      else { return false }
      return isLike(starter, other, in: index)
    }
  }

  private func isLike(_ starter: Code, _ map: HitMap, in index: Int) -> Bool {
    guard
      let stage = try? Stage(exercise, [starter], reference.scenes[index].plan, in: practice),
      let before = try? stage.map(.somePoints, guide: MapGuide(map))
    else { return false }
    let cells = comparer.classified([before, map])
    return cells[0] == cells[1]
  }
}
