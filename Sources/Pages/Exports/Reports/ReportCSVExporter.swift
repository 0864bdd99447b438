import Lettering
import Records
import Rendering
import Wording

/// Exports a report as a table for spreadsheets: a row for each student or submission (RFC 4180).
///
/// Names come from learners. A cell that a spreadsheet would take for a formula begins with an
/// apostrophe, which makes it text.
package struct ReportCSVExporter: Exporter {
  package func bytes(of report: GradeReport, in language: Language) -> [UInt8] {
    // The first row has room for the changes by a seed; the cells below stay empty.
    let seeded = GradeRenderer(language: language, style: Style(hasColor: false)).seeded(report)
    let columns = report.fieldColumns
    let isAlone = report.exercises.count == 1
    let told = report.exercises.flatMap { exercise in
      ["outcome", "reason"].map { isAlone ? $0 : "\(exercise.id) \($0)" }
    }
    let head =
      ["student"] + columns + report.exercises.map(\.id) + ["total", "status"]
      + ["commonest mistake"] + told + seeded
    let rows = report.rows.map { row in
      [row.name] + columns.map(row.field)
        + row.verdicts.map { $0.isMissing ? "" : "\($0.points)" }
        + [
          Numbers.text(row.total), row.status.rawValue, row.commonestMistake?[language] ?? "",
        ]
        + row.verdicts.flatMap { verdict in
          [verdict.word[language], verdict.toldReason(language).replacing("\n", with: "; ")]
        }
        + seeded.map { _ in "" }
    }
    return Self.table([head] + rows)
  }

  /// The bytes of a table of cells.
  package static func table(_ rows: [[String]]) -> [UInt8] {
    let text = rows.map { row in
      row.map(cell).joined(separator: ",") + "\r\n"
    }.joined()
    // Without a byte order mark, spreadsheets assume a code page of their country; for ASCII that
    // is the same.
    let mark: [UInt8] = text.utf8.allSatisfy { $0 < 0x80 } ? [] : [0xEF, 0xBB, 0xBF]
    return mark + Array(text.utf8)
  }

  /// Creates an exporter of reports as CSV.
  package init() {}

  /// The characters, including full-width ones, that a spreadsheet takes for the beginning of a
  /// formula.
  private static let beginnings: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠",
  ]

  package static func cell(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map(beginnings.contains) ?? false
    // An escape sequence in a name could change how a terminal shows the file.
    let shown = Escaping.visible(isFormula ? "'\(text)" : text)
    let needsQuotes = shown.unicodeScalars.contains { ",;\"\r\n\t'".unicodeScalars.contains($0) }
    return needsQuotes ? "\"\(shown.replacing("\"", with: "\"\""))\"" : shown
  }
}

extension GradeReport {
  /// The names of the roster's other columns, in the order in which rows have them.
  var fieldColumns: [String] {
    var columns: [String] = []
    for field in rows.flatMap({ $0.fields ?? [] }) where !columns.contains(field.column) {
      columns.append(field.column)
    }
    return columns
  }
}

extension GradeRow {
  /// The value of a column of the roster; empty if there is none.
  func field(_ column: String) -> String {
    fields?.first { $0.column == column }?.value ?? ""
  }
}
