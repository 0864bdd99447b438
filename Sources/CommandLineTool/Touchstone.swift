import ArgumentParser
import Foundation
import Lettering
import LineEditor
import Records
import Rendering
import Wording

/// The program: a REPL, or one of its subcommands.
package struct Touchstone: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "touchstone",
    abstract: "Shows how iOS delivers touches: build a view hierarchy, ask where a touch goes.",
    discussion: """
      Without a subcommand a REPL starts on a terminal; from a pipe a script is read.

        touchstone
        > add view red 100 100 200 200
        > hit 150 150
        > help

      Answers are in English or Chinese: --language en or zh; else as LC_ALL or LANG says.

      Exit status: \(ExitStatus.manual.map { "\($0.number) \($0.meaning)" }.joined(separator: "; ")).
      """,
    version: "touchstone 0.2.0",
    subcommands: [
      ReplCommand.self, WebSubcommand.self, RunCommand.self, RecordSubcommand.self,
      NextSubcommand.self, DoctorSubcommand.self, LessonsSubcommand.self, LessonSubcommand.self,
      ExercisesSubcommand.self, ExerciseSubcommand.self, CheckSubcommand.self, WatchSubcommand.self,
      HintSubcommand.self, SolutionSubcommand.self, InterviewSubcommand.self, QuizSubcommand.self,
      DailySubcommand.self, ReviewSubcommand.self, PlacementSubcommand.self, KnownSubcommand.self,
      AskSubcommand.self, GradeSubcommand.self, CourseSubcommand.self,
      ProgressSubcommand.self, SiteSubcommand.self,
      LanguageServerSubcommand.self, ConfinementSubcommand.self, DisassembleSubcommand.self,
      ManualSubcommand.self,
      WebWorkerSubcommand.self,
      WebPrepareSubcommand.self,
    ],
    defaultSubcommand: ReplCommand.self)

  /// Lines for a shell by the words that they are about, with the program as it was started.
  static func shellLines(from program: String) -> [String: String] {
    var lines = ["live": "\(program) --live", "version": "\(program) --version"]
    for subcommand in configuration.subcommands {
      guard let word = subcommand.configuration.commandName else { continue }
      lines[word] = "\(program) \(word)"
    }
    return lines
  }

  /// Runs the command of the arguments and ends the program.
  package static func start() -> Never {
    do {
      var command = try command(
        of: OptionOrder.subcommandFirst(
          LiveOptions.withPort(Array(CommandLine.arguments.dropFirst()))))
      try command.run()
    } catch  where exitCode(for: error).isSuccess {
      if CommandLine.arguments.contains(where: { $0.hasPrefix(CompletionScript.option) }) {
        print(CompletionScript.withDefaults(fullMessage(for: error)))
        exit()
      }
      guard ChineseHelp.isWanted(by: CommandLine.arguments) else { exit(withError: error) }
      print(inChinese(error), terminator: "")
      exit()
    } catch {
      // The parser's own words repeat the arguments, which may contain anything.
      let isChinese = ChineseHelp.isWanted(by: CommandLine.arguments)
      let said = isChinese ? inChinese(error) : fullMessage(for: error)
      let message = Escaping.visible(said.hasSuffix("\n") ? String(said.dropLast()) : said)
      if !message.isEmpty { FileHandle.standardError.write(Data("\(message)\n".utf8)) }
      exit(withError: exitCode(for: error))
    }
    exit()
  }

  /// The command of the arguments. The parser creates a tree of all subcommands before it reads the
  /// first word, which takes longer than most of them do: it gets only the subcommand of that word,
  /// and all of them if it has to report something about the arguments.
  private static func command(of arguments: [String]) throws -> any ParsableCommand {
    let rest = arguments.dropFirst()
    if let word = arguments.first, !rest.contains("help"),
      let subcommand = configuration.subcommands.first(where: {
        $0.configuration.commandName == word
      }),
      let command = try? subcommand.parseAsRoot(Array(rest))
    {
      return command
    }
    return try parseAsRoot(arguments)
  }

  /// Creates one whose values are parsed.
  package init() {}
}

extension Touchstone {
  /// The parser's message in Chinese; empty if it has none.
  fileprivate static func inChinese(_ error: any Error) -> String {
    let message = fullMessage(for: error, columns: ChineseHelp.unbroken)
    return message.isEmpty ? "" : ChineseHelp(columns: LineEditor.terminalWidth).message(message)
  }
}

/// The exit status of a command. The numbers are those of sysexits, and 1 for "the answer is no".
package nonisolated enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case no = 1
  case badData = 65
  case missingInput = 66
  case fault = 70
  case cannotWrite = 73
  case cannotRead = 74
  case interrupted = 130

  /// The exit status of a script after a problem.
  package init(_ problem: Problem) {
    switch problem {
    case .expectationFailed: self = .no
    case .fileMissing: self = .missingInput
    case .fileUnreadable, .fileIsDirectory: self = .cannotRead
    case .folder(.missing), .folder(.noCode): self = .missingInput
    case .folder(.unreadable), .folder(.notAFolder): self = .cannotRead
    case .cannotWrite, .fileIsThere, .fileOutside, .writesNoFiles: self = .cannotWrite
    case .interrupted: self = .interrupted
    case .failed, .nativeFault(.signal, _): self = .fault
    case .nativeFault(.unheard, _): self = .interrupted
    case .practice(.noContent), .practice(.unknownExercise), .practice(.unknownLesson),
      .practice(.fileOfNoExercise), .practice(.noExercise):
      self = .missingInput
    case .practice(.cannotKeepProgress), .practice(.cannotKeepVerdicts), .practice(.gradingAtWork),
      .practice(.siteIsThere), .practice(.siteLeadsElsewhere):
      self = .cannotWrite
    case .stopped(let stop, _) where stop.problem == .interrupted: self = .interrupted
    case .actStopped(let stop, _) where stop.problem == .interrupted: self = .interrupted
    case .mapStopped(let stop, _) where stop.problem == .interrupted: self = .interrupted
    case .inLine(_, _, let inner): self = ExitStatus(inner.problem)
    default: self = .badData
    }
  }

  package var code: ExitCode { ExitCode(rawValue) }

  /// The meaning of the status.
  package var meaning: String {
    switch self {
    case .done: "done"
    case .no: "a check failed"
    case .badData: "bad data in a script or an answer"
    case .missingInput: "a missing input"
    case .fault: "a fault in touchstone"
    case .cannotWrite: "cannot write"
    case .cannotRead: "cannot read"
    case .interrupted: "ended by Ctrl-C"
    }
  }
}
