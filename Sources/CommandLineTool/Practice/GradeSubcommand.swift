import ArgumentParser
import Foundation
import LineEditor
import Practice
import Records
import Rendering
import Workbench

/// Judges many submissions, each in a separate process, and merges reports.
struct GradeSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade", abstract: "Judges many submissions of an exercise or an assignment.",
    discussion: """
      A path is a file, a folder with the exercise's file, a folder of such folders and files, or a \
      zip archive of them; each has a row, also where nothing was handed in. Each submission is judged in a process of \
      its own, with limits on time and memory. Verdicts are kept as they come, beside the --output \
      or in the folder for state: however it ends, the same line with --resume continues. Ends with \
      0 when all have a verdict, whatever their points: links and files that are too large are refused, \
      which is one; 74 when the machine could not read some, 70 when a fault in touchstone kept some \
      from being judged.

        touchstone grade circular-button submissions
        touchstone grade hw3.yml submissions --format csv --output hw3.csv
        touchstone grade hw3.yml submissions.zip --feedback feedback.zip
        touchstone grade course.yml submissions --week 3
        touchstone grade merge part-*.json --format csv --output hw3.csv

      grade merge puts reports as JSON, such as those of shards, together into one; it also takes \
      the journal of a grading that was ended. Where several have the same row, the last one counts.
      """)

  /// The word in place of an exercise that merges reports.
  static let merge = "merge"

  @Argument(
    help: ArgumentHelp(
      "The exercise, the file of an assignment, or merge.", valueName: "exercise-or-assignment"),
    completion: .exerciseOrAssignment)
  var exercise: String

  @Argument(help: "Files and folders; after merge, reports and journals.", completion: .file())
  var paths: [String]

  @OptionGroup var report: ReportOptions

  @Option(help: "How many are judged at once, 1 to 64; else one more than there are cores.")
  var jobs: Int?

  @Option(
    help: "A page with the code of alike submissions side by side; for the grader alone.",
    completion: .file())
  var likeness: String?

  @Flag(help: "Judges only what has no verdict yet, after a grading that was ended.")
  var resume = false

  @Option(
    help: "Judges one of several parts, such as 2/8; grade merge puts the reports together.",
    transform: { text in
      guard let shard = Shard(text) else {
        throw ValidationError("\(text) is not a part of several: write 1/4, 2/4 and so on.")
      }
      return shard
    })
  var shard: Shard?

  @Option(
    help: "The week of a course whose exercises are graded; its file is the first argument.")
  var week: Int?

  @Option(
    help: ArgumentHelp(
      "A word of your own from which random variations are made, in place of those that learners "
        + "know and of an assignment's seed.", valueName: "word"))
  var seed: String?

  func validate() throws {
    if let jobs, !(1...64).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to 64.")
    }
    if week != nil, ![".yml", ".yaml"].contains(where: exercise.hasSuffix) {
      throw ValidationError("--week is for the file of a course, such as course.yml.")
    }
    let judges = jobs != nil || resume || shard != nil || likeness != nil || seed != nil
    if exercise == Self.merge, judges {
      throw ValidationError(
        "grade merge judges nothing; it takes --format, --output, --feedback and --pseudonyms.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try report.practice.run { output in
        defer { UnpackedArchive.removeAll() }
        if exercise == Self.merge { return try merge(to: output) }
        return try Grading(
          destinations: report.destinations(likeness: likeness), workers: jobs,
          isResumed: resume, output: output
        ).run(try plan(output), arguments: arguments)
      }
    }
  }

  /// The words that identify the grading run, for its journal.
  private var arguments: [String] {
    [exercise] + (week.map { ["week \($0)"] } ?? []) + paths + [shard.map { "\($0)" } ?? ""]
  }

  @MainActor private func plan(_ output: PracticeOutput) throws -> GradePlan {
    let desk = Desk(.ofProgram())
    let isOneEach = report.target.isOfOneSubmission
    var plan: GradePlan
    if [".yml", ".yaml"].contains(where: exercise.hasSuffix) {
      let assignment =
        if let week {
          try CourseReader.read(exercise, exercises: desk.exercises(), lessons: desk.lessons())
            .assignment(week: week)
        } else { try AssignmentReader.read(exercise, exercises: desk.exercises()) }
      let finder = StudentFinder(assignment: assignment, isOneEach: isOneEach)
      plan = GradePlan(
        assignment, content: desk.otherContent, rows: try finder.find(paths), seed: seed)
      output.tell(finder.unfitting(plan.rows))
      output.tell(finder.notices)
      let strangers = isOneEach ? [] : assignment.strangers(besides: Set(plan.rows.map(\.name)))
      for stranger in strangers { output.tell(stranger) }
    } else {
      let exercise = try desk.exercises().exercise(exercise)
      let finder = SubmissionFinder(wanted: exercise.submission, isOneEach: isOneEach)
      plan = GradePlan(
        exercise, content: desk.otherContent(of: exercise), submissions: try finder.find(paths),
        seed: seed)
      output.tell(finder.notices)
    }
    if let shard { plan.keep(shard) }
    return plan
  }

  @MainActor private func merge(to output: PracticeOutput) throws -> ExitStatus {
    let parts = try paths.map(GradeMerge.read)
    let merged = try GradeMerge.report(of: parts)
    output.tell(
      parts.filter { $0.unfinished > 0 }
        .map { .practice(.rowsLeftOut($0.unfinished, journal: $0.path)) })
    let destinations = report.destinations()
    try destinations.prepare(rows: merged.rows.count)
    try destinations.write(merged, to: output)
    return merged.status
  }
}

/// The options for a report's format and destination.
struct ReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp(formats(.english)))
  var format = ReportFormat.text

  @Option(
    help: ArgumentHelp(
      "The file of the report, or a folder that ends in a slash; else standard output.",
      valueName: "file"), completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A folder, or a zip archive, with a page and a text for each student, under the names that "
        + "Moodle and Canvas take back.", valueName: "folder"), completion: .file())
  var feedback: String?

  @Option(
    help: ArgumentHelp(
      "Puts pseudonyms in place of names; the table with the key, which is made if it is missing.",
      valueName: "file"), completion: .file())
  var pseudonyms: String?

  @OptionGroup var content: ContentOptions
  @OptionGroup var shown: OutputOptions

  @MainActor var practice: PracticeOutput {
    content.use()
    return PracticeOutput(shown.settings)
  }

  @MainActor var target: ReportTarget { ReportTarget(format: format, path: output) }

  /// Everything that is written at the end; `likeness` is the path of the page of alike
  /// submissions.
  @MainActor func destinations(likeness: String? = nil) -> GradeDestinations {
    GradeDestinations(
      target: target, feedback: feedback.map(FeedbackTarget.init(path:)), pseudonyms: pseudonyms,
      likeness: likeness.map(LikenessPage.init(path:)))
  }

  /// Each format with its description.
  nonisolated static func formats(_ language: Language) -> String {
    let isEnglish = language == .english
    let all = ReportFormat.allCases.map {
      $0.rawValue + (isEnglish ? ": " : "：") + $0.title[language]
    }
    return all.joined(separator: isEnglish ? "; " : "；") + (isEnglish ? "." : "。")
  }
}

nonisolated extension ReportFormat: ExpressibleByArgument {}
