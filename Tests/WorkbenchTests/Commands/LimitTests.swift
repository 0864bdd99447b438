import Foundation
import Records
import Rendering
import Testing
import UIKitModel
import Wording
import Workbench

/// Scenes larger than any app has: each line is answered in seconds, or refused with its reason.
@Suite struct LimitTests {
  @Test("A tree of 10,000 levels is built, hit and explained, and one level more is refused")
  func deepTree() {
    let session = session(after: [
      """
      var deepest = root
      for level in 3...10_000 {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        deepest.addSubview(child)
        deepest = child
      }
      """, "expect hit 5 5 is deepest",
    ])
    let refusal = session.refusal(of: "add view tooDeep 0 0 9 9 in deepest")
    #expect(refusal?.contains("deeper than 10,000 levels") ?? false, "\(refusal ?? "accepted")")
    let stop = session.refusal(of: "deepest.addSubview(UIView())")
    #expect(stop?.contains("deeper than 10,000 levels") ?? false, "\(stop ?? "accepted")")
    #expect(session.shown("hit 5 5").contains("hit-test view: deepest"))
    #expect(session.shown("why deepest").contains("gets the touch"))
    #expect(session.shown("chain deepest").contains("delegate"))
    #expect(session.shown("tree").contains("more views"))
    session.mustRun(["undo", "expect hit 5 5 is root"])
  }

  @Test("20,000 siblings are built by a script, hit, traced and undone")
  func manySiblings() {
    withFolder { folder in
      let lines = (0..<20_000).map { "add view v\($0) \($0 % 390) \($0 / 390) 1 1" }
      let path = lines.joined(separator: "\n").written(to: "\(folder)/wide.touchstone")
      let session = freshSession()
      let times = Stopwatch()
      session.mustRun(["source \(path)"])
      times.lap("built")
      session.mustRun(["expect hit 0 0 is v0"])
      times.lap("hit")
      #expect(session.shown("hit 0 0").contains("19,996 more siblings refused"))
      times.lap("traced")
      #expect(session.shown("why v0").contains("gets the touch"))
      times.lap("why")
      session.mustRun(["undo", "expect hit 0 0 is root"])
      times.lap("undone")
      print("20,000 siblings: \(times.laps.joined(separator: ", "))")
    }
  }

  @Test("An entry of 256 KB is read, and one that is larger is refused")
  func longEntry() {
    let session = freshSession()
    let text = String(repeating: "x", count: Session.largestEntry)
    session.mustRun(["add label title 0 0 9 9", "set title.text \(text.dropLast(100))"])
    #expect(session.refusal(of: "set title.text \(text)")?.contains("256 KB at most") ?? false)
  }
}

/// The durations of a test, lap by lap.
private final class Stopwatch {
  private var last = ContinuousClock.now
  private(set) var laps: [String] = []

  func lap(_ name: String) {
    let now = ContinuousClock.now
    laps.append("\(name) \((now - last).formatted(.units(allowed: [.milliseconds])))")
    last = now
  }

  @Test("A session that was stopped does not stop what is done after it, with it or without it")
  func stopEndsWithItsSession() {
    let session = session(after: ["add view many 0 0 9 9"])
    session.limits.steps = 100
    let stop = session.refusal(
      of: "for _ in 0..<90 { many.addSubview(UIView()) }; for _ in 0..<90 { _ = many.subviews }")
    #expect(stop?.contains("steps") ?? false, "\(stop ?? "accepted")")
    // Work that no question counts, so that no question could end a stop.
    let crowd = UIView()
    for _ in 0..<3000 { crowd.addSubview(UIView()) }
    #expect(crowd.subviews.count == 3000)
    #expect(!Door.isStopped)
    // A stop in the middle of something ends where another application begins.
    Door.isStopped = true
    session.scene.activate()
    #expect(Door.isStopped)
    UIApplication().makeCurrent()
    #expect(!Door.isStopped)
  }
}
