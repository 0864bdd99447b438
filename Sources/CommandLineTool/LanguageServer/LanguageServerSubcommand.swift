import ArgumentParser
import Foundation
import Practice
import Records
import Workbench

/// Answers an editor over standard input and output.
package struct LanguageServerSubcommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Answers an editor by the Language Server Protocol.",
    discussion: """
      Editors start it and speak with it over standard input and output; typed by a person it waits. It \
      serves answers (.swift, .m, .h), scenes (.touchstone), exercise.yml and lesson.md: errors as you \
      type, completion, help on what the cursor is on, definitions, formatting, fixes, and check, hint \
      and why above the code. The folder editors of touchstone has what each editor needs, with how to \
      install it.

        touchstone lsp --language zh              in Chinese, whatever the editor's language is
      """)

  @OptionGroup var content: ContentOptions

  @Option(help: "The language of answers: en or zh. Else the editor decides.")
  var language: OutputSettings.LanguageChoice?

  /// Creates one whose values are parsed.
  package init() {}

  package func run() throws {
    let status = MainActor.assumeIsolated {
      content.use()
      let chosen = language.map { OutputSettings(language: $0).chosenLanguage }
      return ServerLoop(language: chosen).run()
    }
    if status != 0 { throw ExitCode(status) }
  }
}
