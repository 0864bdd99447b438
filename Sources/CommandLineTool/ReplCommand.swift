import ArgumentParser
import Foundation
import Lettering
import LineEditor
import Records
import Rendering
import WebServer
import Wording
import Workbench

/// Starts the REPL, or reads a script if there is no terminal.
package struct ReplCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Starts the REPL (the default); from a pipe it reads a script.")

  @OptionGroup package var live: LiveOptions
  @OptionGroup var output: OutputOptions

  /// Creates one whose values are parsed.
  package init() {}

  package func run() throws {
    MainActor.assumeIsolated { Self.start(output.settings, live: live.address) }
  }

  /// Starts without parsing arguments; a page that follows the session is served at `live`.
  @MainActor package static func start(_ output: OutputSettings, live: LiveAddress? = nil) {
    guard LineEditor.isTerminal else {
      if live != nil { refuse(.noTerminal, output) }
      let status = ScriptFile(
        name: ScriptFile.standardInput, format: .text, keepGoing: false,
        fileRights: .ofScripts, output: output
      )
      .runStandardInput()
      Glibc.exit(status.rawValue)
    }
    Repl.start(output, live: live)
  }

  /// Ends the program with a problem of its arguments.
  @MainActor static func refuse(_ problem: LiveProblem, _ output: OutputSettings) -> Never {
    let wording = Escaping.visible(problem.wording[output.chosenLanguage])
    Output(output).message("touchstone: \(wording)\n")
    Glibc.exit(ExitCode.validationFailure.rawValue)
  }
}
