import Foundation
import Records
import Rendering
import Testing
import Wording
import Workbench

/// Texts, scripts and dumps at which something once crashed, hung or was lost, found by
/// `script/fuzz` or by hand.
@Suite struct FuzzCorpusTests {
  nonisolated static let folder = Folder.tests.deletingLastPathComponent()
    .appendingPathComponent("Fuzzing/Corpus")
  nonisolated static let files = Folder.files(below: folder, ending: ".swift")
  nonisolated static let scripts = Folder.files(below: folder, ending: ".touchstone")
  nonisolated static let dumps = Folder.files(below: folder, ending: ".txt")

  @Test("There are texts")
  func isNotEmpty() {
    #expect(Self.files.count >= 10)
    #expect(!Self.dumps.isEmpty)
  }

  @Test("A text is answered, and the session goes on", arguments: files)
  func isAnswered(_ name: String) throws {
    let text = try Folder.text(Self.folder.appendingPathComponent(name))
    let session = freshSession()
    session.limits.steps = 200_000
    session.limits.memory = 64 << 20
    session.limits.output = 64 << 10
    session.limits.map = 10_000_000
    do throws(Diagnostic) {
      _ = try session.runSwift(text)
    } catch {
      let renderer = DiagnosticRenderer(language: .chinese, style: Style(hasColor: true))
      #expect(!renderer.render(error, promptWidth: 2).isEmpty)
    }
    #expect(throws: Never.self) { try session.run("hit 1 1") }
  }

  @Test(
    "Every line of a script is answered, and what is refused changes nothing", arguments: scripts)
  func isAnsweredLineByLine(_ name: String) throws {
    let text = try Folder.text(Self.folder.appendingPathComponent(name))
    let session = freshSession()
    session.limits.steps = 200_000
    session.limits.map = 10_000_000
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var picture = session.picture
    ScriptRunner(session, stopsAtFirst: false).run(next: { lines.popFirst().map(String.init) }) {
      entry, outcome in
      if case .failed(let diagnostic) = outcome {
        #expect(session.picture == picture, "\(name):\(entry.line)")
        #expect(!diagnostic.problem.wording.zh.isEmpty)
      }
      picture = session.picture
    }
    // What is there at the end can be made again, one change less or all of them.
    guard session.journal.canUndo > 0 else { return }
    session.mustRun(["undo", "redo"])
    #expect(session.picture == picture, "\(name)")
  }

  @Test("A dump is read or refused, and what was read can be asked of", arguments: dumps)
  func isReadOrRefused(_ name: String) throws {
    let text = try Folder.text(Self.folder.appendingPathComponent(name))
    let session = freshSession()
    let before = session.picture
    let isRefused = session.refusal(of: "load paste\n\(text)\n") != nil
    #expect(!isRefused || session.picture == before)
    for line in ["tree", "list", "hit 5 5", "map"] { #expect(session.refusal(of: line) == nil) }
    guard !isRefused else { return }
    for name in session.scene.order {
      _ = try? session.run("why \(name)")
    }
    #expect(session.scene.application.screen.bounds.size.isOfScreen, "\(name)")
  }
}
