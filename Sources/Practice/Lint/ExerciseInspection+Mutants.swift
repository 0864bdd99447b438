import Records
import Workbench

extension ExerciseInspection {
  /// Every mutant of the solution must be found wrong, and every part and variation must find
  /// something.
  func checkMutants(_ trial: Trial) {
    guard let solution = code(exercise.solution) else { return }
    let values = SceneValues(exercise, solution, in: practice)
    let programs = ([exercise.solution] + exercise.alternatives).compactMap(code)
      .filter { !$0.isCommands }
    let mutants = programs.flatMap { MutantFinder.mutants(of: $0, values: values) }
    let equivalent = exercise.equivalent.map(\.change)
    let survivors = mutants.filter { mutant in
      guard runs(mutant) else { return false }
      // Whether a listed one is noticed at a few points more is not worth its maps.
      return equivalent.contains(mutant.change)
        ? trial.seemsRight(mutant.code) : trial.isRight(mutant.code)
    }
    for mutant in survivors where !equivalent.contains(mutant.change) {
      add(
        .mutantSurvives(mutant.change),
        at: ExercisePlaces.Place(
          file: mutant.code.file, line: mutant.line, column: mutant.column))
    }
    for (index, change) in equivalent.enumerated()
    where !survivors.contains(where: { $0.change == change }) {
      add(.mutantNotThere(change), at: places.element(index, of: "equivalent"))
    }
    checkTests(trial, mutants)
  }

  /// Whether a mutant is Swift that checks.
  private func runs(_ mutant: Mutant) -> Bool {
    (try? Engine.declare([mutant.code], in: Engine.session(in: practice))) != nil
  }

  private func checkTests(_ trial: Trial, _ mutants: [Mutant]) {
    let wrong = exercise.mistakes.flatMap(\.files).compactMap(code) + mutants.map(\.code)
    for id in exercise.parts.map(\.id) + exercise.variations.map(\.id)
    where !finding.contains(id) {
      // A few points of all programs are asked sooner than every point of one.
      if wrong.contains(where: { !trial.seemsToAgree($0, in: id) }) { continue }
      if wrong.contains(where: { !trial.agrees($0, in: id) }) { continue }
      add(.testsNothing(id: id), at: places.part(id))
    }
  }
}
