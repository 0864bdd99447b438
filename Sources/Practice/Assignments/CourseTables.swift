import Records

/// The tables of a course beside an assignment: days after the deadline, and points that a person
/// has set.
package struct CourseTables {
  /// A line that names a student.
  package struct Place {
    package let student: String
    package let file: String
    package let line: Int
  }

  /// The days after the deadline, by the student.
  package private(set) var days: [String: Int] = [:]
  /// The points that a person has set, by the student, in the order of the table.
  package private(set) var overrides: [String: [StudentRecord.Override]] = [:]
  /// The lines that name students.
  package private(set) var places: [Place] = []

  /// The maximum number of days.
  static let mostDays = 10_000

  package init() {}

  /// Reads a table with the columns `id` and `days`.
  package mutating func readDays(_ text: String, report: ContentReport) {
    for row in NamedRows(text, columns: ["id", "days"], report: report).rows {
      let (student, days) = (row.values[0], row.values[1])
      guard self.days[student] == nil else {
        report.add(.studentTwice(student), line: row.line)
        continue
      }
      // A student who was in time may have an empty cell.
      self.days[student] =
        days.isEmpty
        ? 0 : Self.number(days, column: "days", in: 0...Self.mostDays, line: row.line, report)
      places.append(Place(student: student, file: report.file, line: row.line))
    }
  }

  /// Reads a table with the columns `id`, `exercise`, `points` and `reason`; a later line about the
  /// same student and exercise counts.
  package mutating func readOverrides(
    _ text: String, exercises: [String], report: ContentReport
  ) {
    let columns = ["id", "exercise", "points", "reason"]
    for row in NamedRows(text, columns: columns, report: report).rows {
      let (student, exercise, reason) = (row.values[0], row.values[1], row.values[3])
      if !exercises.contains(exercise) {
        report.add(.notInAssignment(exercise, exercises: exercises), line: row.line)
      }
      if reason.isEmpty { report.add(.emptyText(key: "reason"), line: row.line) }
      let points = Self.number(
        row.values[2], column: "points", in: 0...Verdict.most, line: row.line, report)
      overrides[student, default: []].append(
        StudentRecord.Override(exercise: exercise, points: points, reason: reason))
      places.append(Place(student: student, file: report.file, line: row.line))
    }
  }

  private static func number(
    _ text: String, column: String, in range: ClosedRange<Int>, line: Int, _ report: ContentReport
  ) -> Int {
    if let number = Int(text), range.contains(number) { return number }
    report.add(
      .notInRange(text, column: column, from: range.lowerBound, to: range.upperBound), line: line)
    return range.lowerBound
  }
}

/// The rows of a table with certain columns, whatever their order: the values of each in the order
/// of `columns`, the first of which is not empty.
private struct NamedRows {
  let rows: [SeparatedValues.Row]

  init(_ text: String, columns: [String], report: ContentReport) {
    let table = SeparatedValues(text)
    if let line = table.unclosedQuote { report.add(.unclosedQuote, line: line) }
    let names = table.rows.first?.values ?? []
    let places = columns.map { column in names.firstIndex { $0.lowercased() == column } }
    for (column, place) in zip(columns, places) where place == nil {
      report.add(.columnMissing(column, columns: names), line: table.rows.first?.line ?? 1)
    }
    guard !places.contains(nil) else {
      rows = []
      return
    }
    rows = table.rows.dropFirst().compactMap { row in
      let values = places.compactMap(\.self).map { $0 < row.values.count ? row.values[$0] : "" }
      guard !values[0].isEmpty else {
        report.add(.emptyText(key: columns[0]), line: row.line)
        return nil
      }
      return SeparatedValues.Row(line: row.line, values: values)
    }
  }
}
