import Foundation
import Records
import Rendering
import Scenes
import Testing
import Workbench

/// Acting lines in a session: the same lines make the same scene and the same bytes.
@Suite struct EventSessionTests {
  private static let lines = [
    "add view pad 95 300 200 200", "on pad touches do print(touches.count)",
    "gesture pan slide on pad", "gesture tap twice on pad numberOfTapsRequired 2",
    "gesture longpress hold on root", "target slide do pad.tag += 1",
    "add button ok 20 100 120 44", "target ok touchUpInside do sender.tag += 1",
    "tap ok", "tap pad times 2", "drag pad by 60 20", "touch 1 down 150 350 & 2 down 200 400",
    "wait 0.7", "touch 2 move 210 390", "touch 1 up & 2 cancel", "longpress pad for 0.8",
    "swipe up on pad", "pinch pad by 1.5", "rotate pad by 30deg", "shake", "vsync 20",
  ]

  private func log(of session: Session) -> [String] {
    session.scene.recorder.steps.flatMap(\.logLines)
  }

  private func bytes(_ lines: [String]) throws -> String {
    let session = freshSession()
    var text = ""
    for line in lines { text += JSONRenderer.object(try session.run(line)) + "\n" }
    return text
  }

  @Test("The same lines give the same bytes")
  func isDeterministic() throws {
    #expect(try bytes(Self.lines) == bytes(Self.lines))
  }

  @Test("Undo and redo make the same log, states and time", arguments: 1...8)
  func undoIsExact(_ count: Int) throws {
    let session = freshSession()
    session.mustRun(Self.lines)
    let (log, time) = (log(of: session), session.scene.application.clock.now)
    #expect(log.count > 40)
    _ = try session.undo(count)
    #expect(self.log(of: session).count <= log.count)
    _ = try session.redo(count)
    #expect(self.log(of: session) == log)
    #expect(session.scene.application.clock.now == time)
  }

  @Test("A line that is refused leaves no trace in the log, and the clock where it was")
  func refusedLeavesNothing() throws {
    let session = freshSession()
    session.mustRun(["add view pad 95 300 200 200", "on pad touches", "tap pad"])
    let (log, time) = (log(of: session), session.scene.application.clock.now)
    for line in ["tap pad times 0", "drag pad by 900 0", "touch 1 up", "wait inf"] {
      #expect(session.problem(of: line) != nil)
    }
    #expect(self.log(of: session) == log)
    #expect(session.scene.application.clock.now == time)
  }

  @Test("A script that stops in the middle of a drag takes the whole line back")
  func stopsAreTakenBack() throws {
    let session = freshSession()
    session.mustRun([
      "add view pad 95 300 200 200",
      "on pad touchesMoved do tag += 1; if tag == 3 { let a: [Int] = []; print(a[0]) }",
    ])
    #expect(session.problem(of: "drag pad by 60 0") != nil)
    session.mustRun(["expect pad.tag == 0", "expect log is"])
    #expect(session.scene.application.fingersDown.isEmpty)
    #expect(session.scene.application.clock.now == 0)
    session.mustRun(["drag pad by 10 0 steps 2", "expect pad.tag == 2"])
  }

  @Test("A saved session makes the same log")
  func savedSessionsAreTheSame() throws {
    let session = freshSession()
    session.mustRun(Self.lines)
    let other = freshSession()
    other.mustRun(session.savedLines)
    #expect(log(of: other) == log(of: session))
  }

  @Test("What was left to happen before the next gesture is told before it")
  func pendingIsTold() throws {
    let session = freshSession()
    session.mustRun([
      "add view card 20 100 200 200", "gesture tap one on card",
      "gesture tap two on card numberOfTapsRequired 2", "gesture one require two toFail",
      "target one do print(\"hello\")", "tap card",
    ])
    let traces = try session.run("tap card").compactMap { answer -> EventTrace? in
      if case .event(let trace) = answer { trace } else { nil }
    }
    try #require(traces.count == 2)
    let (before, tap) = (traces[0], traces[1])
    #expect(before.steps.contains { if case .printed("hello") = $0.kind { true } else { false } })
    #expect(!tap.steps.contains { if case .printed = $0.kind { true } else { false } })
    #expect(tap.fingers.count == 1 && before.fingers.isEmpty)
  }
}
