import Files
import Foundation
import Practice
import Records
import Rendering
import Workbench

/// Merges the reports of several grading runs, such as those of shards, into one.
package struct GradeMerge {
  /// The rows of one file.
  package struct Part {
    package let path: String
    package let head: GradeReport.Head
    package let rows: [GradeRow]
    /// The number of rows of a journal that lack verdicts.
    package var unfinished = 0

    /// Creates a part; `unfinished` rows of its journal have no verdict.
    package init(path: String, head: GradeReport.Head, rows: [GradeRow], unfinished: Int = 0) {
      self.path = path
      self.head = head
      self.rows = rows
      self.unfinished = unfinished
    }
  }

  /// The maximum number of bytes that are read of a report.
  private static let largest = 2 << 30

  /// Reads a part from a file: a report as JSON, or the journal of a grading run that was
  /// interrupted.
  package static func read(_ path: String) throws -> Part {
    if let journal = GradeJournal.read(path) { return part(path, journal.head, journal.entries) }
    let data = try data(of: path)
    struct Version: Decodable {
      let version: Int
      let rows: [Row]?
      struct Row: Decodable {}
    }
    guard let version = try? JSONDecoder().decode(Version.self, from: data) else {
      throw Problem.practice(.notAReport(path))
    }
    guard version.version == GradeReport.version else {
      throw Problem.practice(
        .reportVersion(path, version.version, known: GradeReport.version))
    }
    guard let report = try? JSONReader.record(GradeReport.self, from: data) else {
      throw Problem.practice(.notAReport(path))
    }
    return Part(path: path, head: report.head, rows: report.rows)
  }

  private static func data(of path: String) throws -> Data {
    do {
      guard
        let bytes = try RegularFile.bytes(at: FileReading.expanded(path), limit: largest)
      else { throw Problem.fileMissing(path) }
      return Data(bytes)
    } catch let error as FileProblem {
      switch error {
      case .failed(EISDIR): throw Problem.fileIsDirectory(path)
      case .failed(let number): throw Problem.fileUnreadable(path, reason: .number(number))
      case .noFile: throw Problem.fileIsNoFile(path)
      case .tooLarge: throw Problem.practice(.notAReport(path))
      }
    }
  }

  /// The rows of a journal that have a verdict for each exercise; the last one counts.
  private static func part(
    _ path: String, _ head: GradeReport.Head, _ entries: [GradeJournal.Entry]
  ) -> Part {
    var found: [String: [String: [Int: GradeJournal.Entry]]] = [:]
    for entry in entries {
      found[entry.row, default: [:]][entry.verdict.exercise, default: [:]][
        entry.attempt?.number ?? 0] = entry
    }
    let rows = found.compactMap { name, entries -> GradeRow? in
      let all = head.exercises.compactMap { counted(entries[$0.id] ?? [:]) }
      guard all.count == head.exercises.count, let first = entries.values.first?.values.first
      else { return nil }
      return GradeRow(
        name: name, verdicts: all.map(\.verdict), texts: all.map(\.text), in: head,
        student: first.student)
    }
    return Part(path: path, head: head, rows: rows, unfinished: found.count - rows.count)
  }

  /// The verdict that counts of the attempts at an exercise; nil if some are not judged yet.
  private static func counted(_ attempts: [Int: GradeJournal.Entry]) -> CountedAttempt? {
    let known = attempts.values.filter { $0.attempt == nil }
    let expected = attempts.values.compactMap(\.attempt).map(\.all).first ?? []
    guard !attempts.isEmpty, !known.isEmpty || expected.allSatisfy({ attempts[$0] != nil }) else {
      return nil
    }
    return CountedAttempt(
      attempts.values.map { ($0.attempt, $0.verdict, $0.text) })
  }

  /// Merges all parts into one report. A row that several contain is that of the last one, unless
  /// nothing was submitted there. Throws if they are not about the same exercises.
  package static func report(of parts: [Part]) throws -> GradeReport {
    guard let first = parts.first else { throw Problem.practice(.notAReport("")) }
    var rows: [String: GradeRow] = [:]
    for part in parts {
      guard part.head.exercises == first.head.exercises else {
        throw Problem.practice(.otherReport(part.path, first: first.path))
      }
      for row in part.rows where row.status != .missing || rows[row.name] == nil {
        rows[row.name] = row
      }
    }
    return GradeReport(first.head, rows: Array(rows.values))
  }
}
