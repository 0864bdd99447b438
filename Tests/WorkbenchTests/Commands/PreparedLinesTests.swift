import Foundation
import Records
import Rendering
import Testing
import Wording
import Workbench

/// The commands for lines that an author wrote and that run before a learner has read them.
@Suite struct PreparedLinesTests {
  @Test(
    "What reads, writes, goes or has no limits is no command of exercises and lessons",
    arguments: [
      "save a.touchstone", "source a.touchstone", "edit Card", "quit", "limits steps 1000",
      "language zh", "history",
    ])
  func refused(line: String) {
    for lines in PreparedLines.allCases {
      let refusal = refusal(of: line, in: lines)
      #expect(refusal?.contains("is not allowed in \(lines.wording.en)") ?? false, "\(line)")
    }
  }

  @Test("A lesson may go back and forth, a scene only build and touch")
  func allowed() {
    #expect(refusal(of: "add view red 0 0 9 9", in: .scene) == nil)
    #expect(refusal(of: "tap 50 50", in: .scene) == nil)
    #expect(refusal(of: "hit 5 5", in: .check) == nil)
    #expect(refusal(of: "undo", in: .lesson)?.contains("nothing to undo") ?? false)
    #expect(refusal(of: "hit 5 5", in: .scene)?.contains("is not allowed in") ?? false)
    #expect(refusal(of: "undo", in: .check)?.contains("is not allowed in") ?? false)
  }

  @Test("Prepared lines read and write no file, whatever the command")
  func files() {
    withFolder { folder in
      let dump = "<UIWindow: 0x1; frame = (0 0; 9 9)>".written(to: "\(folder)/dump.txt")
      #expect(refusal(of: "load \(dump)", in: .lesson)?.contains("reads no files") ?? false)
      #expect(refusal(of: "expect map is \(dump)", in: .check)?.contains("reads no files") ?? false)
      let written = "\(folder)/new.map"
      #expect(refusal(of: "map save \(written)", in: .lesson) != nil)
      #expect(!FileManager.default.fileExists(atPath: written))
    }
  }

  @Test("Behind prepared lines everything is as before")
  func after() {
    withFolder { folder in
      let session = freshSession()
      try? session.asPrepared(.scene) { _ = try session.run("save \(folder)/a") }
      session.mustRun(["save \(folder)/a"])
      #expect(FileManager.default.fileExists(atPath: "\(folder)/a"))
    }
  }

  /// Why a line is not accepted; nil when it is.
  private func refusal(of line: String, in lines: PreparedLines) -> String? {
    let session = freshSession()
    do throws(Diagnostic) {
      _ = try session.asPrepared(lines) { () throws(Diagnostic) in try session.run(line) }
      return nil
    } catch {
      return error.problem.wording.en
    }
  }
}
