import Records
import Testing
import UIKitModel
import Workbench

/// The last trace, step by step.
@Suite struct StepperTests {
  private func step(_ line: String, in session: Session) throws -> TraceStep? {
    for case .stepper(.step(let step)) in try session.run(line) { return step }
    return nil
  }

  @Test("In random scenes the steps are those of the trace, and each leads to the next")
  func steps() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var lines = RandomSessions(seed: seed)
      let session = freshSession()
      for line in lines.lines(60) { _ = try? session.run(line) }
      guard case .trace(let trace) = try session.run("hit 60 60").first else { continue }
      for number in trace.steps.indices.map({ $0 + 1 }) {
        let shown = try #require(try step("trace \(number)", in: session))
        #expect(shown.step.number == number)
        #expect(shown.path.last?.number == number)
        #expect(shown.path.count == shown.step.depth + 1)
        switch shown.sequel {
        case .subview(let next), .another(let next, _): #expect(next.number == number + 1)
        case .end: #expect(number == trace.steps.count)
        }
        #expect((shown.neverAskedBecause == nil) == shown.step.neverAsked.isEmpty)
        #expect(!shown.isOutdated)
      }
    }
  }

  @Test("A trace outlives changes and undo, says so, and ends with the empty screen")
  func outlives() throws {
    let session = session(after: ["add view red 0 0 100 100", "hit 50 50"])
    #expect(try step("trace last", in: session)?.isOutdated == false)
    session.mustRun(["remove red"])
    let kept = try #require(try step("trace last", in: session))
    #expect(kept.isOutdated)
    #expect(kept.step.view.text == "red")
    session.mustRun(["undo 2"])
    #expect(try step("trace 3", in: session)?.step.view.text == "red")
    session.mustRun(["reset"])
    #expect(session.refusal(of: "trace")?.contains("no trace to step through yet") == true)
  }

  @Test("In a script trace opens no mode, and words of the stepper are what they always are")
  func scripts() throws {
    let session = session(after: ["hit 50 50", "trace 1"])
    #expect(session.stepper == nil)
    #expect(session.refusal(of: "prev") != nil)
    session.isInteractive = true
    session.mustRun(["trace"])
    #expect(session.promptPlace == "trace 1/2")
    #expect(try step("", in: session)?.step.number == 2)
    session.mustRun(["add view red 0 0 10 10"])
    #expect(session.promptPlace == "trace 2/2")
    session.mustRun(["hit 5 5"])
    #expect(session.promptPlace == nil)
  }

  @Test(
    "What is no step is refused, and the stepper stays where it is",
    arguments: [
      "0", "99", "1e300", "-1", "nan", "1.5", "99999999999999999999", "x", "1 2", "all 3",
    ])
  func badNumbers(_ text: String) throws {
    let session = session(after: ["hit 50 50"])
    #expect(session.refusal(of: "trace \(text)") != nil)
    session.isInteractive = true
    session.mustRun(["trace 2"])
    _ = session.refusal(of: text)
    #expect(session.promptPlace == "trace 2/2")
  }

  @Test("A trace of 2,000 levels is stepped through")
  func large() throws {
    let session = freshSession()
    var line = "add view v0 0 0 100 100"
    for number in 1...2_000 {
      session.mustRun([line])
      line = "add view v\(number) 0 0 100 100 in v\(number - 1)"
    }
    session.mustRun(["hit 50 50"])
    let last = try #require(try step("trace last", in: session))
    #expect(last.path.count == last.step.depth + 1)
    #expect(!session.shown("trace last").isEmpty)
    #expect(session.shown("trace all").split(separator: "\n").count > 2_000)
  }
}
