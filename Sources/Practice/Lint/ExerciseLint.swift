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

  /// Everything that is wrong with an exercise. Throws where there is none of that name.
  package func report(_ name: String) throws -> LintReport {
    do {
      return LintReport(names: [name], problems: check(try library.exercise(name)))
    } catch Problem.practice(.broken(let found)) {
      return LintReport(names: [name], problems: found)
    }
  }

  private func check(_ exercise: Exercise) -> [ContentProblem] {
    let inspection = ExerciseInspection(exercise, in: practice)
    inspection.checkReferences(library, lessons: lessons)
    inspection.checkPromises()
    inspection.checkTexts()
    inspection.run()
    return inspection.problems
  }
}
