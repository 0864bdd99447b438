import ArgumentParser
import Pages
import Practice
import Records
import Rendering
import Workbench

/// Asks what is due again.
struct ReviewSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Asks what is due again, at most ten minutes a day.")

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try AnswersFromPipe.open(line: "review", options)
  }
}

/// Finds out what is known already.
struct PlacementSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "placement",
    abstract: "Asks ten questions, and skips the lessons that you know.")

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try AnswersFromPipe.open(line: "placement", options)
  }
}

/// Shows what is known, or writes a picture or a page of it.
struct KnownSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "known",
    abstract: "Shows which rules and questions you know, and which not yet.",
    discussion: """
        touchstone known                       in the terminal
        touchstone known --output known.svg    a picture
        touchstone known --output known.html   a page
      """)

  @Option(help: "A file to write, .svg or .html.", completion: .file())
  var output: String?

  @OptionGroup var options: PracticeOptions

  nonisolated func validate() throws {
    guard let output, Form(file: output) == nil else { return }
    throw ValidationError("The name of the file ends in .svg or .html.")
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { shown in
        var map = try Desk(.ofProgram()).knowledge()
        if let output, let form = Form(file: output) {
          let language = shown.settings.chosenLanguage
          let text =
            switch form {
            case .picture: KnowledgePicture.svg(map, language)
            case .page: KnowledgePicture.html(map, language)
            }
          try FileReading.write(text, to: output)
          map.file = output
        }
        shown.show(.knowledge(map))
        return .done
      }
    }
  }

  /// The form of a file, by the ending of its name.
  private nonisolated enum Form {
    case picture, page

    init?(file: String) {
      if file.hasSuffix(".svg") {
        self = .picture
      } else if file.hasSuffix(".html") {
        self = .page
      } else {
        return nil
      }
    }
  }
}
