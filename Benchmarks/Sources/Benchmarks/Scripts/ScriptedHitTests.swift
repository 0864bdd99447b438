import Baseline
import Foundation
import UIKitModel

/// The cost of calling overrides that were written in the workbench, compared with the same
/// overrides written in Lua and called from C.
enum ScriptedHitTests {
  private static let mark = Mark(limit: 0.5)
  private static let twinMark = Mark(limit: 1.1)

  /// Returns whether all checksums are right.
  static func run(rounds: Int) -> Bool {
    do {
      let first = try compareCalls(rounds)
      let second = try compareLanguages(rounds)
      return try compareWithModel(rounds) && first && second
    } catch {
      print("  the workbench refuses a script: \(error)\n")
      return false
    }
  }

  // MARK: - Against Lua

  private static func compareCalls(_ rounds: Int) throws -> Bool {
    print("Scripts: ns a call or a visited view, processor time, \(rounds) rounds")
    var table = Table("what", "points", "Lua 5.4", "touchstone", "ratio", "mark", "checksum")
    let isRight =
      try addCircle(to: &table, rounds)
      && addHitTest("hitTest + point(inside:)", "ScriptedView", isJudged: true, &table, rounds)
      && addHitTest("the same by convert", "ConvertingView", isJudged: false, &table, rounds)
    table.print()
    return isRight
  }

  private static func addCircle(to table: inout Table, _ rounds: Int) throws -> Bool {
    let circle = HitTestCase.circle()
    guard let lua = LuaViews(circle.tree.nodes, program: LuaProgram.circles) else { return false }
    let views = try ScriptedViews(SwiftProgram.roundButton)
    let button = try views.add(
      "RoundButton", named: "ok", width: Int(Tree.screen.width), height: Int(Tree.screen.height))
    let comparison = withExtendedLifetime(views) {
      circle.compare(
        rounds: rounds, Side(name: "Lua", answer: lua.countInside),
        Side(name: "touchstone", answer: { countInside(button, $0) }))
    }
    guard let comparison else { return false }
    add("circle", circle, comparison, callsPerPoint: 1, isJudged: true, to: &table)
    return true
  }

  private static func countInside(_ view: UIView, _ points: [TouchPoint]) -> UInt64 {
    var count: UInt64 = 0
    for point in points
    where Door.pointInside(view, CGPoint(x: Int(point.x), y: Int(point.y)), with: nil) {
      count += 1
    }
    return count
  }

  private static func addHitTest(
    _ name: String, _ className: String, isJudged: Bool, _ table: inout Table, _ rounds: Int
  ) throws -> Bool {
    let app = HitTestCase.sampledApp()
    guard let lua = LuaViews(app.tree.nodes, program: LuaProgram.views) else { return false }
    let views = try ScriptedViews(SwiftProgram.views)
    let tree = try views.tree(app.tree.nodes, of: className)
    let comparison = withExtendedLifetime(views) {
      app.compare(
        rounds: rounds, Side(name: "Lua", answer: lua.sweep),
        Side(name: className, answer: tree.sweepThroughDoor))
    }
    guard let comparison else { return false }
    add(
      name, app, comparison, callsPerPoint: visitsPerPoint(app), isJudged: isJudged, to: &table)
    return true
  }

  // MARK: - Objective-C against Swift

  /// The same overrides in both languages.
  private static func compareLanguages(_ rounds: Int) throws -> Bool {
    print("Objective-C and Swift: ns a call or a visited view, processor time, \(rounds) rounds")
    var table = Table("what", "points", "Swift", "Objective-C", "ratio", "mark", "checksum")
    guard try addCircleTwin(to: &table, rounds) else { return false }
    let app = HitTestCase.sampledApp()
    let swift = try ScriptedViews(SwiftProgram.views)
    let objectiveC = try ScriptedViews(ObjectiveCProgram.views)
    for (name, className, isJudged) in [
      ("pointInside:", "PointInsideView", true), ("both methods", "ScriptedView", false),
    ] {
      let (one, other) = (
        try swift.tree(app.tree.nodes, of: className),
        try objectiveC.tree(app.tree.nodes, of: className)
      )
      let comparison = withExtendedLifetime((swift, objectiveC)) {
        app.compare(
          rounds: rounds, Side(name: "Swift", answer: one.sweepThroughDoor),
          Side(name: "Objective-C", answer: other.sweepThroughDoor))
      }
      guard let comparison else { return false }
      add(
        name, app, comparison, callsPerPoint: visitsPerPoint(app), isJudged: isJudged,
        by: twinMark, to: &table)
    }
    table.print()
    return true
  }

  private static func addCircleTwin(to table: inout Table, _ rounds: Int) throws -> Bool {
    let circle = HitTestCase.circle()
    let swift = try ScriptedViews(SwiftProgram.roundButton)
    let objectiveC = try ScriptedViews(ObjectiveCProgram.roundButton)
    let (width, height) = (Int(Tree.screen.width), Int(Tree.screen.height))
    let one = try swift.add("RoundButton", named: "ok", width: width, height: height)
    let other = try objectiveC.add("RoundButton", named: "ok", width: width, height: height)
    let comparison = withExtendedLifetime((swift, objectiveC)) {
      circle.compare(
        rounds: rounds, Side(name: "Swift", answer: { countInside(one, $0) }),
        Side(name: "Objective-C", answer: { countInside(other, $0) }))
    }
    guard let comparison else { return false }
    add(
      "circle", circle, comparison, callsPerPoint: 1, isJudged: true, by: twinMark, to: &table)
    return true
  }

  // MARK: - Against the model

  /// Each method alone, and both: how much slower than the model's own hit test of the same tree.
  private static func compareWithModel(_ rounds: Int) throws -> Bool {
    print("Scripts and the model: ns a visited view, processor time, \(rounds) rounds")
    let app = HitTestCase.sampledApp()
    let model = ModelViews(app.tree.nodes)
    let views = try ScriptedViews(SwiftProgram.views)
    var table = Table("what is a script", "points", "model", "script", "ratio", "mark", "checksum")
    for (name, className) in [
      ("point(inside:)", "PointInsideView"), ("hitTest", "HitTestView"), ("both", "ScriptedView"),
    ] {
      let tree = try views.tree(app.tree.nodes, of: className)
      let comparison = withExtendedLifetime(views) {
        app.compare(
          rounds: rounds, Side(name: "model", answer: model.sweepThroughDoor),
          Side(name: className, answer: tree.sweepThroughDoor))
      }
      guard let comparison else { return false }
      add(name, app, comparison, callsPerPoint: visitsPerPoint(app), isJudged: false, to: &table)
    }
    table.print()
    return true
  }

  /// How many views are asked for one of the points that are timed.
  private static func visitsPerPoint(_ app: HitTestCase) -> Double {
    let visits = ModelViews(app.tree.nodes).countVisits(app.timed.points)
    return Double(visits) / Double(app.timed.points.count)
  }

  private static func add(
    _ name: String, _ hitTestCase: HitTestCase, _ comparison: Comparison, callsPerPoint: Double,
    isJudged: Bool, by mark: Mark = mark, to table: inout Table
  ) {
    table.add(
      name, "\(hitTestCase.timed.points.count)",
      Spread(comparison.baseline).text(in: callsPerPoint, decimals: 1),
      Spread(comparison.ours).text(in: callsPerPoint, decimals: 1),
      comparison.ratio.text(decimals: 2),
      isJudged ? mark.verdict(on: comparison.ratio.median) : "none",
      "\(hitTestCase.checked.checksum) both")
  }
}
