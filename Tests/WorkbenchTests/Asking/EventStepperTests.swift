import Records
import Rendering
import Testing
import UIKitModel
import Workbench

/// The trace of the last event, line by line.
@Suite struct EventStepperTests {
  private let lines = [
    "add view pad 95 300 200 200", "on pad touches", "gesture tap away on pad", "tap pad",
  ]

  private func line(_ entry: String, in session: Session) throws -> EventTraceLine? {
    for case .stepper(.eventLine(let line)) in try session.run(entry) { return line }
    return nil
  }

  @Test func `The numbers of the trace are those that trace takes, in both languages`() throws {
    let session = freshSession()
    var told: [String] = []
    for line in lines {
      told = session.shown(line).split(separator: "\n").map(String.init)
    }
    let numbers = told.compactMap { Int($0.dropFirst(5).prefix(2).trimmingBlanks) }
    #expect(numbers == Array(1...9))
    for number in numbers {
      let shown = try #require(try line("trace \(number)", in: session))
      #expect(shown.number == number && shown.count == 9)
      #expect(!shown.isOutdated)
      for language in [Language.english, .chinese] {
        let text = TextRenderer(
          language: language, teach: .normal, style: Style(hasColor: false, columns: 79)
        ).render(.stepper(.eventLine(shown)))
        #expect(text.contains(language == .english ? "what" : "怎么了"))
      }
    }
    #expect(session.refusal(of: "trace 10")?.contains("9") == true)
    session.mustRun(["remove away"])
    #expect(try line("trace 1", in: session)?.isOutdated == true)
  }

  @Test func `The line of a hit test shows it, and open goes through it step by step`() throws {
    let session = session(after: lines)
    session.isInteractive = true
    let opened = try #require(try line("trace 2", in: session))
    #expect(opened.hitTest?.steps.map(\.view.text) == ["window", "root", "pad"])
    #expect(session.promptPlace == "trace 2/9")
    guard case .stepper(.step(let first))? = try session.run("open").first else {
      Issue.record("open opens nothing")
      return
    }
    #expect(first.step.view.text == "window")
    #expect(session.promptPlace == "trace 2/9 hit test 1/3")
    guard case .stepper(.step(let last))? = try session.run("last").first else { return }
    #expect(last.step.view.text == "pad")
    #expect(session.shown("/root").contains("root"))
    #expect(session.shown("open").contains("nothing to open"))
    #expect(try line("leave", in: session)?.number == 2)
    #expect(try line("", in: session)?.number == 3)
    #expect(session.shown("open").contains("nothing to open"))
    #expect(try line("/touchesCancelled", in: session)?.number == 7)
    #expect(try line("prev", in: session)?.number == 6)
    #expect(session.shown("/nowhere").contains("nowhere"))
    #expect(session.shown("all").contains("1 tap of 1"))
    #expect(session.shown("leave").contains("left the trace"))
    #expect(session.promptPlace == nil)
  }

  @Test func `Lines that are alike are folded, also by twos, and trace all unfolds them`() throws {
    let session = session(after: [
      "add scroll roll 0 0 390 300", "set roll.contentSize 390x4000",
      "add view pad 95 400 200 200", "on pad touches", "teach brief",
      "drag roll by 0 -100 over 0.1",
      "teach normal",
    ])
    let told = session.shown("drag pad by 100 0")
    #expect(told.split(separator: "\n").count < 30, "\(told)")
    #expect(session.shown("trace all").split(separator: "\n").count > 60)
  }

  @Test func `What a stop leaves can be stepped through, up to the stop`() throws {
    let session = session(after: [
      "add view pad 95 300 200 200", "on pad touchesMoved do fatalError(\"no\")", "set pad.tag 5",
    ])
    let before = session.picture
    let told = session.shown("drag pad by 40 0 over 0.1")
    #expect(told.contains("touchesMoved") && told.contains("stopped: Fatal error: no"), "\(told)")
    #expect(!told.contains("touchesEnded"))
    #expect(session.picture == before)
    session.mustRun(["expect log is"])
    let last = try #require(try line("trace last", in: session))
    #expect(last.stop != nil)
    #expect(session.refusal(of: "why")?.contains("stopped") == true)
    session.mustRun([
      "off pad", "on pad touches", "tap pad", "expect log contains \"pad touchesEnded\"",
    ])
  }

  @Test(arguments: [
    "on pad touchesMoved do while true { pad.tag += 1 }",
    "on pad touchesMoved do print([1][3])",
    "on slide shouldBegin return [true][3]",
    "on slide shouldReceiveTouch return [true][3]",
    "target slide do print([1][3])",
    "on roll scrollViewDidScroll do print([1][3])",
  ])
  func `A stop anywhere leaves the scene as it was, and the next event comes`(_ line: String) {
    let session = session(after: [
      "add view pad 95 300 200 200", "gesture pan slide on pad", "add scroll roll 0 0 390 300",
      "set roll.contentSize 390x4000", "add button ok 20 600 100 44", "target ok touchUpInside",
    ])
    session.limits.steps = 10_000
    session.mustRun([line])
    let before = session.picture
    var stops = 0
    for gesture in ["drag pad by 40 0", "drag roll by 0 -100"] {
      if session.refusal(of: gesture) != nil { stops += 1 } else { _ = try? session.run("undo") }
    }
    #expect(stops == 1)
    #expect(session.picture == before)
    session.mustRun(["tap ok", "expect log has \"ok touchUpInside\""])
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
