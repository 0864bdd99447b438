import Files
import Foundation
import Glibc
import Pages
import Practice
import Records
import Rendering
import Workbench

/// The destination of the feedback for students: a folder, or a zip archive that a learning
/// platform takes.
///
/// The files have the names under which the submissions came: a folder
/// `Anna_12_assignsubmission_file` gets `feedback.html` and `feedback.txt`, and a file with the
/// extension `.swift` is answered by two of the same name with `.html` and `.txt`. Moodle and
/// Canvas know students by these names.
package struct FeedbackTarget {
  /// The folder, or the archive.
  let path: String

  /// Creates the destination of feedback.
  package init(path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  private var isArchive: Bool { path.lowercased().hasSuffix(".zip") }

  /// Throws if nothing can be written there, before anything is judged; creates the folder.
  package func prepare() throws {
    let full = FileReading.expanded(path)
    if isArchive {
      let folder = full.deletingLastPathComponent
      guard access(folder.isEmpty ? "." : folder, W_OK | X_OK) == 0 else {
        throw Problem.cannotWrite(path, reason: .number(errno))
      }
      return
    }
    do {
      try FileManager.default.createDirectory(atPath: full, withIntermediateDirectories: true)
    } catch {
      throw Problem.cannotWrite(path, reason: FileReading.reason(of: error))
    }
  }

  /// Writes a page and a text for each student.
  package func write(_ report: GradeReport, _ language: Language) throws {
    let files = Self.files(report, language)
    if isArchive { return try Self.write(ZipWriter.bytes(of: files), to: path) }
    for file in files {
      let place = "\(path)/\(file.path)"
      do {
        try FileManager.default.createDirectory(
          atPath: FileReading.expanded(place).deletingLastPathComponent,
          withIntermediateDirectories: true)
      } catch {
        throw Problem.cannotWrite(place, reason: FileReading.reason(of: error))
      }
      try Self.write(file.bytes, to: place)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    do {
      try Data(bytes).write(
        to: URL(fileURLWithPath: FileReading.expanded(path)), options: .atomic)
    } catch {
      throw Problem.cannotWrite(path, reason: FileReading.reason(of: error))
    }
  }

  /// The files of all students, by their paths.
  package static func files(
    _ report: GradeReport, _ language: Language
  ) -> [(path: String, bytes: [UInt8])] {
    var names: Set<String> = []
    let exporter = FeedbackExporter(language: language)
    return report.rows.flatMap { row in
      let own = report.only(row)
      let base = base(of: row, beside: &names)
      return [
        ("\(base).html", exporter.page(of: own)), ("\(base).txt", exporter.text(of: own)),
      ]
    }
  }

  /// The path of a student's files without their extensions; each time another one.
  private static func base(of row: GradeRow, beside names: inout Set<String>) -> String {
    // A report that is merged may come from elsewhere: its names do not lead out of the folder.
    let submitted = row.submitted.flatMap { name in
      name.contains("/") || name.hasPrefix(".") || name.contains("\0") ? nil : name
    }
    guard let submitted, names.insert(submitted).inserted else {
      return "\(ReportTarget.fileName(row.name, beside: &names))/feedback"
    }
    let ending = SourceLanguage(file: submitted)?.fileEnding ?? ".touchstone"
    guard submitted.hasSuffix(ending) else { return "\(submitted)/feedback" }
    return String(submitted.dropLast(ending.count))
  }
}
