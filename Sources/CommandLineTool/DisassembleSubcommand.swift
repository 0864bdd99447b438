import ArgumentParser
import Files
import Foundation
import Lettering
import Practice
import Records
import Rendering
import Wording
import Workbench

/// Lists the machine's instructions for a file of Swift. For people who work on the machine.
struct DisassembleSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "disassemble",
    abstract: "Lists the instructions that a file of Swift is compiled to.", shouldDisplay: false)

  @Argument(help: "The file.", completion: .file(extensions: ["swift"]))
  var file: String

  @Flag(help: "The code that runs while lines are recorded.")
  var traced = false

  @OptionGroup var output: OutputOptions

  func run() throws {
    try MainActor.assumeIsolated { try list() }
  }

  @MainActor private func list() throws {
    let writer = Output(output.settings)
    let language = output.settings.chosenLanguage
    do {
      let text = try FileReading.text(at: file)
      let session = Session(at: Desk(.ofProgram()), language: language)
      writer.write(try session.disassembly(of: text, file: file, isTraced: traced))
      writer.flush()
    } catch let problem as Problem {
      writer.message("touchstone: \(Escaping.visible(problem.wording[language]))\n")
      throw ExitStatus(problem).code
    }
  }
}
