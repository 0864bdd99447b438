import HitMaps
import Records
import Scenes
import Workbench

/// Asks some points of a scene in ways that must not affect the answer: with nil for the event,
/// again after all others, in an order unrelated to rows, and in a new scene.
///
/// An answer that counts its questions, or remembers the last one, has the right map and is wrong
/// here.
struct Reasking {
  private let exercise: Exercise
  private let scene: Reference.Scene
  private let practice: PracticeConfiguration

  /// The number of points at which a second question must leave every variable as it is.
  private static let mostRepeated = 8

  init(_ exercise: Exercise, _ scene: Reference.Scene, in practice: PracticeConfiguration) {
    self.exercise = exercise
    self.scene = scene
    self.practice = practice
  }

  /// The first wrong answer of a stage whose map is right; nil if there is none.
  func fault(afterMap stage: Stage) throws(Stage.Failure) -> Conduct? {
    try fault(in: stage, .again)
  }

  /// The first wrong answer of a stage that was asked nothing yet; nil if there is none.
  func fault(inNew stage: Stage) throws(Stage.Failure) -> Conduct? {
    try fault(in: stage, .first)
  }

  /// The fault of an answer to the same question, asked three times in a row: another view, or a
  /// variable that each question changes, such as a count of calls. A value that is calculated
  /// once, or for the last point, is accepted.
  func repeated(
    in stage: Stage
  ) throws(Stage.Failure) -> (conduct: Conduct?, sideEffect: SideEffect?) {
    let question = stage.question
    var change: SideEffect?
    for cell in scene.sample.cells.prefix(Self.mostRepeated) {
      var owners = [try owner(of: cell, hasEvent: true, question, stage)]
      let writes = stage.session.scene.writes
      owners.append(try owner(of: cell, hasEvent: true, question, stage))
      if change == nil, stage.session.scene.writes != writes,
        let before = stage.session.scene.memory
      {
        owners.append(try owner(of: cell, hasEvent: true, question, stage))
        change = stage.session.scene.memoryChange(since: before)
      }
      guard let other = owners.first(where: { isWrong($0, scene.map.name(of: cell)) }),
        let right = try? solution(at: cell), isWrong(other, right.owner)
      else { continue }
      let point = scene.map.middle(of: cell)
      return (.asked(.again, at: point, expected: right.owner, actual: other), change)
    }
    return (nil, change)
  }

  private func fault(
    in stage: Stage, _ asking: Conduct.Asking
  ) throws(Stage.Failure) -> Conduct? {
    let question = stage.question
    for (place, cell) in scene.sample.cells.enumerated() {
      let hasEvent = place % 2 == 1
      let actual = try owner(of: cell, hasEvent: hasEvent, question, stage)
      guard isWrong(actual, scene.map.name(of: cell)),
        // Not every point of a map was asked, so only the solution is certain.
        let expected = try? solution(at: cell), isWrong(actual, expected.owner)
      else { continue }
      let point = scene.map.middle(of: cell)
      if hasEvent {
        return .asked(asking, at: point, expected: expected.owner, actual: actual)
      }
      // An answer that is also wrong with an event is not a fault of this stage.
      let other = try owner(of: cell, hasEvent: true, question, stage)
      return .asked(
        isWrong(other, expected.owner) ? asking : .withoutEvent, at: point,
        expected: expected.owner, actual: actual)
    }
    return nil
  }

  private func owner(
    of cell: Int, hasEvent: Bool, _ question: HitMapQuestion, _ stage: Stage
  ) throws(Stage.Failure) -> String? {
    let owner = try stage.asking(question) { question throws(HitMapQuestion.Stop) in
      try question.owner(ofCell: cell, hasEvent: hasEvent)
    }
    return owner == HitMap.nobody ? nil : question.ownerNames[Int(owner)]
  }

  private func isWrong(_ actual: String?, _ expected: String?) -> Bool {
    if case .hittable(let name) = exercise.comparison {
      return (actual == name) != (expected == name)
    }
    return actual != expected
  }

  /// The solution's own answer, which may be that no view gets the touch.
  private struct Right {
    let owner: String?
  }

  private func solution(at cell: Int) throws -> Right {
    let code = try Code.file(exercise.solution, of: exercise)
    let stage = try Stage(exercise, [code], scene.plan, in: practice)
    return Right(owner: try owner(of: cell, hasEvent: true, stage.question, stage))
  }
}

extension HitMap {
  /// The owner of a cell; nil without one.
  fileprivate func name(of cell: Int) -> String? {
    cells[cell] == Self.nobody ? nil : names[Int(cells[cell])]
  }
}
