import ArgumentParser
import Foundation
import Practice
import Records
import Rendering
import Workbench

/// Lists the exercises.
struct ExercisesSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercises",
    abstract: "Lists the exercises by lesson, with what each needs and how far you have come.")

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        output.show(try Desk(.ofProgram()).exerciseList(onPath: true))
        return .done
      }
    }
  }
}

/// Creates a work folder, or inspects exercises for their author.
struct ExerciseSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercise", abstract: "Makes a folder to work on an exercise in.",
    discussion: """
        touchstone exercise circular-button       task and starter in a new folder
        touchstone exercise circular-button work  the same in the folder work
        touchstone exercise never-hit --code objc in Objective-C, as all that follow
        touchstone exercise lint                  checks all, for authors
        touchstone exercise new half-button       begins an exercise of your own
      """,
    subcommands: [
      Begin.self, Lint.self, NewSubcommand<NewExercise>.self, ReferencesSubcommand.self,
    ],
    defaultSubcommand: Begin.self)

  /// Creates the folder.
  struct Begin: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "begin", abstract: "Makes a folder with the task and the starter (the default).",
      aliases: ["start"])

    @Argument(help: "The exercise; without one they are listed.", completion: .exercise)
    var name: String?

    @Argument(
      help: """
        The folder; else one of the exercise's name, here or, inside touchstone's own checkout, in \
        ~/touchstone.
        """, completion: .directory)
    var folder: String?

    @OptionGroup var code: CodeOption
    @OptionGroup package var options: PracticeOptions

    func run() throws {
      try MainActor.assumeIsolated {
        try options.practice.run { output in
          let desk = Desk(.ofProgram())
          if let language = code.language { desk.codeLanguage = language }
          guard let name else {
            output.show(try desk.exerciseList(onPath: true))
            return .done
          }
          let exercise = try desk.exercises().exercise(name)
          let path = folder ?? WorkFolder.standard(for: exercise)
          let files = try WorkFolder(path: FileReading.expanded(path))
            .fill(
              with: exercise, language: output.settings.chosenLanguage, code: desk.codeLanguage,
              program: StartedAs.anywhere)
          output.show(
            .began(
              BegunExercise(
                exercise: exercise.record(
                  desk.progress.progress(of: exercise.id), in: desk.codeLanguage),
                className: exercise.submission.classNames.first,
                task: try desk.task(of: exercise),
                folder: path, checkedBy: folder ?? exercise.id, files: files)))
          return .done
        }
      }
    }
  }

  /// Checks exercises for their author.
  struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lint",
      abstract: "Checks exercises: the solution passes, the starter fails, mistakes are caught.",
      discussion: """
        Also changes the solution as somebody could have got it wrong, and lists what nothing \
        notices. Ends with 65 when there is something to mend, each with its file and line.
        """)

    @Argument(
      help: "Names of exercises, or folders with exercises; all when none is named.",
      completion: .exercise)
    var names: [String] = []

    @OptionGroup var options: PracticeOptions

    func run() throws {
      try MainActor.assumeIsolated {
        try options.practice.run { output in
          let desk = Desk(.ofProgram())
          output.enterGuarded("exercise lint")
          let (library, names) = try desk.exercises().including(names)
          let lessons = try desk.lessons().names
          let lint = ExerciseLint(library, lessons: lessons, in: .ofProgram())
          let all = names.isEmpty ? library.names : names
          let halves = ExerciseLint.halves(of: all)
          let report = ExerciseLint.report(
            try SharedWork.results(of: halves) { try lint.report($0.name, $0.half) })
          output.show(report)
          return report.problems.isEmpty ? .done : .badData
        }
      }
    }
  }
}
