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
    commandName: "lessons",
    abstract: "Lists the lessons along the path, with how far you have come.")

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        output.show(try Desk(.ofProgram()).lessonList(onPath: true))
        return .done
      }
    }
  }
}

/// Opens the next step on the learner's path.
struct NextSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next",
    abstract: "Opens the one thing to do now; without a terminal it only says what that is.",
    discussion: """
      Questions that are due again, a lesson that you have begun, an exercise for a lesson that is \
      done, the next lesson, and at the end of a level an interview.
      """)

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        if LineEditor.isTerminal, isatty(STDOUT_FILENO) == 1, output.format == .text {
          Repl.start(output.settings, first: .entry("next"))
          return .done
        }
        output.show(.next(try Desk(.ofProgram()).nextStep()))
        return .done
      }
    }
  }
}

/// Plays a lesson, or creates one for its author.
package struct LessonSubcommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: "Works through a lesson; from a pipe it prints all of it.",
    discussion: """
        touchstone lesson 2                    works through lesson 2
        touchstone lesson 2 from start         the same, from its first page
        touchstone lesson --verify             runs all lessons, for authors
        touchstone lesson new 30-last-first    begins a lesson of your own
      """,
    subcommands: [Begin.self, NewSubcommand<NewLesson>.self], defaultSubcommand: Begin.self)

  /// Plays it, or runs all of it for its author.
  package struct Begin: ParsableCommand {
    package static let configuration = CommandConfiguration(
      commandName: "begin", abstract: "Works through a lesson (the default).", aliases: ["start"])

    @Argument(
      help: ArgumentHelp(
        "The number of the lesson; after it: from start, or from and the number of a page.",
        valueName: "lesson"), completion: .lesson)
    package var numbers: [String] = []

    @Flag(help: "Runs every block in both languages and reports what does not hold.")
    package var verify = false

    @OptionGroup var code: CodeOption
    @OptionGroup package var options: PracticeOptions

    package func validate() throws {
      if verify || numbers.count == 1 || page != nil { return }
      throw ValidationError("Name one lesson, such as lesson 2, or lesson 2 from start.")
    }

    /// The page after the lesson in the arguments; nil for none.
    private var page: Int? {
      guard numbers.count == 3, numbers[1] == "from" else { return nil }
      return numbers[2] == "start" ? 1 : Int(numbers[2])
    }

    package func run() throws {
      try MainActor.assumeIsolated {
        try options.practice.run { output in
          let desk = Desk(.ofProgram())
          if verify { return try verify(desk, output) }
          if let language = code.language { desk.codeLanguage = language }
          let library = try desk.lessons()
          let lesson = try library.lesson(numbers[0])
          if LineEditor.isTerminal, isatty(STDOUT_FILENO) == 1, output.format == .text {
            let from = page.map { " from \($0)" } ?? ""
            Repl.start(output.settings, first: .entry("lesson \(lesson.number)\(from)"))
            return .done
          }
          output.enterGuarded("lesson \(lesson.number)")
          let session = Engine.session(in: .ofProgram())
          session.language = output.settings.chosenLanguage
          let player = try desk.begin(lesson: lesson.id, in: session)
          if let page { try player.checkHas(page: page) }
          output.show(.lesson(player.transcript(from: page ?? 1)))
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

    /// Creates one whose values are parsed.
    package init() {}
  }

  /// Creates one whose values are parsed.
  package init() {}
}
