import Files
import Foundation
import Pages
import Practice
import Records
import Rendering
import Workbench

/// Pseudonyms of students, for a report that others see. The key is in a separate table, which is
/// for the grader alone.
///
/// The key is generated once and reused: the same table results in the same report.
package struct Pseudonyms {
  private static let columns = ["student", "pseudonym"]

  /// The pseudonyms, by the student.
  private var names: [String: String]

  /// Reads the table at a path, if there is one, adds those of `students` who are not in it, and
  /// writes it.
  package init(at path: String, for students: [String]) throws {
    names = try Self.read(path)
    let new = students.filter { names[$0] == nil }
    guard !new.isEmpty else { return }
    // In an order that does not follow from the names.
    var number = names.count
    let taken = Set(names.values)
    for student in new.shuffled() {
      repeat { number += 1 } while taken.contains(Self.name(number))
      names[student] = Self.name(number)
    }
    try write(to: path)
  }

  private static func name(_ number: Int) -> String { "student-\(number)" }

  private static func read(_ path: String) throws -> [String: String] {
    let full = FileReading.expanded(path)
    guard FileManager.default.fileExists(atPath: full) else { return [:] }
    guard let names = NamePairs.read(try FileReading.text(at: path), columns: columns) else {
      throw Problem.practice(.notPseudonyms(path))
    }
    return names
  }

  private func write(to path: String) throws {
    let rows = names.sorted { $0.key < $1.key }.map { [$0.key, $0.value] }
    let bytes = ReportCSVExporter.table([Self.columns] + rows)
    try FileReading.write(String(decoding: bytes, as: UTF8.self), to: path)
    // The names of students are for the grader alone.
    chmod(FileReading.expanded(path), 0o600)
  }

  /// The report with pseudonyms: without the columns of the roster, and without the names in paths
  /// and messages.
  package func hiding(_ report: GradeReport) throws -> GradeReport {
    let rows = try report.rows.map { row in
      try HiddenName(of: row, as: names[row.name] ?? "student").replaced()
    }
    return GradeReport(report.head, rows: rows)
  }
}

/// A row in which a name is replaced everywhere: in paths, and in messages that quote them.
private struct HiddenName {
  let row: GradeRow
  let pseudonym: String
  /// The names that are replaced, the longest first.
  let hidden: [String]

  init(of row: GradeRow, as pseudonym: String) {
    self.row = row
    self.pseudonym = pseudonym
    let names = [row.name, row.submitted] + row.verdicts.map(\.file)
    hidden = Set(names.compactMap(\.self).filter { !$0.isEmpty }).sorted {
      ($1.count, $0) < ($0.count, $1)
    }
  }

  /// The row with the pseudonym.
  func replaced() throws -> GradeRow {
    guard let data = VerdictCoding.data(of: row),
      var object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { throw Problem.practice(.notAReport(row.name)) }
    // Columns of the roster name the student, too.
    object["fields"] = nil
    object["submitted"] = nil
    object["isInRoster"] = nil
    let replaced = replace(in: object, key: "")
    guard
      let row = VerdictCoding.record(
        GradeRow.self, from: try JSONSerialization.data(withJSONObject: replaced))
    else { throw Problem.practice(.notAReport(row.name)) }
    return row
  }

  /// The keys whose values are names or paths as a whole.
  private static let paths: Set = ["name", "file", "files", "path", "setAside"]

  private func replace(in value: Any, key: String) -> Any {
    switch value {
    case let table as [String: Any]:
      return Dictionary(uniqueKeysWithValues: table.map { ($0, replace(in: $1, key: $0)) })
    case let list as [Any]: return list.map { replace(in: $0, key: key) }
    case let text as String:
      return hidden.reduce(text) { text, name in
        // Short names may be parts of other words; in paths they are replaced all the same.
        let isLong = name.count > 3 && !name.allSatisfy(\.isNumber)
        return text == name || Self.paths.contains(key) || isLong
          ? text.replacing(name, with: pseudonym) : text
      }
    default: return value
    }
  }
}
