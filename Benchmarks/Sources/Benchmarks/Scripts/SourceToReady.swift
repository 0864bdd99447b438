import Foundation
import Scenes
import UIKitModel
import Workbench

/// The time after saving a file of 30 lines: from its text to the first answer of a view of its
/// class, when every body in it was parsed, checked, compiled and run.
enum SourceToReady {
  /// The argument that makes this program print the time for the first text of a process.
  static let childArgument = "--print-first-source-to-ready"

  private static let mark = Mark(limit: 5, unit: " ms")
  private static var count = 0

  /// Returns whether the answer was right.
  static func run(rounds: Int) -> Bool {
    let lines = SwiftProgram.solution.split(separator: "\n", omittingEmptySubsequences: false)
    print("Source to ready: ms for \(lines.count) lines, time on the clock, \(rounds) rounds")
    var declared: [Double] = []
    var ready: [Double] = []
    var first: [Double] = []
    // The round before the first one counts for nothing.
    for round in 0...rounds {
      guard let times = measure(in: ScriptedViews.newSession()) else { return false }
      guard let firstTime = Program.answerOfChild(childArgument) else {
        print("  the first text of a process fails\n")
        return false
      }
      guard round > 0 else { continue }
      declared.append(times.declared)
      ready.append(times.ready)
      first.append(firstTime)
    }
    var objectiveC: [Double] = []
    for round in 0...rounds {
      guard let times = measure(in: ScriptedViews.newSession(), isObjectiveC: true) else {
        return false
      }
      if round > 0 { objectiveC.append(times.ready) }
    }
    var table = Table("what", "ms", "mark")
    add("parsed and checked", declared, isJudged: false, to: &table)
    add("ready: all bodies run", ready, isJudged: true, to: &table)
    add("the same in Objective-C", objectiveC, isJudged: true, to: &table)
    add("the first text of a process", first, isJudged: false, to: &table)
    table.print()
    return true
  }

  /// The work of the child.
  static func printFirstTime() {
    let session = ScriptedViews.newSession()
    if let times = measure(in: session, isEngineMade: false) { print(times.ready) }
  }

  private static func add(
    _ name: String, _ times: [Double], isJudged: Bool, to table: inout Table
  ) {
    let spread = Spread(times)
    table.add(
      name, spread.text(in: 1e6, decimals: 2),
      isJudged ? mark.verdict(on: spread.median / 1e6) : "none")
  }

  /// The times in nanoseconds; nil, and a word about it, when the script is refused or answers
  /// wrongly.
  private static func measure(
    in session: Session, isEngineMade: Bool = true, isObjectiveC: Bool = false
  ) -> (declared: Double, ready: Double)? {
    if isEngineMade { _ = session.scene.engine }
    // A program that was checked before is taken over: each round has a text of its own.
    count += 1
    let text = isObjectiveC ? ObjectiveCProgram.solution : SwiftProgram.solution
    let file = CodeFile(
      text: text + "\n// \(count)\n", name: isObjectiveC ? "QuietPanel.m" : "QuietPanel.swift")
    let start = Clock.wallTime()
    do {
      try session.declare([file])
      let declared = Clock.wallTime() - start
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let panel = try session.scene.viewClass(named: "QuietPanel")?.make(frame)
      let hit = panel.flatMap { Door.hitTest($0, CGPoint(x: 6, y: 6), with: nil) }
      let ready = Clock.wallTime() - start
      let middle = panel.flatMap { Door.hitTest($0, CGPoint(x: 50, y: 50), with: nil) }
      guard hit == nil, middle != nil, middle === panel else {
        print("  WRONG: the panel takes touches in its corner or none in its middle\n")
        return nil
      }
      return (declared, ready)
    } catch {
      print("  the workbench refuses the script: \(error)\n")
      return nil
    }
  }
}
