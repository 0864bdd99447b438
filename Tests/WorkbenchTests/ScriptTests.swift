import Foundation
import Records
import Rendering
import SeededRandom
import Testing
import Workbench

/// The scripts in `Scripts`: each runs to its end in a session of its own.
///
/// A new test is a new file there: a few lines, and `expect` beside the line that causes it. Those
/// in `limits` go to the limits of work and memory, which takes as long as all others together: a
/// few of them each day, and all in `script/check-release`.
@Suite struct ScriptTests {
  nonisolated static let folder = Folder.tests.appendingPathComponent("Scripts")
  nonisolated static let scripts = Folder.files(below: folder, ending: ".touchstone")

  @Test("There are scripts in each of the nine folders")
  func foldersAreFull() {
    let folders = Set(Self.scripts.compactMap { $0.split(separator: "/").first.map(String.init) })
    #expect(
      folders == [
        "rules", "errors", "limits", "regressions", "notes", "swift", "events", "not-yet",
        "objective-c",
      ])
  }

  /// All but some of those that go to a limit.
  nonisolated private static let sample =
    scripts.filter { !$0.hasPrefix("limits/") }
    + Sample.of(scripts.filter { $0.hasPrefix("limits/") }, count: 8)

  @Test("A script runs to its end", arguments: sample)
  func runs(_ path: String) throws {
    let text = try Folder.text(Self.folder.appendingPathComponent(path))
    for failure in freshSession().failures(of: [text]) { Issue.record("\(path): \(failure)") }
  }

  @Test("A script expects something", arguments: scripts)
  func expectsSomething(_ path: String) throws {
    let text = try Folder.text(Self.folder.appendingPathComponent(path))
    // What is pasted, as XML is, is not a line of the script.
    let lines = text.split(separator: "\n").filter { line in
      !line.hasPrefix("#") && line.first { $0 != " " } != "<"
    }
    #expect(lines.contains { $0.hasPrefix("expect ") }, "\(path) checks nothing")
    #expect(lines.count <= 40, "\(path) is long; make several of it")
  }
}
