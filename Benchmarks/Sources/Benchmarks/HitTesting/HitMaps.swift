import Foundation
import UIKitModel

/// The whole hit map of a screen: painted by the model, against painting it in C++ and against asking
/// every point.
enum HitMaps {
  private static let paintingMark = Mark(limit: 3)
  private static let askingMark = Mark(limit: 1 / 50)
  private static let points = Double(Tree.width * Tree.height)

  /// Returns whether all checksums are right.
  static func run(rounds: Int) -> Bool {
    print("Hit map of \"app\", no overrides: ns a point, processor time, \(rounds) rounds")
    let hitTestCase = HitTestCase.app()
    let nodes = hitTestCase.tree.nodes
    let baseline = BaselineViews(nodes)
    let plain = ModelViews(nodes) { _, frame in UIView(frame: frame) }
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: CGFloat(Tree.width), height: CGFloat(Tree.height)))
    window.isHidden = false
    window.addSubview(plain.root)
    let order = WindowOrder([window])
    var cells = Array(repeating: Int32(0), count: Int(points))

    func paintInCpp() -> Double? {
      let start = Clock.threadTime()
      baseline.paint(&cells)
      let time = Clock.threadTime() - start
      return checked(time, BaselineViews.checksum(cells), "painting in C++")
    }
    func paint() -> Double? {
      let start = Clock.threadTime()
      let painting = HitMapPainting(order, width: Int(Tree.width), height: Int(Tree.height))
      let time = Clock.threadTime() - start
      return checked(time, checksum(of: painting), "painting")
    }
    func ask() -> Double? {
      let start = Clock.threadTime()
      let checksum = plain.sweep(hitTestCase.checked.points)
      return checked(Clock.threadTime() - start, checksum, "asking")
    }
    func checked(_ time: Double, _ checksum: UInt64, _ name: String) -> Double? {
      if checksum == hitTestCase.checked.checksum { return time / points }
      print("  WRONG: the checksum of \(name) is \(checksum)")
      return nil
    }

    guard paintInCpp() != nil, paint() != nil, ask() != nil,
      let painting = Comparison(rounds: rounds, baseline: paintInCpp, ours: paint),
      let asking = Comparison(rounds: max(3, rounds / 3), baseline: ask, ours: paint)
    else { return false }
    var table = Table("against", "baseline", "touchstone", "ratio", "mark", "checksum")
    for (name, comparison, mark) in [
      ("painting in C++", painting, paintingMark), ("asking every point", asking, askingMark),
    ] {
      table.add(
        name, Spread(comparison.baseline).text(decimals: 2),
        Spread(comparison.ours).text(decimals: 2), comparison.ratio.text(decimals: 4),
        mark.verdict(on: comparison.ratio.median), "\(hitTestCase.checked.checksum) all")
    }
    table.print()
    return true
  }

  /// As Baseline.h defines it; the window, which is not a view of the tree, would count as none.
  private static func checksum(of painting: HitMapPainting) -> UInt64 {
    let tags = painting.views.map { $0 is UIWindow ? 0 : UInt64($0.tag + 1) }
    return checksum(painting.cells, tags)
  }

  private nonisolated static func checksum(_ cells: [UInt32], _ tags: [UInt64]) -> UInt64 {
    var checksum: UInt64 = 0
    for (index, cell) in cells.enumerated() where cell < tags.count {
      checksum += tags[Int(cell)] * UInt64(index % 1009 + 1)
    }
    return checksum
  }
}
