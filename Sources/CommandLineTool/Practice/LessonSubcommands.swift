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
        output.show(try Desk().lessonList())
        return .done
      }
    }
  }
}

/// Works through a lesson.
struct LessonSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: "Works through a lesson; from a pipe it prints all of it.",
    discussion: """
        touchstone lesson 2           works through lesson 2
        touchstone lesson --verify    runs all lessons, for authors
      """)

  @Argument(
    help: ArgumentHelp("The number of the lesson.", valueName: "lesson"), completion: .lesson)
  var numbers: [String] = []

  @Flag(help: "Runs every block in both languages and reports what does not hold.")
  var verify = false

  @OptionGroup var options: PracticeOptions

  func validate() throws {
    if !verify, numbers.count != 1 { throw ValidationError("Name one lesson, such as lesson 2.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        let desk = Desk()
        let library = try desk.lessons()
        if verify {
          output.enterGuarded("lesson --verify")
          let report = try LessonVerifier(library).report(numbers)
          output.show(report)
          return report.problems.isEmpty ? .done : .badData
        }
        let lesson = try library.lesson(numbers[0])
        if LineEditor.isTerminal, isatty(STDOUT_FILENO) == 1, output.format == .text {
          Repl.start(output.settings, first: "lesson \(lesson.number)")
          return .done
        }
        output.enterGuarded("lesson \(lesson.number)")
        let session = Engine.session()
        session.language = output.settings.chosenLanguage
        output.show(.lesson(try desk.begin(lesson: lesson.id, in: session).transcript()))
        return .done
      }
    }
  }
}
