import Records

/// The students of a course: the column `id` of a table.
package struct Roster: Equatable {
  /// The column with the identifiers of students.
  private static let column = "id"

  /// The students in the order of the table, each once.
  package let students: [String]

  package init(students: [String]) {
    self.students = students
  }

  /// Reads a table; its problems are reported with their lines.
  package init(_ text: String, report: ContentReport) {
    let table = SeparatedValues(text)
    students = Self.students(of: table, report)
    if let line = table.unclosedQuote { report.add(.unclosedQuote, line: line) }
  }

  private static func students(of table: SeparatedValues, _ report: ContentReport) -> [String] {
    let names = table.rows.first?.values ?? []
    guard let column = names.firstIndex(where: { $0.lowercased() == Self.column }) else {
      report.add(.rosterWithoutID(columns: names), line: table.rows.first?.line ?? 1)
      return []
    }
    var found: [String] = []
    var seen: Set<String> = []
    for row in table.rows.dropFirst() {
      let student = column < row.values.count ? row.values[column] : ""
      guard !student.isEmpty else {
        report.add(.emptyText(key: Self.column), line: row.line)
        continue
      }
      guard seen.insert(student).inserted else {
        report.add(.studentTwice(student), line: row.line)
        continue
      }
      found.append(student)
    }
    return found
  }
}
