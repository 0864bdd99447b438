import ArgumentParser
import Foundation
import Pages
import Practice
import Records
import Workbench

extension InterviewSubcommand {
  /// Creates a folder with exercises to do at home, or grades the returned one.
  struct TakeHome: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "take-home",
      abstract: "Makes a folder with three exercises to do at home, and grades what came back.",
      discussion: """
        The folder has a sheet with the tasks and the time limit, and a folder for each exercise. \
        The same level and seed choose the same exercises. --grade judges the answers in a folder \
        that came back, and says how long after its making the last one was changed; the time takes \
        no points.
        """)

    @Argument(help: "The folder to make, or one that came back.", completion: .directory)
    var folder: String

    @Option(help: "1 to 5; 3 unless you say.")
    var level: Int?

    @Option(help: "A number: the same one chooses the same exercises on every machine.")
    var seed: Int?

    @Option(help: "The time limit in hours, 1 to 72; else twice the usual time of the exercises.")
    var hours: Int?

    @Flag(help: "Grades the answers in the folder.")
    var grade = false

    @OptionGroup var options: PracticeOptions

    func validate() throws {
      if let level, !InterviewLevel.numbers.contains(level) {
        throw ValidationError("A level is 1 to \(InterviewLevel.numbers.upperBound).")
      }
      if let hours, !Practice.TakeHome.hoursRange.contains(hours) {
        throw ValidationError("A time limit is 1 to 72 hours.")
      }
      if let seed, !(0...1_000_000_000).contains(seed) {
        throw ValidationError("A seed is a number from 0 to 1000000000.")
      }
      if grade, level != nil || seed != nil || hours != nil {
        throw ValidationError("--grade takes the level, the seed and the hours from the folder.")
      }
    }

    func run() throws {
      try MainActor.assumeIsolated {
        try options.practice.run { output in
          try grade ? judge(output) : make(output)
        }
      }
    }

    @MainActor private func make(_ output: PracticeOutput) throws -> ExitStatus {
      let desk = Desk(.ofProgram())
      let language = output.settings.chosenLanguage
      let chosen = try Practice.TakeHome.chosen(
        level: level ?? 3, seed: seed ?? Int.random(in: 1...9_999), hours: hours,
        from: try desk.exercises().all().exercises, at: Date().timeIntervalSince1970.rounded())
      let files = try chosen.write(
        to: folder, desk: desk, language: language, program: StartedAs.anywhere
      ) { TakeHomeSheet(language: language).text($0.hours, $1) }
      output.write(([folder] + files.map { "  \($0)" }).joined(separator: "\n") + "\n")
      return .done
    }

    @MainActor private func judge(_ output: PracticeOutput) throws -> ExitStatus {
      defer { UnpackedArchive.removeAll() }
      let desk = Desk(.ofProgram())
      let takeHome = try Practice.TakeHome.read(folder)
      let library = try desk.exercises()
      let assignment = try takeHome.assignment(
        title: TakeHomeSheet.title(level: takeHome.level), exercises: library)
      let finder = StudentFinder(assignment: assignment, isOneEach: true)
      let plan = GradePlan(assignment, content: desk.otherContent, rows: try finder.find([folder]))
      output.tell(finder.notices)
      let used = takeHome.hoursUsed(in: folder, exercises: assignment.parts.map(\.exercise))
      output.message(
        TakeHomeSheet(language: output.settings.chosenLanguage).time(used, of: takeHome.hours))
      return try Grading(
        destinations: GradeDestinations(
          target: ReportTarget(format: output.format == .json ? .json : .text, path: nil),
          feedback: nil, pseudonyms: nil, likeness: nil),
        workers: nil, isResumed: false, output: output
      ).run(plan, arguments: ["take-home", folder])
    }
  }
}
