import Records
import Workbench

/// Looks at every file of exercises, as their author: does the solution pass, does the starter
/// fail, is each mistake caught and called by its own name, and does everything that is tested
/// find something?
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

  /// A half of what is looked at in an exercise. Each can be done in a process of its own.
  package enum Half: CaseIterable {
    /// Its texts, its answers and its mistakes.
    case answers
    /// Its solution, changed as somebody could have got it wrong.
    case mutants
  }

  /// The halves of exercises, those first of which the others can use what was kept.
  package static func halves(of names: [String]) -> [(name: String, half: Half)] {
    Half.allCases.flatMap { half in names.map { ($0, half) } }
  }

  /// What is wrong with exercises, by the reports on their halves in the order of `halves`.
  package static func report(_ halves: [LintReport]) -> LintReport {
    let answers = halves.prefix(halves.count / 2)
    return LintReport(
      zip(answers, halves.dropFirst(answers.count)).map { answers, mutants in
        // What the solution itself does not do says nothing about wrong answers.
        answers.problems.contains(where: \.fact.isOfAnswers)
          ? answers
          : LintReport(names: answers.names, problems: answers.problems + mutants.problems)
      })
  }

  /// Everything that is wrong with an exercise. Throws where there is none of that name.
  package func report(_ name: String) throws -> LintReport {
    Self.report(try Half.allCases.map { try report(name, $0) })
  }

  /// What is wrong with a half of an exercise. Throws where there is none of that name.
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
