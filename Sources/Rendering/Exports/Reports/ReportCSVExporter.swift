import Records

/// Exports a report as a table for spreadsheets: a row for each student or submission (RFC 4180).
///
/// Names come from learners. A cell that a spreadsheet would take for a formula begins with an
/// apostrophe, which makes it text.
package struct ReportCSVExporter: Exporter {
  package func bytes(of report: GradeReport, in language: Language) -> [UInt8] {
    let head =
      ["student"] + report.exercises.map(\.id) + ["total", "status", "commonest mistake"]
    let rows = report.rows.map { row in
      [row.name]
        + row.verdicts.map { $0.isMissing ? "" : "\($0.points)" }
        + [
          Numbers.text(row.total), row.status.rawValue, row.commonestMistake?[language] ?? "",
        ]
    }
    let text = ([head] + rows).map { row in
      row.map(Self.cell).joined(separator: ",") + "\r\n"
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
