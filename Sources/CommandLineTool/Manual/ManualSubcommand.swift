import ArgumentParser
import Foundation
import Practice
import Records
import Rendering
import Workbench

/// Prints the manual page. For script/install and for tests; not for users.
struct ManualSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate-manual", abstract: "Prints the manual page in the language of mdoc(7).",
    shouldDisplay: false)

  func run() throws {
    try MainActor.assumeIsolated {
      print(ManualPage(try ProgramDescription.reference()).source, terminator: "")
    }
  }
}

/// ArgumentParser's description of the program.
enum ProgramDescription {
  /// The parser's own description of a command.
  private struct Tool: Decodable {
    struct Command: Decodable {
      let commandName: String
      let abstract: String?
      let discussion: String?
      let shouldDisplay: Bool?
      let defaultSubcommand: String?
      let subcommands: [Command]?
      let arguments: [Argument]?
    }

    struct Argument: Decodable {
      struct Name: Decodable {
        let name: String
      }

      let kind: String
      let shouldDisplay: Bool
      let isOptional: Bool
      let isRepeating: Bool
      let preferredName: Name?
      let valueName: String?
      let abstract: String?
      let allValues: [String]?
      let defaultValue: String?
    }

    let command: Command
  }

  /// The contents of a manual. Throws if the parser's description has an unknown format.
  static func reference() throws -> ProgramReference {
    let text = Touchstone._dumpHelp()
    let tool = try JSONDecoder().decode(Tool.self, from: Data(text.utf8))
    let shown = (tool.command.subcommands ?? []).filter {
      $0.shouldDisplay != false && $0.commandName != "help"
    }
    let groups = CommandGroup.allCases.map { group in
      HelpPage.Group(
        title: group.title,
        commands: PracticeTable.commands.all.filter { $0.group == group }.map(\.help))
    }
    return ProgramReference(
      name: tool.command.commandName, version: Touchstone.configuration.version,
      subcommands: shown.flatMap { subcommands($0, name: $0.commandName) },
      exitStatuses: ExitStatus.manual, commands: groups)
  }

  /// A subcommand, or its own subcommands; the default one has its parent's name.
  private static func subcommands(
    _ command: Tool.Command, name: String
  ) -> [ProgramReference.Subcommand] {
    let inner = (command.subcommands ?? []).filter {
      $0.shouldDisplay != false && $0.commandName != "help"
    }
    guard !inner.isEmpty else {
      return [subcommand(command, name: name, discussion: command.discussion ?? "")]
    }
    return inner.map { child in
      let isDefault = child.commandName == command.defaultSubcommand
      return subcommand(
        child, name: isDefault ? name : "\(name) \(child.commandName)",
        abstract: isDefault ? command.abstract : nil,
        discussion: (isDefault ? command.discussion : child.discussion) ?? "")
    }
  }

  private static func subcommand(
    _ command: Tool.Command, name: String, abstract: String? = nil, discussion: String
  ) -> ProgramReference.Subcommand {
    let shown = (command.arguments ?? []).filter(\.shouldDisplay)
    return ProgramReference.Subcommand(
      name: name, abstract: abstract ?? command.abstract ?? "", discussion: discussion,
      arguments: shown.filter { $0.kind == "positional" }.map { argument in
        ProgramReference.Argument(
          name: argument.valueName ?? "", help: argument.abstract ?? "",
          isOptional: argument.isOptional, isRepeating: argument.isRepeating)
      },
      options: shown.filter { $0.kind != "positional" }.map { argument in
        ProgramReference.Option(
          name: "--\(argument.preferredName?.name ?? "")",
          value: argument.kind == "option" ? argument.valueName : nil,
          help: argument.abstract ?? "", choices: argument.allValues ?? [],
          usual: argument.defaultValue)
      })
  }
}

nonisolated extension ExitStatus {
  /// Every status, including that of the parser.
  package static var manual: [ProgramReference.ExitStatus] {
    let own = allCases.map { (Int($0.rawValue), $0.meaning) }
    return (own + [(64, "the command line was not understood")]).sorted { $0.0 < $1.0 }
      .map(ProgramReference.ExitStatus.init)
  }
}
