import HitMaps
import Records
import Workbench

extension MistakeFinder {
  /// The mistake for which the same line of a check fails in the same way, among those that do the
  /// same everywhere in the first scene, whose map is `map`, and pass the parts that the answer
  /// passed before.
  ///
  /// An expression is only false, whatever is wrong: then a mistake is named only if no other one
  /// fails the same way, or if the submission is its code.
  func find(
    failing expectation: Expectation, in lines: [ExerciseLine], held: HeldParts, map: HitMap?
  ) -> NamedMistake? {
    let same = map.map { alike(candidates, $0, in: 0) } ?? candidates
    let failing = same.lazy.filter { fails($0, expectation, in: lines) && isRight($0, in: held) }
    guard case .expression = expectation.subject else {
      return failing.first.map { answers.programs[$0].mistake }
    }
    let found = Array(failing)
    if let own, found.contains(own) { return answers.programs[own].mistake }
    guard let first = found.first.map({ answers.programs[$0].mistake }),
      found.allSatisfy({ answers.programs[$0].mistake == first })
    else { return nil }
    return first
  }

  /// Whether a program passes all of these parts.
  private func isRight(_ program: Int, in held: HeldParts) -> Bool {
    held.scripts.allSatisfy { answers.failure(of: program, in: $0) == nil }
      && held.facts.allSatisfy { place in
        guard let facts = answers.facts(of: program, place),
          let expected = reference.scenes[place.scene].facts[place.comparison]
        else { return false }
        return exercise.comparisons[place.comparison].accepts(facts, expected)
      }
  }

  /// Whether a check fails with a program in the same way.
  private func fails(
    _ program: Int, _ expectation: Expectation, in lines: [ExerciseLine]
  ) -> Bool {
    guard !practice.isInterrupted(), let other = answers.failure(of: program, in: lines) else {
      return false
    }
    return other.subject == expectation.subject && other.actual == expectation.actual
  }
}
