import ArgumentParser
import Pages
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

  /// Whether it can begin as one of several kinds.
  static var hasKinds: Bool { get }

  /// The files of a folder; `example` is the kind to begin with, if there are several.
  @MainActor static func files(
    name: String, language: Language, as example: ExerciseExample?, desk: Desk
  ) throws -> [(path: String, text: String)]
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

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "A kind to begin with in place of the commented one: owners, log, layout, pixels, callbacks "
        + "or function; its folder is a copy of a shipped exercise.", valueName: "kind",
      visibility: Content.hasKinds ? .default : .hidden))
  var example: ExerciseExample?

  @OptionGroup var options: PracticeOptions

  func validate() throws {
    if example != nil, !Content.hasKinds { throw ValidationError("--as is for exercises.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        let desk = Desk(.ofProgram())
        let files = try Content.files(
          name: name, language: output.settings.chosenLanguage, as: example, desk: desk)
        let path = try NewFolder.make(Content.kind, name, in: folder, desk: desk, files: files)
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

  static let hasKinds = true

  @MainActor static func files(
    name: String, language: Language, as example: ExerciseExample?, desk: Desk
  ) throws -> [(path: String, text: String)] {
    if let example {
      return try example.files(named: name, of: try desk.exercises())
    }
    return ExerciseTemplate(name: name, language: language).files
  }
}

nonisolated enum NewLesson: NewContent {
  static let kind = NewFolder.Kind.lesson
  static let abstract = "Makes a folder with a short lesson to change into your own."
  static let nameHelp = "Its number and name, such as 30-last-first."
  static let check = "lesson --verify"

  static let hasKinds = false

  @MainActor static func files(
    name: String, language: Language, as example: ExerciseExample?, desk: Desk
  ) throws -> [(path: String, text: String)] {
    LessonTemplate(name: name, language: language).files
  }
}

nonisolated extension ExerciseExample: ExpressibleByArgument {}
