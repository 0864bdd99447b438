import Foundation
import Records
import Workbench

/// One scene for a submission: the first, or a variation.
package struct StagePlan {
  /// The id of the part or variation.
  package let id: String
  package let lines: [ExerciseLine]

  /// Whether the lines come from a secret seed, and are not shown to learners.
  var isSecret = false

  /// Creates the plan of a variation, or of the first scene where `id` is empty.
  package init(id: String, lines: [ExerciseLine], isSecret: Bool = false) {
    self.id = id
    self.lines = lines
    self.isSecret = isSecret
  }

  /// The texts of the lines.
  package var texts: [String] { lines.map(\.text) }

  /// The share of points that are asked: in the exercise's own scene every one. A variation adds a
  /// position, a rotation or a switch, for which some of them are enough.
  package var asking: Asking { id.isEmpty ? .everyPoint : .somePoints }

  /// The lines as a verdict may show them.
  package var shownLines: [String] { isSecret ? [] : texts }

  /// A failure without secret lines.
  package func shown(_ failure: Stage.Failure) -> Stage.Failure {
    guard isSecret, case .line(let line, let problem) = failure, lines.contains(line) else {
      return failure
    }
    return .line(ExerciseLine("…", file: line.file, line: line.line), problem)
  }

  package enum Asking: Int {
    case everyPoint = 1
    /// In each row and each column one point of three at a distance from changes of owner with the
    /// solution, and every point near those.
    case somePoints = 4
  }

  /// The first scene, then every variation; seeded ones are made from the solution's first scene.
  /// With `seed` they differ from the public ones, and are secret.
  package static func plans(
    of exercise: Exercise, in first: Stage, seed: String? = nil
  ) -> [StagePlan] {
    var plans = [StagePlan(id: "", lines: [])]
    for variation in exercise.variations {
      switch variation.change {
      case .lines(let lines): plans.append(StagePlan(id: variation.id, lines: lines))
      case .random(let count, let allow):
        for number in 0..<count {
          let lines = seeded(exercise, seed, number, allow, first)
          plans.append(
            StagePlan(
              id: variation.id,
              lines: lines.map { ExerciseLine($0, file: "exercise.yml", line: 1) },
              isSecret: seed != nil))
        }
      }
    }
    return plans
  }

  /// Lines that move and rotate the subject, reproducible from the seed.
  private static func seeded(
    _ exercise: Exercise, _ seed: String?, _ number: Int, _ allow: Set<Exercise.Move>,
    _ first: Stage
  ) -> [String] {
    guard let subject = exercise.subject, let place = first.session.scene.place(of: subject)
    else { return [] }
    var generator = SeededGenerator(exercise.id + (seed.map { " \($0)" } ?? ""), number)
    var lines: [String] = []

    let angle = generator.whole(-90...90)
    let scale = Double(generator.whole(8...14)) / 10
    let room = place.room
    if allow.contains(.move) {
      let isTurned = allow.contains(.transform)
      let reach = hypot(place.size.width, place.size.height) / 2 * (isTurned ? scale : 1)
      let x = coordinate(&generator, room.minX, room.maxX, min(reach, place.size.width))
      let y = coordinate(&generator, room.minY, room.maxY, min(reach, place.size.height))
      lines.append("center \(subject) \(x) \(y)")
    }
    if allow.contains(.transform) {
      lines.append("set \(subject).transform rotation \(angle)deg scale \(scale)")
    }
    return lines
  }

  /// An integer at a distance of `reach` from both ends, if there is enough room.
  private static func coordinate(
    _ generator: inout SeededGenerator, _ least: Double, _ most: Double, _ reach: Double
  ) -> Int {
    let (low, high) = (Int((least + reach).rounded(.up)), Int((most - reach).rounded(.down)))
    let drawn = generator.whole(0...9999)
    guard low < high else { return Int(((least + most) / 2).rounded()) }
    return low + drawn * (high - low) / 9999
  }
}
