import Foundation
import Testing

/// `Documentation/NOT-YET.md` against the scripts in `Scripts/not-yet`, which `ScriptTests` runs:
/// each statement of the document is the first comment of a script, in the same words, and the
/// lines of that script try it.
@Suite struct NotYetTests {
  private static let document = Folder.repository
    .appendingPathComponent("Documentation/NOT-YET.md")
  private static let scripts = Folder.tests.appendingPathComponent("Scripts/not-yet")

  /// The items of the document's lists, each as one line.
  private func statements() throws -> [String] {
    var statements: [String] = []
    var isInItem = false
    for line in try Folder.text(Self.document).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("- ") {
        statements.append(String(line.dropFirst(2)))
        isInItem = true
      } else if isInItem, line.hasPrefix("  ") {
        statements[statements.count - 1] += " " + line.dropFirst(2)
      } else {
        isInItem = false
      }
    }
    return statements
  }

  /// The comment with which a script begins, as one line.
  private func statement(ofScript name: String) throws -> String {
    let text = try Folder.text(Self.scripts.appendingPathComponent(name))
    return text.split(separator: "\n").prefix { $0.hasPrefix("# ") }.map { $0.dropFirst(2) }
      .joined(separator: " ")
  }

  @Test("Every statement about what does not work is tried, and every script is such a statement")
  func statementsAreTried() throws {
    let stated = try statements()
    let tried = try Folder.files(below: Self.scripts, ending: ".touchstone")
      .map { try statement(ofScript: $0) }
    #expect(stated.count > 10)
    for statement in stated where !tried.contains(statement) {
      Issue.record("no script in Scripts/not-yet begins with: \(statement)")
    }
    for statement in tried where !stated.contains(statement) {
      Issue.record("NOT-YET.md does not say: \(statement)")
    }
    #expect(Set(tried).count == tried.count)
  }

  @Test("Nothing is said outside of the lists, but for the three introductions")
  func introductions() throws {
    let paragraphs = try Folder.text(Self.document).components(separatedBy: "\n\n")
      .filter { !$0.hasPrefix("#") && !$0.hasPrefix("- ") }
    #expect(paragraphs.count == 3)
  }
}
