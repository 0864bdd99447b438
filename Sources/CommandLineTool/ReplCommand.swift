import ArgumentParser
import Foundation
import LineEditor
import Records
import Rendering
import Workbench

/// Starts the REPL, or reads a script where there is no terminal.
struct ReplCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Starts the REPL (the default); from a pipe it reads a script.")

  @OptionGroup var output: OutputOptions

  func run() throws {
    MainActor.assumeIsolated { Self.start(output.settings) }
  }

  /// Starts without looking at arguments.
  @MainActor static func start(_ output: OutputSettings) {
    guard LineEditor.isTerminal else {
      let status = ScriptFile(
        name: ScriptFile.standardInput, format: .text, keepGoing: false,
        fileRights: .ofScripts, output: output
      )
      .runStandardInput()
      Glibc.exit(status.rawValue)
    }
    Repl.start(output)
  }
}
