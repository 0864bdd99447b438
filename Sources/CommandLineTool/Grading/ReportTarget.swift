import Foundation
import Glibc
import Pages
import Practice
import Records
import Rendering
import Workbench

/// The destination of a report, and its format.
package struct ReportTarget {
  package let format: ReportFormat

  /// A file or a folder; nil for standard output.
  package let path: String?

  /// Creates the destination of a report in a format; `path` is nil for standard output.
  package init(format: ReportFormat, path: String?) {
    self.format = format
    self.path = path
  }

  private enum Kind {
    case standardOutput
    case file
    /// A terminal, a pipe or the like, beside which no file can be written.
    case device
    case folder
  }

  private var kind: Kind {
    guard let path else { return .standardOutput }
    var status = stat()
    guard stat(FileReading.expanded(path), &status) == 0 else {
      return path.hasSuffix("/") ? .folder : .file
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .device
    }
  }

  /// Whether its format has room for one submission only.
  var isOfOneSubmission: Bool { format.isOfOneSubmission && kind != .folder }

  /// The path without trailing slashes.
  private var plainPath: String {
    var plain = path ?? ""
    while plain.count > 1, plain.hasSuffix("/") { plain.removeLast() }
    return plain
  }

  /// Throws if this number of rows cannot be written there, before any is judged; creates the
  /// requested folder.
  package func prepare(rows: Int) throws {
    if isOfOneSubmission, rows != 1 {
      throw Problem.practice(.oneFileEach(format, submissions: rows))
    }
    guard kind == .folder else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: FileReading.expanded(plainPath), withIntermediateDirectories: true)
    } catch {
      throw Problem.cannotWrite(plainPath, reason: FileReading.reason(of: error))
    }
  }

  /// The path of the journal: beside the report, else in the state folder under a name that depends
  /// only on `arguments`. Nil if there is no such place.
  package func journal(arguments: [String]) -> String? {
    switch kind {
    case .file: return "\(plainPath).journal"
    case .folder: return "\(plainPath)/grade.journal"
    case .standardOutput, .device: break
    }
    guard let state = Environment.stateFolder else { return nil }
    let folder = "\(state)/grading"
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard access(folder, W_OK | X_OK) == 0 else { return nil }
    let current = FileManager.default.currentDirectoryPath
    return "\(folder)/\(Fingerprint([current] + arguments).short).journal"
  }

  /// Writes a report.
  func write(_ report: GradeReport, to output: PracticeOutput) throws {
    switch kind {
    case .standardOutput: try output.show(report, as: format)
    case .file, .device: try write(report, plainPath, output)
    case .folder where !format.isOfOneSubmission:
      try write(report, "\(plainPath)/report.\(format.ending)", output)
    case .folder:
      var names: Set<String> = []
      for row in report.rows {
        let name = Self.fileName(row.name, beside: &names)
        try write(report.only(row), "\(plainPath)/\(name).\(format.ending)", output)
      }
    }
  }

  private func write(_ report: GradeReport, _ path: String, _ output: PracticeOutput) throws {
    let bytes = Exporters.export(format, report, output.settings.chosenLanguage)
    try FileReading.write(String(decoding: bytes, as: UTF8.self), to: path)
  }

  /// A name for the file of a row: its last path components, without any that lead elsewhere.
  package static func fileName(_ row: String, beside names: inout Set<String>) -> String {
    let words = row.split { $0 == "/" || $0.isNewline || $0 == "\0" }.filter {
      $0 != ".." && $0 != "."
    }
    let plain = String(words.joined(separator: "-").drop { $0 == "." }.prefix(80))
    let base = plain.isEmpty ? "submission" : plain
    var name = base
    var number = 2
    while !names.insert(name).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }
}
