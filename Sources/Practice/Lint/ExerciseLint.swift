import Records
import Workbench

/// Checks every file of exercises for their author: does the solution pass, does the starter fail,
/// is each mistake caught and named correctly, and does every test find something?
package struct ExerciseLint {
  private let library: ExerciseLibrary
  private let lessons: [String]
  private let practice: PracticeConfiguration

  package init(
    _ library: ExerciseLibrary, lessons: [String], in practice: PracticeConfiguration
  ) {
    self.library = library
    self.lessons = lessons
    self.practice = practice
  }

  /// A half of the checks of an exercise. Each can run in a separate process.
  package enum Half: CaseIterable {
    /// Its texts, its answers and its mistakes.
    case answers
    /// Mutants of its solution.
    case mutants
  }

  /// The halves of exercises, with those first whose cached results the others can use.
  package static func halves(of names: [String]) -> [(name: String, half: Half)] {
    Half.allCases.flatMap { half in names.map { ($0, half) } }
  }

  /// The report on exercises, from the reports on their halves in the order of `halves`.
  package static func report(_ halves: [LintReport]) -> LintReport {
    let answers = halves.prefix(halves.count / 2)
    return LintReport(
      zip(answers, halves.dropFirst(answers.count)).map { answers, mutants in
        // If the solution itself fails, the other answers say nothing.
        answers.problems.contains(where: \.fact.isOfAnswers)
          ? answers
          : LintReport(names: answers.names, problems: answers.problems + mutants.problems)
      })
  }

  /// All problems of an exercise. Throws if there is none of that name.
  package func report(_ name: String) throws -> LintReport {
    Self.report(try Half.allCases.map { try report(name, $0) })
  }

  /// The problems of a half of an exercise. Throws if there is none of that name.
  package func report(_ name: String, _ half: Half) throws -> LintReport {
    do {
      return LintReport(names: [name], problems: check(try library.exercise(name), half))
    } catch Problem.practice(.broken(let found)) {
      return LintReport(names: [name], problems: half == .answers ? found : [])
    }
  }

  private func check(_ exercise: Exercise, _ half: Half) -> [ContentProblem] {
    let inspection = ExerciseInspection(exercise, in: practice)
    switch half {
    case .answers:
      inspection.checkReferences(library, lessons: lessons)
      inspection.checkPromises()
      inspection.checkTexts()
      inspection.checkAnswers()
    case .mutants: inspection.checkMutants()
    }
    return inspection.problems
  }
}
