import ArgumentParser
import Practice
import Records
import Workbench

/// Options that the subcommands of practice share.
package struct PracticeOptions: ParsableArguments {
  @Option(help: "text for people, json for programs.")
  var format = PracticeOutput.OutputFormat.text

  @OptionGroup package var content: ContentOptions
  @OptionGroup var output: OutputOptions

  @MainActor var practice: PracticeOutput {
    content.use()
    return PracticeOutput(output.settings, format: format)
  }

  /// Creates one whose values are parsed.
  package init() {}
}

/// The options for the folders of exercises and lessons.
package struct ContentOptions: ParsableArguments {
  @Option(
    help:
      "A folder with exercises and lessons, in place of those that were installed; reports name it.",
    completion: .directory)
  package var content: String?

  @Option(
    help: "A folder with further exercises, beside the installed ones; may be repeated.",
    completion: .directory)
  var exercises: [String] = []

  @Option(
    help: "A folder with further lessons, beside the installed ones; may be repeated.",
    completion: .directory)
  var lessons: [String] = []

  /// Uses the folders from now on.
  @MainActor func use() {
    if let content { ContentFolder.use(FileReading.expanded(content)) }
    Packs.use(Packs(exercises: exercises, lessons: lessons))
  }

  /// Creates one whose values are parsed.
  package init() {}
}

/// The option for the language of code.
struct CodeOption: ParsableArguments {
  @Option(
    name: .customLong("code"),
    help: "The language of code: swift or objc; else the one that was chosen last.")
  var language: SourceLanguage?
}

nonisolated extension SourceLanguage: ExpressibleByArgument {
  /// The language with a word.
  package init?(argument: String) {
    guard let language = Self.allCases.first(where: { $0.word == argument.lowercased() }) else {
      return nil
    }
    self = language
  }

  /// The words, for messages and completion.
  package static var allValueStrings: [String] { allCases.map(\.word) }
}
