import Foundation
import Testing

/// The version is written down in the program; what else names it says the same.
@Suite struct VersionTests {
  @Test("The newest release of the changelog is the version that the program tells")
  func changelog() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("CHANGELOG.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let release = try #require(text.firstMatch(of: /\n## \[(\d+\.\d+\.\d+)\]/)).output.1
    #expect(try touchstone("--version").lines == ["touchstone \(release)"])
  }
}
