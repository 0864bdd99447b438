import ArgumentParser
import Foundation
import Practice
import Records

/// Writes the references of all exercises, for script/install and script/touchstone.
struct ReferencesSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "references",
    abstract: "Runs all solutions and saves the results, so that first checks need not.",
    discussion: """
      For those who install or pack the program: FOLDER is `references` in the program's folder, or \
      share/touchstone/references beside it. Files that another program made are not used.
      """, shouldDisplay: false)

  @Argument(help: "The folder; it is made if it is not there.", completion: .directory)
  var folder: String

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        let library = try Desk(.ofProgram()).exercises()
        output.enterGuarded("exercise references")
        _ = try SharedWork.results(of: library.names) { name in
          try ShippedReferences.make(
            try library.exercise(name), in: folder, wording: { $0.wording })
          return true
        }
        return .done
      }
    }
  }
}
