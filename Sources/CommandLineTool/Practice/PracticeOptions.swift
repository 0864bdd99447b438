import ArgumentParser
import Practice
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
