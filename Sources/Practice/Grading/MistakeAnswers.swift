import Foundation
import Records
import Scenes
import Workbench

/// A program that makes a mistake.
struct MistakeProgram {
  let mistake: NamedMistake
  let code: Code
}

/// What the programs of an exercise's mistakes answer in the scenes, each asked once for all
/// submissions that are judged.
///
/// A few points scattered over the screen are asked first: most mistakes differ from a submission
/// there already, and are never asked for a whole map.
final class MistakeAnswers {
  /// All programs of all mistakes, in the order of the exercise.
  let programs: [MistakeProgram]
  private let exercise: Exercise
  private let reference: Reference
  /// nil where a program stops in the scene.
  private var samples: [Place: Sample?] = [:]
  private var maps: [Place: PackedMap?] = [:]

  /// The owners of the scattered points, as indices of the names.
  struct Sample {
    let names: [String]
    let owners: [UInt16]

    /// How far the points are apart, as cells are counted: a prime, so that they lie in different
    /// columns on the screens of all devices.
    nonisolated static let step = 97
  }

  private struct Place: Hashable {
    let program: Int
    let scene: Int
  }

  init(_ exercise: Exercise, _ reference: Reference) {
    self.exercise = exercise
    self.reference = reference
    programs = exercise.mistakes.flatMap { mistake in
      mistake.files.compactMap { file in
        (try? Code.file(file, of: exercise)).map {
          MistakeProgram(mistake: mistake.named, code: $0)
        }
      }
    }
  }

  /// A program's answers at every 97th point of a scene.
  func sample(of program: Int, in scene: Int) -> Sample? {
    let place = Place(program: program, scene: scene)
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
    if !Engine.isInterrupted() { samples[place] = .some(sample) }
    return sample
  }

  /// The map of a program in a scene, asked as that of a submission is.
  func map(of program: Int, in scene: Int) -> HitMap? {
    let place = Place(program: program, scene: scene)
    if let known = maps[place] { return known?.map }
    let map = ask(place) { question throws(HitMapQuestion.Stop) in
      try question.map(
        spacing: StagePlan.Asking.everyFourthPoint.rawValue, guide: reference.scenes[scene].map)
    }
    if !Engine.isInterrupted() { maps[place] = .some(map.map(PackedMap.init)) }
    return map
  }

  private func ask<Result>(
    _ place: Place, _ question: (HitMapQuestion) throws(HitMapQuestion.Stop) -> Result
  ) -> Result? {
    let code = programs[place.program].code
    let stage = try? Stage(exercise, [code], reference.scenes[place.scene].plan.lines)
    return try? stage?.asking(question)
  }
}
