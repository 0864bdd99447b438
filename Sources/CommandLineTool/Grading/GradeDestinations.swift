import Records
import Rendering

/// Everything that a grading run writes at its end: the report, the feedback for students, and the
/// files for the grader alone.
struct GradeDestinations {
  let target: ReportTarget
  /// The feedback for students; nil if none is written.
  let feedback: FeedbackTarget?
  /// The table of pseudonyms that the report has in place of names; nil for names.
  let pseudonyms: String?
  /// The page of alike submissions; nil for none.
  let likeness: LikenessPage?

  /// Throws if this number of rows cannot be written, before any is judged.
  func prepare(rows: Int) throws {
    try target.prepare(rows: rows)
    try feedback?.prepare()
  }

  /// Writes a report and its accompanying files; `plan` contains the submissions, if there are any.
  func write(_ report: GradeReport, _ plan: GradePlan? = nil, to output: PracticeOutput) throws {
    let language = output.settings.chosenLanguage
    try feedback?.write(report, language)
    if let plan { try likeness?.write(report, plan, language) }
    guard let pseudonyms else { return try target.write(report, to: output) }
    let names = try Pseudonyms(at: pseudonyms, for: report.rows.map(\.name))
    try target.write(try names.hiding(report), to: output)
  }
}
