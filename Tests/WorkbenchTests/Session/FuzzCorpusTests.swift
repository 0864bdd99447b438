import Foundation
import Records
import Rendering
import Testing
import Workbench

/// Texts at which the Swift side once crashed or hung, found by `script/fuzz` or by hand.
@Suite struct FuzzCorpusTests {
  nonisolated static let folder = Folder.tests.deletingLastPathComponent()
    .appendingPathComponent("Fuzzing/Corpus")
  nonisolated static let files = Folder.files(below: folder, ending: ".swift")

  @Test("There are texts")
  func isNotEmpty() {
    #expect(Self.files.count >= 10)
  }

  @Test("A text is answered at once, and the session goes on", arguments: files)
  func isAnswered(_ name: String) throws {
    let text = try Folder.text(Self.folder.appendingPathComponent(name))
    let session = freshSession()
    session.limits.steps = 200_000
    session.limits.memory = 64 << 20
    session.limits.output = 64 << 10
    let clock = ContinuousClock()
    let time = clock.measure {
      do throws(Diagnostic) {
        _ = try session.runSwift(text)
      } catch {
        let renderer = DiagnosticRenderer(language: .chinese, style: Style(hasColor: true))
        #expect(!renderer.render(error, promptWidth: 2).isEmpty)
      }
    }
    #expect(time < .seconds(10), "\(name) took \(time)")
    #expect(throws: Never.self) { try session.run("hit 1 1") }
  }
}
