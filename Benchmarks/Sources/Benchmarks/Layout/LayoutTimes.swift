import Foundation
import UIKitModel

/// How long Auto Layout takes for a screen of a hundred views, beside kiwi.
enum LayoutTimes {
  /// A frame of a display at 60 a second.
  private static let mark = Mark(limit: 16.7, unit: " ms")
  /// The constraint whose constant changes: the height of the header, above all cards.
  private static let changed = 3

  /// Returns whether all frames are right.
  static func run(rounds: Int) -> Bool {
    let plan = LayoutPlan()
    print(
      "Layout: \(plan.parents.count - 1) views, \(plan.relations.count) constraints: "
        + "ms, processor time, \(rounds) rounds")
    var wholes: [Double] = []
    var changes: [Double] = []
    var frames: [CGRect] = []
    for _ in 0...rounds {
      let layout = ModelLayout(plan)
      let start = Clock.threadTime()
      NSLayoutConstraint.activate(layout.constraints)
      layout.window.layoutIfNeeded()
      let solved = Clock.threadTime()
      frames = layout.frames
      let second = Clock.threadTime()
      layout.constraints[changed].constant += 1
      layout.window.layoutIfNeeded()
      changes.append(Clock.threadTime() - second)
      wholes.append(solved - start)
      layout.end()
    }
    // The first round does not count.
    let (whole, change) = (Spread(Array(wholes.dropFirst())), Spread(Array(changes.dropFirst())))

    var table = Table("what", "kiwi", "touchstone", "mark")
    var kiwi: KiwiLayout?
    if let python = KiwiLayout.python {
      kiwi = KiwiLayout(plan, changing: changed, rounds: rounds, python: python)
      if kiwi == nil { print("  kiwi not measured: its process failed") }
    } else {
      print("  kiwi not measured: no Python with kiwisolver (python3-kiwisolver) was found")
    }
    func text(_ times: [Double]?) -> String {
      times.map { Spread($0).text(in: 1e6, decimals: 2) } ?? "not measured"
    }
    table.add(
      "from no constraint to frames", text(kiwi?.wholes), whole.text(in: 1e6, decimals: 2),
      mark.verdict(on: whole.median / 1e6))
    table.add(
      "another constant, to frames", text(kiwi?.changes), change.text(in: 1e6, decimals: 2),
      "none")
    defer { table.print() }
    return kiwi.map { isSame(frames, as: $0.frames) } ?? true
  }

  private static func isSame(_ frames: [CGRect], as others: [[Double]]) -> Bool {
    for (index, (frame, other)) in zip(frames, others).enumerated() {
      let ours = [frame.minX, frame.minY, frame.width, frame.height]
      guard zip(ours, other).allSatisfy({ abs($0 - $1) < 1e-6 }) else {
        print("  WRONG: view \(index) is at \(ours), by kiwi at \(other)")
        return false
      }
    }
    return true
  }
}
