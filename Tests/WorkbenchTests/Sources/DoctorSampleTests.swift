import AppSources
import Foundation
import Records
import Testing
import Workbench

/// The files in `DoctorSamples`, as apps have them: those in `wrong` with mistakes, those in
/// `right` without. A comment `// here KIND` is in the line of each mistake.
@Suite struct DoctorSampleTests {
  private nonisolated static let folder = Folder.tests.appendingPathComponent("DoctorSamples")
  private nonisolated static let samples =
    Folder.files(below: folder, ending: ".swift") + Folder.files(below: folder, ending: ".m")

  @Test("Each file with mistakes has one of the same name without")
  func pairs() {
    let wrong = Self.samples.filter { $0.hasPrefix("wrong/") }.map { $0.dropFirst(6) }
    let right = Set(Self.samples.filter { $0.hasPrefix("right/") }.map { $0.dropFirst(6) })
    #expect(wrong.count == 20 && wrong.allSatisfy(right.contains))
  }

  @Test("The doctor finds what a file marks, and nothing else", arguments: samples)
  func finds(_ path: String) throws {
    let text = try Folder.text(Self.folder.appendingPathComponent(path))
    try withFolder { folder in
      _ = text.written(to: "\(folder)/\(URL(fileURLWithPath: path).lastPathComponent)")
      let report = try freshSession().doctorReport(on: folder)
      let found = report.findings.sorted { $0.line < $1.line }.map { "\($0.line) \($0.kind)" }
      #expect(found == Self.marks(in: text))
    }
  }

  /// The lines that a file marks, each with the kind of its mistake.
  private static func marks(in text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        line.firstRange(of: "// here ").map { "\(index + 1) \(line[$0.upperBound...])" }
      }
  }
}
