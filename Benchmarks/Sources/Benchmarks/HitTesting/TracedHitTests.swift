/// The cost of recording how a hit test found its answer.
enum TracedHitTests {
  private static let mark = Mark(limit: 12)

  /// Returns whether all checksums are right.
  static func run(rounds: Int) -> Bool {
    print("Hit test, traced: ns a hit test, processor time, \(rounds) rounds")
    guard recordsTraces else {
      print("  not measured: traced(_:) in Traced.swift records nothing yet\n")
      return true
    }
    let hitTestCase = HitTestCase.thinnedApp()
    let model = ModelViews(hitTestCase.tree.nodes)
    let comparison = hitTestCase.compare(
      rounds: rounds, Side(name: "untraced", answer: model.sweep),
      Side(name: "traced", answer: model.sweepTraced))
    guard let comparison else { return false }
    var table = Table("tree", "points", "untraced", "traced", "ratio", "mark", "checksum")
    table.add(
      hitTestCase.name, "\(hitTestCase.timed.points.count)",
      Spread(comparison.baseline).text(decimals: 1), Spread(comparison.ours).text(decimals: 1),
      comparison.ratio.text(decimals: 2), mark.verdict(on: comparison.ratio.median),
      "\(hitTestCase.checked.checksum) both")
    table.print()
    return true
  }
}
