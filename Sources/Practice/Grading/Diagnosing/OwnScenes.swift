import Records
import Scenes
import Workbench

/// The scenes of an exercise with known programs in them, laid out but not asked: submissions are
/// compared with these, each built once for all of them.
final class OwnScenes {
  private enum Program: Hashable {
    case solution
    /// Empty classes; the starter if there are none.
    case plain
  }

  private struct Place: Hashable {
    let program: Program
    let scene: Int
  }

  private let exercise: Exercise
  private let reference: Reference
  private let practice: PracticeConfiguration
  /// nil if touches are part of the scene, or the program does not run.
  private var sketches: [Place: SceneSketch?] = [:]
  private var conduct: [Int: SolutionConduct] = [:]

  init(_ exercise: Exercise, _ reference: Reference, in practice: PracticeConfiguration) {
    self.exercise = exercise
    self.reference = reference
    self.practice = practice
  }

  /// A scene with the solution in it; nil if touches are part of it, which the scene depends on.
  func right(_ scene: Int) -> SceneSketch? { sketch(Place(program: .solution, scene: scene)) }

  /// A scene with empty classes in it; nil if touches are part of it.
  func plain(_ scene: Int) -> SceneSketch? { sketch(Place(program: .plain, scene: scene)) }

  /// A scene with the solution in it, after the touches that are part of it.
  func afterTouches(_ scene: Int) -> SceneSketch? {
    guard let code = try? Code.file(exercise.solution, of: exercise),
      let stage = try? Stage(exercise, [code], reference.scenes[scene].plan, in: practice)
    else { return nil }
    _ = stage.question
    return SceneSketch(stage.session.scene.record)
  }

  /// The solution's own conduct in a scene, of the kinds that answers are blamed for.
  func conduct(in scene: Int) -> SolutionConduct {
    if let known = conduct[scene] { return known }
    let found = SolutionConduct(exercise, reference.scenes[scene], in: practice)
    if !practice.isInterrupted() { conduct[scene] = found }
    return found
  }

  /// Builds all of them now: before many submissions are judged, each in a process whose results
  /// are lost.
  func prepare() {
    for scene in reference.scenes.indices where !practice.isInterrupted() {
      _ = right(scene)
      _ = plain(scene)
      if exercise.comparisons.contains(where: \.isMap) { _ = conduct(in: scene) }
    }
  }

  private func sketch(_ place: Place) -> SceneSketch? {
    if let known = sketches[place] { return known }
    let sketch =
      switch place.program {
      case .solution: ownFile(exercise.solution, place.scene)
      case .plain:
        plainCode.flatMap { built(place.scene, with: $0) }
          ?? ownFile(exercise.starter, place.scene)
      }
    if !practice.isInterrupted() { sketches[place] = .some(sketch) }
    return sketch
  }

  private func ownFile(_ name: String, _ scene: Int) -> SceneSketch? {
    (try? Code.file(name, of: exercise)).flatMap { built(scene, with: $0) }
  }

  /// The required classes, empty.
  private var plainCode: Code? {
    let classes = exercise.submission.required.compactMap { required -> String? in
      guard case .type(let name, let superclass?) = required else { return nil }
      return "class \(name): \(superclass) {}\n"
    }
    guard !classes.isEmpty else { return nil }
    return Code(file: exercise.submission.file, text: "import UIKit\n" + classes.joined())
  }

  private func built(_ index: Int, with code: Code) -> SceneSketch? {
    guard
      let stage = try? Stage(exercise, [code], reference.scenes[index].plan, in: practice),
      !stage.hasPlayedTouches
    else { return nil }
    // Pending layout belongs to the scene.
    _ = stage.question
    return SceneSketch(stage.session.scene.record)
  }
}
