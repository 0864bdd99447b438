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

  func validate() throws {
    guard let output, Self.writer(of: output) == nil else { return }
    throw ValidationError("The name of the file ends in .svg or .html.")
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { shown in
        var map = try Desk(.ofProgram()).knowledge()
        if let output, let write = Self.writer(of: output) {
          try FileReading.write(write(map, shown.settings.chosenLanguage), to: output)
          map.file = output
        }
        shown.show(.knowledge(map))
        return .done
      }
    }
  }

  private static func writer(of file: String) -> ((KnowledgeMap, Language) -> String)? {
    if file.hasSuffix(".svg") { return KnowledgePicture.svg }
    return file.hasSuffix(".html") ? KnowledgePicture.html : nil
  }
}
