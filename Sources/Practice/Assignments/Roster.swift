import Records

/// The students of a course: the column `id` of a table, whose other columns are carried into
/// reports.
package struct Roster: Equatable {
  /// The column with the identifiers of students.
  private static let column = "id"

  /// The students in the order of the table, each once.
  package let students: [String]
  /// The values of the other columns, by the student.
  package let fields: [String: [StudentRecord.Field]]

  /// The first words of the row that Canvas exports between the names of the columns and the
  /// students.
  private static let maximum = "Points Possible"

  package init(students: [String], fields: [String: [StudentRecord.Field]] = [:]) {
    self.students = students
    self.fields = fields
  }

  /// Reads a table; its problems are reported with their lines.
  package init(_ text: String, report: ContentReport) {
    let table = SeparatedValues(text)
    (students, fields) = Self.students(of: table, report)
    if let line = table.unclosedQuote { report.add(.unclosedQuote, line: line) }
  }

  private static func students(
    of table: SeparatedValues, _ report: ContentReport
  ) -> ([String], [String: [StudentRecord.Field]]) {
    let names = table.rows.first?.values ?? []
    guard let column = names.firstIndex(where: { $0.lowercased() == Self.column }) else {
      report.add(.rosterWithoutID(columns: names), line: table.rows.first?.line ?? 1)
      return ([], [:])
    }
    var found: [String] = []
    var fields: [String: [StudentRecord.Field]] = [:]
    for row in table.rows.dropFirst() {
      let student = column < row.values.count ? row.values[column] : ""
      if student.isEmpty, row.values.first == Self.maximum { continue }
      guard !student.isEmpty else {
        report.add(.emptyText(key: Self.column), line: row.line)
        continue
      }
      guard fields[student] == nil else {
        report.add(.studentTwice(student), line: row.line)
        continue
      }
      found.append(student)
      fields[student] = zip(names, row.values).enumerated().filter { $0.offset != column }
        .map { StudentRecord.Field(column: $0.element.0, value: $0.element.1) }
    }
    return (found, fields)
  }
}
