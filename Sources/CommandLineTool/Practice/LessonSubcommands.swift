import ArgumentParser
import Foundation
import LineEditor
import Practice
import Records
import Rendering
import Workbench

/// Lists the lessons.
struct LessonsSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lessons", abstract: "Lists the lessons, with how far you have come.")

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        output.show(try Desk(.ofProgram()).lessonList())
        return .done
      }
    }
  }
}

/// Works through a lesson, or makes one as its author.
struct LessonSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: "Works through a lesson; from a pipe it prints all of it.",
    discussion: """
        touchstone lesson 2                    works through lesson 2
        touchstone lesson --verify             runs all lessons, for authors
        touchstone lesson new 30-last-first    begins a lesson of your own
      """,
    subcommands: [Begin.self, New.self], defaultSubcommand: Begin.self)

  /// Works through it, or runs all of it for its author.
  struct Begin: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "begin", abstract: "Works through a lesson (the default).", aliases: ["start"])

    @Argument(
      help: ArgumentHelp("The number of the lesson.", valueName: "lesson"), completion: .lesson)
    var numbers: [String] = []

    @Flag(help: "Runs every block in both languages and reports what does not hold.")
    var verify = false

    @OptionGroup var options: PracticeOptions

    func validate() throws {
      if !verify, numbers.count != 1 {
        throw ValidationError("Name one lesson, such as lesson 2.")
      }
    }

    func run() throws {
      try MainActor.assumeIsolated {
        try options.practice.run { output in
          let desk = Desk(.ofProgram())
          if verify { return try verify(desk, output) }
          let library = try desk.lessons()
          let lesson = try library.lesson(numbers[0])
          if LineEditor.isTerminal, isatty(STDOUT_FILENO) == 1, output.format == .text {
            Repl.start(output.settings, first: "lesson \(lesson.number)")
            return .done
          }
          output.enterGuarded("lesson \(lesson.number)")
          let session = Engine.session(in: .ofProgram())
          session.language = output.settings.chosenLanguage
          output.show(.lesson(try desk.begin(lesson: lesson.id, in: session).transcript()))
          return .done
        }
      }
    }

    @MainActor private func verify(_ desk: Desk, _ output: PracticeOutput) throws -> ExitStatus {
      let (library, names) = try desk.lessons().including(numbers)
      output.enterGuarded("lesson --verify")
      let report = try LessonVerifier(library, in: .ofProgram()).report(names)
      output.show(report)
      return report.problems.isEmpty ? .done : .badData
    }
  }

  /// Begins a lesson, for its author.
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "new", abstract: "Makes a folder with a short lesson to change into your own.")

    @Argument(help: "Its number and name, such as 30-last-first.")
    var name: String

    @Argument(help: "The folder to make it in; else the current one.", completion: .directory)
    var folder = "."

    @OptionGroup var options: PracticeOptions

    func run() throws {
      try MainActor.assumeIsolated {
        try options.practice.run { output in
          let files = LessonTemplate(name: name, language: output.settings.chosenLanguage).files
          let path = try NewFolder.make(
            .lesson, name, in: folder, desk: Desk(.ofProgram()), files: files)
          output.show(
            .made(
              MadeFolder(
                folder: path, files: files.map(\.path), check: "lesson --verify \(path)")))
          return .done
        }
      }
    }
  }
}
