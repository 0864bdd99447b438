import ArgumentParser
import Practice
import Records
import Wording
import Workbench

/// Lists the places in the sources of an app that take touches away.
struct DoctorSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Lists what in an app's sources takes touches away.",
    discussion: """
      Reads the Swift and Objective-C files of a folder and lists places that are known to take \
      touches away, each with its file, line and rule, and with lines for the prompt that show it. \
      Nothing of the app runs. Ends with 65 when there is something to correct, 0 when nothing was found.

        touchstone doctor MyApp
        touchstone doctor MyApp --format json
      """)

  @Argument(help: "The folder with the app's sources.", completion: .directory)
  var folder: String

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        output.enterGuarded("doctor")
        let session = Session(language: output.settings.chosenLanguage) { $0.wording }
        session.sourceCache = Environment.stateFolder.map { "\($0)/sources" }
        session.isInterrupted = Guarded.isInterrupted
        let report = try session.doctorReport(on: folder)
        output.show([.doctor(report)], of: session)
        return report.findings.isEmpty ? .done : .badData
      }
    }
  }
}
