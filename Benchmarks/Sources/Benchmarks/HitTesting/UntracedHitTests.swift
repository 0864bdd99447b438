/// The hit test that the product runs most often, against the same algorithm in C++.
enum UntracedHitTests {
  private static let mark = Mark(limit: 1.3)

  /// Returns whether all checksums are right.
  static func run(rounds: Int) -> Bool {
    print("Hit test, untraced: ns a hit test, processor time, \(rounds) rounds")
    var table = Table("tree", "views", "points", "C++", "touchstone", "ratio", "mark", "checksum")
    var isRight = true
    for hitTestCase in HitTestCase.all() {
      let baseline = BaselineViews(hitTestCase.tree.nodes)
      let model = ModelViews(hitTestCase.tree.nodes)
      let comparison = hitTestCase.compare(
        rounds: rounds, Side(name: "C++", answer: baseline.sweep),
        Side(name: "touchstone", answer: model.sweep))
      guard let comparison else {
        isRight = false
        continue
      }
      table.add(
        hitTestCase.name, "\(hitTestCase.tree.nodes.count)", "\(hitTestCase.timed.points.count)",
        Spread(comparison.baseline).text(decimals: 1), Spread(comparison.ours).text(decimals: 1),
        comparison.ratio.text(decimals: 2), mark.verdict(on: comparison.ratio.median),
        "\(hitTestCase.checked.checksum) both")
    }
    table.print()
    return isRight
  }
}
