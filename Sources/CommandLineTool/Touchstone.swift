import ArgumentParser
import Foundation
import LineEditor
import Records
import Rendering

/// The program: a REPL, or one of its subcommands.
struct Touchstone: ParsableCommand {
  static let configuration = CommandConfiguration(
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
    version: "touchstone 0.1.0",
    subcommands: [
      ReplCommand.self, RunCommand.self, RecordSubcommand.self, LessonsSubcommand.self,
      LessonSubcommand.self,
      ExercisesSubcommand.self, ExerciseSubcommand.self, CheckSubcommand.self, WatchSubcommand.self,
      HintSubcommand.self, SolutionSubcommand.self, InterviewSubcommand.self, QuizSubcommand.self,
      DailySubcommand.self, AskSubcommand.self, GradeSubcommand.self, SiteSubcommand.self,
      ConfinementSubcommand.self, DisassembleSubcommand.self, ManualSubcommand.self,
    ],
    defaultSubcommand: ReplCommand.self)

  /// Runs what the arguments say and ends the program.
  static func start() -> Never {
    do {
      var command = try parseAsRoot(
        OptionOrder.subcommandFirst(
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
}

extension Touchstone {
  /// What the parser says, in Chinese; nothing where it has nothing to say.
  fileprivate static func inChinese(_ error: any Error) -> String {
    let message = fullMessage(for: error, columns: ChineseHelp.unbroken)
    return message.isEmpty ? "" : ChineseHelp(columns: LineEditor.terminalWidth).message(message)
  }
}

/// How a command ends. The numbers are those of sysexits, and 1 for "the answer is no".
nonisolated enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case no = 1
  case badData = 65
  case missingInput = 66
  case fault = 70
  case cannotWrite = 73
  case cannotRead = 74
  case interrupted = 130

  /// The status that a script ends with after a problem.
  init(_ problem: Problem) {
    switch problem {
    case .expectationFailed: self = .no
    case .fileMissing: self = .missingInput
    case .fileUnreadable, .fileIsDirectory: self = .cannotRead
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

  var code: ExitCode { ExitCode(rawValue) }

  /// When the program ends so.
  var meaning: String {
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
