import Foundation
import Records
import Rendering
import Testing
import Workbench

/// Lines that set limits are changes like others, and lowering limits takes back nothing that is
/// there.
@Suite struct LimitJournalTests {
  @Test("Limits are kept, saved and undone")
  func kept() {
    let session = freshSession()
    session.mustRun(["limits steps 1000", "add view red 0 0 9 9", "limits"])
    #expect(session.savedLines == ["limits steps 1000", "add view red 0 0 9 9"])
    session.mustRun(["undo 2"])
    #expect(session.limits.steps == 50_000_000)
    session.mustRun(["redo"])
    #expect(session.limits.steps == 1000)
  }

  @Test("What ran under larger limits is undone and made again after they were lowered")
  func lowered() {
    let session = freshSession()
    session.mustRun([
      "var n = 0", "for _ in 0..<100_000 { n += 1 }", "limits steps 1000", "add view red 0 0 9 9",
      "undo", "expect n == 100_000", "redo", "expect hit 5 5 is red",
    ])
    #expect(session.limits.steps == 1000)
    #expect(session.refusal(of: "while true {}")?.contains("Stopped after 1,000 steps") ?? false)
  }

  @Test("A line that stops under lowered limits leaves no half of itself, and says why it stopped")
  func half() {
    let session = freshSession()
    session.mustRun(["var n = 0", "for _ in 0..<100_000 { n += 1 }", "limits steps 1000"])
    let line =
      "for i in 0..<100 { root.addSubview(UIView()); if i == 50 { fatalError(\"enough\") } }"
    #expect(session.refusal(of: line)?.contains("enough") ?? false)
    session.mustRun(["expect root.subviews.isEmpty", "expect n == 100_000"])
  }

  @Test("A session is resumed with the limits that its lines need")
  func resumed() throws {
    let first = freshSession()
    var records: [Journal.Record] = []
    first.onRecord = { records.append($0) }
    first.mustRun([
      "limits depth 13_000", "func sum(_ n: Int) -> Int { n == 0 ? 0 : n + sum(n - 1) }",
      "let all = sum(12_000)", "limits default", "limits steps 100_000",
    ])
    #expect(first.refusal(of: "let again = sum(12_000)")?.contains("10,000") ?? false)
    let second = freshSession()
    try second.resume(records)
    second.mustRun(["expect all == 72_006_000"])
    #expect(second.limits.callDepth == 10_000)
    #expect(second.limits.steps == 100_000)
  }

  @Test("What Ctrl-C stopped is taken back while the signal is still there")
  func interrupted() {
    let session = freshSession()
    session.mustRun(["var n = 0", "for _ in 0..<100_000 { n += 1 }"])
    var isInterrupted = true
    session.isInterrupted = { isInterrupted }
    let line = "for _ in 0..<20_000 { root.tag += 1; root.addSubview(UIView()) }"
    #expect(session.refusal(of: line) != nil)
    isInterrupted = false
    session.mustRun(["expect root.subviews.isEmpty", "expect n == 100_000"])
  }

  @Test("A sourced script that fails leaves the limits as they were")
  func sourced() {
    withFolder { folder in
      let path = "limits steps 1000\nhit nowhere".written(to: "\(folder)/a.touchstone")
      let session = freshSession()
      #expect(session.refusal(of: "source \(path)") != nil)
      #expect(session.limits.steps == 50_000_000)
    }
  }
}
