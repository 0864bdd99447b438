import ArgumentParser
import Practice
import Records
import Rendering

/// A kind of content for which authors create a new folder.
nonisolated protocol NewContent: SendableMetatype {
  static var kind: NewFolder.Kind { get }
  static var abstract: String { get }
  static var nameHelp: String { get }
  /// The subcommand that checks it; the folder follows.
  static var check: String { get }

  static func files(name: String, language: Language) -> [(path: String, text: String)]
}

/// Creates an exercise or a lesson, for its author.
struct NewSubcommand<Content: NewContent>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "new", abstract: Content.abstract)
  }

  @Argument(help: ArgumentHelp(Content.nameHelp))
  var name: String

  @Argument(help: "The folder to make it in; else the current one.", completion: .directory)
  var folder = "."

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        let files = Content.files(name: name, language: output.settings.chosenLanguage)
        let path = try NewFolder.make(
          Content.kind, name, in: folder, desk: Desk(.ofProgram()), files: files)
        output.show(
          .made(
            MadeFolder(
              folder: path, files: files.map(\.path), check: "\(Content.check) \(path)")))
        return .done
      }
    }
  }
}

nonisolated enum NewExercise: NewContent {
  static let kind = NewFolder.Kind.exercise
  static let abstract = "Makes a folder with a small exercise to change into your own."
  static let nameHelp = "Its name: small letters, digits and hyphens, such as half-button."
  static let check = "exercise lint"

  static func files(name: String, language: Language) -> [(path: String, text: String)] {
    ExerciseTemplate(name: name, language: language).files
  }
}

nonisolated enum NewLesson: NewContent {
  static let kind = NewFolder.Kind.lesson
  static let abstract = "Makes a folder with a short lesson to change into your own."
  static let nameHelp = "Its number and name, such as 30-last-first."
  static let check = "lesson --verify"

  static func files(name: String, language: Language) -> [(path: String, text: String)] {
    LessonTemplate(name: name, language: language).files
  }
}
