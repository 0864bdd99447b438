import Records
import Workbench

extension ExerciseInspection {
  /// Checks that every mutant is found wrong, and that every part and variation finds something.
  func checkMutants(_ trial: Trial) {
    guard let solution = code(exercise.solution) else { return }
    let values = SceneValues(exercise, solution, in: practice)
    let programs = ([exercise.solution] + exercise.alternatives).compactMap(code)
      .filter { !$0.isCommands }
    let mutants = programs.flatMap { MutantFinder.mutants(of: $0, values: values) }.filter(runs)
    let equivalent = exercise.equivalent.map(\.change)
    // Whether a few more points would notice a listed mutant is not worth its maps.
    let survivors = mutants.filter { mutant in
      equivalent.contains(mutant.change)
        ? trial.seemsRight(mutant.code) : trial.isRight(mutant.code)
    }
    for mutant in survivors where !equivalent.contains(mutant.change) {
      add(
        .mutantSurvives(mutant.change),
        at: ExercisePlaces.Place(
          file: mutant.code.file, line: mutant.line, column: mutant.column))
    }
    let attacks = succeeding(trial)
    for attack in attacks where !equivalent.contains(attack.change) {
      add(
        .attackPasses(attack.change, answer: attack.code.text),
        at: ExercisePlaces.Place(file: attack.code.file))
    }
    for (index, change) in equivalent.enumerated()
    where !(survivors + attacks).contains(where: { $0.change == change }) {
      add(.mutantNotThere(change), at: places.element(index, of: "equivalent"))
    }
    checkTests(trial, mutants)
    checkVariations(trial, mutants)
    checkTried(trial, mutants)
  }

  /// Whether a mutant is valid Swift: an invalid one says nothing about the parts that find it.
  func runs(_ mutant: Mutant) -> Bool {
    (try? Engine.declare([mutant.code], in: Engine.session(in: practice))) != nil
  }

  /// Checks that a variation in which the solution behaves as in the first scene finds a mutant
  /// that is right there, and that the judged views are on the screen. A variation that begins with
  /// touches tests the behaviour after them, which may be the same again.
  private func checkVariations(_ trial: Trial, _ mutants: [Mutant]) {
    let wrong = exercise.mistakes.flatMap(\.files).compactMap(code) + mutants.map(\.code)
    for variation in exercise.variations {
      guard case .lines(let lines) = variation.change, let solution = code(exercise.solution),
        let stage = try? Stage(exercise, [solution], lines, in: practice),
        !stage.hasPlayedTouches
      else { continue }
      if let subject = exercise.subject, isOffScreen(subject, stage) {
        add(.offScreen(subject, id: variation.id), at: places.part(variation.id))
      } else if trial.isAsFirst(variation.id),
        !trial.isNoticed(oneOf: wrong, onlyIn: variation.id)
      {
        add(.likeFirstScene(id: variation.id), at: places.part(variation.id))
      }
    }
  }

  /// Whether a view is in a scene but completely off the screen.
  private func isOffScreen(_ name: String, _ stage: Stage) -> Bool {
    _ = stage.question
    let corners = SceneSketch(stage.session.scene.record).view(name)?.corners ?? []
    guard corners.count == 4 else { return false }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return false
    }
    return right <= 0 || bottom <= 0 || left >= Double(exercise.screen.width)
      || top >= Double(exercise.screen.height)
  }

  private func checkTests(_ trial: Trial, _ mutants: [Mutant]) {
    let wrong = exercise.mistakes.flatMap(\.files).compactMap(code) + mutants.map(\.code)
    for id in exercise.parts.map(\.id) + exercise.variations.map(\.id)
    where !trial.differs(oneOf: wrong, in: id) {
      add(.testsNothing(id: id), at: places.part(id))
    }
  }
}
