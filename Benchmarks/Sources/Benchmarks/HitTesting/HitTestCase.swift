import Baseline

/// Points that are asked for, and the checksum of the right answers.
///
/// The checksums are those on which implementations in several languages agreed before the first
/// line of the model was written.
struct Sweep {
  let points: [TouchPoint]
  let checksum: UInt64
}

/// A tree and what it is asked.
struct HitTestCase {
  let name: String
  let tree: Tree
  /// Asked once, to see that all answers are right.
  let checked: Sweep
  /// Asked in each round that is timed.
  let timed: Sweep

  private init(_ name: String, _ tree: Tree, checked: Sweep, timed: Sweep? = nil) {
    self.name = name
    self.tree = tree
    self.checked = checked
    self.timed = timed ?? checked
  }

  static func all() -> [HitTestCase] {
    let scattered = TouchPoints.scattered()
    return [
      app(),
      HitTestCase(
        "chain", .chain(), checked: Sweep(points: scattered, checksum: 4_508_247_537)),
      // All points would take most of a second.
      HitTestCase(
        "wide", .wide(), checked: Sweep(points: scattered, checksum: 33_201_992_643),
        timed: Sweep(
          points: TouchPoints.everyEleventh(of: scattered), checksum: 2_999_239_113)),
      HitTestCase(
        "random", .random(), checked: Sweep(points: scattered, checksum: 322_404_212_180)),
    ]
  }

  static func app() -> HitTestCase {
    HitTestCase(
      "app", .app(),
      checked: Sweep(points: TouchPoints.wholeScreen(), checksum: 14_344_981_535))
  }

  /// "app" with one point in eleven, for what is many times slower.
  static func thinnedApp() -> HitTestCase {
    HitTestCase(
      "app", .app(),
      checked: Sweep(
        points: TouchPoints.everyEleventh(of: TouchPoints.wholeScreen()),
        checksum: 1_305_794_992))
  }

  /// "app" with every point checked and one in eleven timed.
  static func sampledApp() -> HitTestCase {
    HitTestCase("app", .app(), checked: app().checked, timed: thinnedApp().timed)
  }

  /// One view that covers the screen and is asked whether points are inside. In place of a checksum
  /// stands the number of points that are, where the view takes touches in a circle only.
  static func circle() -> HitTestCase {
    var tree = Tree(capacity: 1)
    tree.addRoot()
    return HitTestCase(
      "circle", tree, checked: Sweep(points: TouchPoints.wholeScreen(), checksum: 119_432))
  }
}

/// One of two implementations that are compared.
struct Side {
  let name: String
  /// Hit-tests each point and returns the checksum of the answers.
  let answer: ([TouchPoint]) -> UInt64
}

extension HitTestCase {
  /// Compares the times that both sides take for a hit test, in nanoseconds; nil, and a word about
  /// it, if an answer is wrong.
  func compare(rounds: Int, _ baseline: Side, _ ours: Side) -> Comparison? {
    guard time(baseline, for: checked) != nil, time(ours, for: checked) != nil else { return nil }
    return Comparison(
      rounds: rounds,
      baseline: { time(baseline, for: timed) },
      ours: { time(ours, for: timed) })
  }

  private func time(_ side: Side, for sweep: Sweep) -> Double? {
    let start = Clock.threadTime()
    let checksum = side.answer(sweep.points)
    let time = Clock.threadTime() - start
    guard checksum == sweep.checksum else {
      print("  \(name): WRONG: the checksum of \(side.name) is \(checksum), not \(sweep.checksum)")
      return nil
    }
    return time / Double(sweep.points.count)
  }
}
