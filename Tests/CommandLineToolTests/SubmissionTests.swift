import Foundation
import Records
import Testing

@testable import CommandLineTool

/// What paths stand for when many submissions are graded.
@Suite struct SubmissionTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "submissions-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test("A folder of folders and files is as many submissions, sorted, each once")
  func find() throws {
    try withFolder { folder in
      for name in ["b/Button.swift", "a/Button.swift", "c.swift", "notes.txt", ".hidden/x.swift"] {
        let url = URL(fileURLWithPath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: url)
      }
      let found = try Submission.find([folder, "\(folder)/a"], file: "Button.swift")
      #expect(found.map(\.name) == ["\(folder)/a", "\(folder)/b", "\(folder)/c.swift"])
    }
  }

  @Test("A path that leads nowhere is told before anything is judged")
  func missing() {
    #expect(throws: Problem.self) { try Submission.find(["/nowhere/at/all"], file: "a.swift") }
  }
}
