import ArgumentParser
import Foundation
import Glibc
import Lettering
import Pages
import Records
import Rendering
import WebServer
import Wording
import Workbench

/// Serves the workbench to a browser on this computer.
package struct WebSubcommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "web", abstract: "The workbench in a browser, for the person at this computer.",
    discussion: """
        touchstone web                            an empty screen
        touchstone web lesson 2                   begins with lesson 2
        touchstone web exercise circular-button   begins with an exercise
        touchstone web scene.touchstone           begins with a script
        touchstone web --class IOS-7B --host 0.0.0.0   a class in this network
        touchstone web forget                     removes the data of classes, after asking

      A class is learners who each have a seat, by a code and a name or none, and a page for the \
      teacher: where everyone is, what is sent to all, what is collected. Behind a proxy several \
      servers may share one folder.
      """)

  @Argument(
    help: ArgumentHelp(
      "What it begins with: lesson and a number, exercise and a name, or a file; else nothing.",
      valueName: "what"))
  package var what: [String] = []

  @Option(help: "The port; else any that is free, and 8484 for a class.")
  package var port: Int?

  @Flag(help: "Opens no browser; the address is shown either way.")
  package var noOpen = false

  @OptionGroup var ofClass: ClassOptions
  @OptionGroup var content: ContentOptions
  @OptionGroup var output: OutputOptions

  /// Creates one whose values are parsed.
  package init() {}

  package func validate() throws {
    if let port, !(0...65_535).contains(port) {
      throw ValidationError("--port takes a port from 0 to 65535.")
    }
    guard what != [Self.forget] else { return }
    if ofClass.data != nil, ofClass.code == nil {
      throw ValidationError("--data is for --class and web forget.")
    }
    if ofClass.yes { throw ValidationError("--yes is for web forget.") }
    guard ofClass.code == nil || what.isEmpty else {
      throw ValidationError("A class begins with what you send it, from the teacher's page.")
    }
    switch what.first {
    case nil: break
    case "lesson", "exercise":
      guard what.count == 2 else {
        throw ValidationError("Name one lesson or exercise, such as web lesson 2.")
      }
    default:
      guard what.count == 1 else {
        throw ValidationError(
          "web takes lesson and a number, exercise and a name, or one file.")
      }
    }
  }

  package func run() throws {
    try MainActor.assumeIsolated {
      content.use()
      let output = Output(output.settings)
      let language = self.output.settings.chosenLanguage
      do {
        if what == [Self.forget] { return try forgetData(output, language) }
        if let code = ofClass.code.flatMap(ClassCode.init) {
          try ClassHouse(ofClass, code: code, port: port, language: language)
            .run(output: output, language: language)
        }
        let opening = try WebOpening(what)
        let house = try WebHouse(port: port ?? 0, language: language, reading: opening.folder)
        house.run(opening, output: output, language: language, opens: !noOpen)
      } catch let problem as WebProblem {
        output.message("touchstone: \(Escaping.visible(problem.wording[language]))\n")
        throw ExitCode.validationFailure
      } catch let problem as Problem {
        output.message("touchstone: \(Escaping.visible(problem.wording[language]))\n")
        throw ExitStatus(problem).code
      }
    }
  }
}

extension WebSubcommand {
  /// The word in place of a file that removes the data of classes.
  private static let forget = "forget"

  @MainActor private func forgetData(_ output: Output, _ language: Language) throws {
    let forgetting = ClassForgetting(
      data: try ofClass.folder, code: ofClass.code.flatMap(ClassCode.init), isSure: ofClass.yes,
      language: language)
    let status = forgetting.run(output)
    if status != .done { throw status.code }
  }
}

/// The beginning of a page.
struct WebOpening {
  /// The first line that it runs; nil for none.
  let line: String?
  /// The folder with files that lines may read.
  let folder: String

  /// Reads the arguments; throws if they name a file that is not there.
  init(_ what: [String]) throws {
    let here = FileManager.default.currentDirectoryPath
    guard let first = what.first else {
      (line, folder) = (nil, here)
      return
    }
    guard first != "lesson", first != "exercise" else {
      (line, folder) = (what.joined(separator: " "), here)
      return
    }
    let path = FileReading.expanded(first)
    _ = try FileReading.text(at: path)
    let full = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let isRead = full.hasSuffix(".json") || full.hasSuffix(".txt")
    (line, folder) = ("\(isRead ? "load" : "source") \(full)", full.deletingLastPathComponent)
  }
}

extension WebProblem {
  /// The failure of a server.
  init(_ failure: LiveFailure) {
    self =
      switch failure {
      case .portInUse(let port): .portInUse(port)
      case .portNotAllowed(let port): .portNotAllowed(port)
      case .noAddress: .failed(.number(EADDRNOTAVAIL))
      case .failed(let number): .failed(.number(number))
      }
  }
}
