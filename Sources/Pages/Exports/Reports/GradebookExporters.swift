import Lettering
import Records
import Wording

/// Exports totals as a table that Moodle's gradebook imports: the student, the columns of the
/// roster, the total, and a sentence for each exercise.
///
/// Moodle asks which column is which; `ID number` is the name of the one by which it knows
/// students.
struct MoodleExporter: Exporter {
  func bytes(of report: GradeReport, in language: Language) -> [UInt8] {
    let columns = report.fieldColumns
    let head = ["ID number"] + columns + [report.title[language], "Feedback comments"]
    let rows = report.rows.map { row in
      [row.name] + columns.map(row.field) + [
        Gradebook.total(row), Gradebook.comment(row, language),
      ]
    }
    return ReportCSVExporter.table([head] + rows)
  }
}

/// Exports totals as a table that Canvas's gradebook imports. With Canvas's own export as the
/// roster, every student is known by the same columns as there.
struct CanvasExporter: Exporter {
  /// The columns by which Canvas knows students, in its order; the first three are needed.
  private static let known = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
  /// The columns of rosters that contain a student's name.
  private static let names = ["Student", "name", "full name"]

  func bytes(of report: GradeReport, in language: Language) -> [UInt8] {
    let columns = report.fieldColumns
    func column(_ names: [String]) -> String? {
      columns.first { column in names.contains { $0.lowercased() == column.lowercased() } }
    }
    let fields = Self.known.map { $0 == "Student" ? column(Self.names) : column([$0]) }
    let maximum = Numbers.text(report.rules.points)
    let head = Self.known + [report.title[language]]
    // Canvas begins the words with blanks; a table without the row creates an assignment of its
    // own maximum.
    let most = ["    Points Possible", "", "", "", "", maximum]
    let rows = report.rows.map { row in
      zip(Self.known, fields).map { name, field in
        if name == "ID" { return row.name }
        let value = field.map(row.field) ?? ""
        return value.isEmpty && name == "Student" ? row.name : value
      } + [Gradebook.total(row)]
    }
    return ReportCSVExporter.table([head, most] + rows)
  }
}

/// The cells of gradebooks.
private enum Gradebook {
  /// The total; empty if nothing was submitted, or if something is not judged by no fault of its
  /// own, so that no grade is overwritten.
  static func total(_ row: GradeRow) -> String {
    switch row.status {
    case .missing, .fault: ""
    case .complete, .incomplete, .unjudged: Numbers.text(row.total)
    }
  }

  /// A sentence about each exercise.
  static func comment(_ row: GradeRow, _ language: Language) -> String {
    row.verdicts.map { verdict in
      let reason = verdict.toldReason(language)
      let separator = language == .english ? ": " : "："
      return
        ([verdict.exercise, "\(verdict.points) / \(verdict.of)", verdict.word[language]]
        .joined(separator: " · ") + (reason.isEmpty ? "" : separator + reason))
        .replacing("\n", with: "; ")
    }.joined(separator: "; ")
  }
}
