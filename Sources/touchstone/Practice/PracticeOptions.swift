import ArgumentParser

/// Options that the subcommands of practice share.
struct PracticeOptions: ParsableArguments {
  @Option(help: "text for people, json for programs.")
  var format = PracticeOutput.OutputFormat.text

  @OptionGroup var output: OutputOptions

  @MainActor var practice: PracticeOutput { PracticeOutput(output.settings, format: format) }
}
