import ArgumentParser
import Records

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

      Exit status: 0 done; 1 a check failed; 64 wrong usage; 65 bad data in a script; 66 a missing \
      input; 70 a fault of touchstone; 73 cannot write; 74 cannot read; 130 after Ctrl-C.
      """,
    version: "touchstone 0.1.0",
    subcommands: [
      ReplCommand.self, RunCommand.self, LessonsSubcommand.self, LessonSubcommand.self,
      ExercisesSubcommand.self, ExerciseSubcommand.self, CheckSubcommand.self,
      HintSubcommand.self, SolutionSubcommand.self, GradeSubcommand.self,
      GradeWorkerSubcommand.self,
    ],
    defaultSubcommand: ReplCommand.self)
}

/// How a command ends. The numbers are those of sysexits, and 1 for "the answer is no".
nonisolated enum ExitStatus: Int32 {
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
    case .cannotWrite: self = .cannotWrite
    case .interrupted: self = .interrupted
    case .practice(.noContent), .practice(.unknownExercise), .practice(.unknownLesson),
      .practice(.fileOfNoExercise), .practice(.noExercise):
      self = .missingInput
    case .practice(.cannotKeepProgress): self = .cannotWrite
    case .stopped(let stop, _) where stop.problem == .interrupted: self = .interrupted
    case .mapStopped(let stop, _) where stop.problem == .interrupted: self = .interrupted
    case .inLine(_, _, let inner): self = ExitStatus(inner.problem)
    default: self = .badData
    }
  }

  var code: ExitCode { ExitCode(rawValue) }
}
