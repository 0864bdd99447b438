import CommandLineTool
import Foundation
import Pages
import Practice
import Records
import Rendering
import SeededRandom
import Wording
import Workbench

/// Folders of courses. Each is read or refused; everyone of the roster has a row, no submission has
/// two, and every format of the report is made.
struct CourseFuzzer: Fuzzer {
  let name = "courses"
  let ending = "txt"
  let batch = 64

  private let maker: CourseMaker
  private let library: ExerciseLibrary
  private let grader: Grader
  private var read = 0
  private var refused = 0
  private var rows = 0
  private var judged = 0

  /// nil where the corpus has no exercises.
  init?(_ corpus: Corpus, paths: [String], folder: String) {
    guard let exercises = paths.first(where: { $0.hasSuffix("/exercises") }) else { return nil }
    let root = URL(fileURLWithPath: exercises).deletingLastPathComponent().path
    library = ExerciseLibrary(ContentFolder(path: root))
    guard let exercise = try? library.exercise("circular-button"),
      let grader = try? Grader(exercise, in: PracticeConfiguration { $0.wording })
    else { return nil }
    self.grader = grader
    maker = CourseMaker(corpus, folder: "\(folder)/touchstone-fuzz-course-\(getpid())")
  }

  var summary: String {
    "\(read) assignments read, \(refused) refused, \(rows) rows, \(judged) answers judged"
  }

  func end() {
    UnpackedArchive.removeAll()
    try? FileManager.default.removeItem(atPath: maker.folder)
  }

  mutating func begin(_ random: inout SeededRandom) {}

  mutating func run(
    _ number: Int, _ random: inout SeededRandom, keep: @escaping (String) -> Void
  ) -> String? {
    keep(maker.make(&random))
    defer { UnpackedArchive.removeAll() }
    let paths = ["sub", "sub.zip"].map { "\(maker.folder)/\($0)" }
      .filter(FileManager.default.fileExists)
    let finder = SubmissionFinder(wanted: grader.exercise.submission)
    switch Self.outcome({ try finder.find(paths) }) {
    case .refused(let wrong): if let wrong { return wrong }
    case .done(let found): if let wrong = look(at: found, &random) { return wrong }
    }
    switch Self.outcome({ try AssignmentReader.read("\(maker.folder)/hw.yml", exercises: library) })
    {
    case .refused(let wrong):
      refused += 1
      return wrong
    case .done(let assignment):
      read += 1
      return look(at: assignment, paths)
    }
  }

  // MARK: Outcomes

  private enum Outcome<Value> {
    case done(Value)
    /// With what is wrong with the refusal.
    case refused(String?)
  }

  private static func outcome<Value>(_ work: () throws -> Value) -> Outcome<Value> {
    do {
      return .done(try work())
    } catch let problem as Problem {
      let isWorded = Language.allCases.allSatisfy { !problem.wording[$0].isEmpty }
      return .refused(isWorded ? nil : "\(problem) is not worded")
    } catch {
      return .refused("\(error) is no problem that can be worded")
    }
  }

  // MARK: Looking

  private mutating func look(
    at found: [Submission], _ random: inout SeededRandom
  ) -> String? {
    guard Set(found.map(\.name)).count == found.count else { return "a submission has two rows" }
    rows += found.count
    var verdicts: [GradeRow] = []
    let head = GradeReport.Head(
      title: grader.exercise.title, content: nil,
      exercises: [
        GradeReport.Exercise(id: grader.exercise.id, title: grader.exercise.title, weight: 1)
      ])
    for submission in found {
      switch Self.outcome(submission.read) {
      case .refused(let wrong): if let wrong { return wrong }
      case .done(let code):
        guard random.oneIn(12), !code.isEmpty else { continue }
        judged += 1
        let verdict = grader.judge(code, name: submission.name)
        verdicts.append(
          GradeRow(name: submission.name, verdicts: [verdict], texts: [nil], in: head))
      }
    }
    return verdicts.isEmpty ? nil : look(at: GradeReport(head, rows: verdicts))
  }

  private func look(at report: GradeReport) -> String? {
    for format in ReportFormat.allCases where !format.isOfOneSubmission {
      for language in Language.allCases {
        if Exporters.export(format, report, language).isEmpty { return "\(format) is empty" }
      }
    }
    let json = Data(Exporters.export(.json, report, .english))
    guard let again = try? JSONReader.record(GradeReport.self, from: json) else {
      return "the report does not read"
    }
    return again.rows.map(\.name) == report.rows.map(\.name) ? nil : "the report has other rows"
  }

  private mutating func look(at assignment: Assignment, _ paths: [String]) -> String? {
    let finder = StudentFinder(assignment: assignment)
    switch Self.outcome({ try finder.find(paths) }) {
    case .refused(let wrong): return wrong
    case .done(let found):
      rows += found.count
      let names = Set(found.map(\.name))
      for student in assignment.roster?.students ?? [] where !names.contains(student) {
        return "\(student) of the roster has no row"
      }
      for row in found {
        for submission in row.submissions {
          if case .refused(let wrong?) = Self.outcome(submission.read) { return wrong }
        }
      }
      return nil
    }
  }
}
