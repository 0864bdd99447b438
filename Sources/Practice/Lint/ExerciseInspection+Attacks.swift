import Records
import Workbench

extension ExerciseInspection {
  /// The attacks on the exercise that succeed, as changes and texts of answers that pass.
  func succeeding(_ trial: Trial) -> [Mutant] {
    guard let solution = code(exercise.solution), !solution.isCommands else { return [] }
    let listed = ListedValues(exercise, solution, in: practice)
    let attacks = AttackFinder.attacks(
      on: solution, of: exercise.submission.classNames, listed,
      swallowing: swallowing(CodeOutline([solution])))
    return attacks.compactMap { attack in
      let answers = attack.answers.filter(runs)
      // An attack that is listed as equivalent only has to seem right.
      let isListed = exercise.equivalent.contains { $0.change == attack.change }
      let succeeds = answers.allSatisfy {
        isListed ? trial.seemsRight($0.code) : trial.isRight($0.code)
      }
      return succeeds ? answers.first : nil
    }
  }

  /// The classes that promise to handle touches as their superclass does, and the touches that
  /// verify it: controls, and views whose touches are played.
  private func swallowing(_ outline: CodeOutline) -> [String: TouchPlay] {
    let isPlayed = exercise.comparisons.contains { $0.touches == .touches }
    var classes: [String: TouchPlay] = [:]
    for name in exercise.submission.classNames {
      if outline.superclasses(of: name).contains("UIControl") {
        classes[name] = .control
      } else if isPlayed {
        classes[name] = .touches
      }
    }
    return classes
  }
}
