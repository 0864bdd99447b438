import Foundation
import SeededRandom
import Testing
import UIKitModel

/// Conversion in random trees with random transforms (GE-1, GE-19 to GE-21, GE-26).
@Suite struct ConversionPropertyTests {
  /// A window with random views in it; each view's map to the window is kept beside it.
  private struct Tree {
    let window = UIWindow()
    var views: [UIView] = []

    init(_ generator: inout SeededRandom) {
      Self.place(window, &generator)
      views.append(window)
      for _ in 0..<generator.integer(2..<14) {
        let view = UIView()
        Self.place(view, &generator)
        views[generator.integer(0..<views.count)].addSubview(view)
        views.append(view)
      }
    }

    private static func place(_ view: UIView, _ generator: inout SeededRandom) {
      view.bounds = rect(
        generator.number(-200...200), generator.number(-200...200),
        generator.number(0...300), generator.number(0...300))
      view.center = at(generator.number(-300...300), generator.number(-300...300))
      if generator.oneIn(2) {
        view.anchorPoint = at(generator.number(-1...2), generator.number(-1...2))
      }
      if generator.oneIn(4) { return }
      let signs: [CGFloat] = [-1, 1, 1]
      view.transform = CGAffineTransform(rotationAngle: generator.number(-7...7))
        .scaledBy(
          x: generator.number(0.4...2.5) * signs[generator.integer(0..<3)],
          y: generator.number(0.4...2.5) * signs[generator.integer(0..<3)]
        )
        .translatedBy(x: generator.number(-50...50), y: generator.number(-50...50))
    }

    func random(_ generator: inout SeededRandom) -> UIView {
      views[generator.integer(0..<views.count)]
    }

    /// How far from exact a conversion of numbers of this size may be.
    func tolerance(_ places: CGPoint...) -> CGFloat {
      let largest = places.flatMap { [abs($0.x), abs($0.y)] }.max() ?? 0
      // Scales of up to 2.5 over 14 levels each way lose at most so much.
      return 1e-9 * max(1, largest)
    }
  }

  /// Runs `check` in many random trees, and says which seed and tree it failed in.
  private func inRandomTrees(
    _ count: Int = 300, sourceLocation: SourceLocation = #_sourceLocation,
    _ check: (Tree, inout SeededRandom) -> String?
  ) {
    let seed = SeededRandom.seed
    for number in 0..<count {
      var generator = SeededRandom(seed: seed &+ UInt64(number) &* 1_000_003)
      let tree = Tree(&generator)
      for _ in 0..<10 {
        guard let failure = check(tree, &generator) else { continue }
        Issue.record(
          "TOUCHSTONE_SEED=\(seed), tree \(number): \(failure)", sourceLocation: sourceLocation)
        return
      }
    }
  }

  private func randomPoint(_ generator: inout SeededRandom) -> CGPoint {
    at(generator.number(-500...500), generator.number(-500...500))
  }

  @Test("GE-19: there and back again is where it was")
  func roundTrip() {
    inRandomTrees { tree, generator in
      let (a, b) = (tree.random(&generator), tree.random(&generator))
      let place = randomPoint(&generator)
      let there = a.convert(place, to: b)
      let back = b.convert(there, to: a)
      return isClose(back, place, tree.tolerance(place, there)) ? nil : "\(place), \(back)"
    }
  }

  @Test("GE-19: a.convert(P, to: b) is b.convert(P, from: a), for points and rectangles")
  func mirrored() {
    inRandomTrees { tree, generator in
      let (a, b) = (tree.random(&generator), tree.random(&generator))
      let place = randomPoint(&generator)
      let box = rect(place.x, place.y, generator.number(0...90), generator.number(0...90))
      guard a.convert(place, to: b) == b.convert(place, from: a) else {
        return "point \(place)"
      }
      return a.convert(box, to: b) == b.convert(box, from: a)
        ? nil : "rectangle \(box)"
    }
  }

  @Test("GE-19: going by a third view makes no difference")
  func composition() {
    inRandomTrees { tree, generator in
      let (a, b, c) = (
        tree.random(&generator), tree.random(&generator), tree.random(&generator)
      )
      let place = randomPoint(&generator)
      let between = a.convert(place, to: b)
      let direct = a.convert(place, to: c)
      let detour = b.convert(between, to: c)
      return isClose(direct, detour, tree.tolerance(place, between, direct))
        ? nil : "\(direct), \(detour)"
    }
  }

  @Test("GE-20: nil is the window, and a detour over it makes no difference")
  func overTheWindow() {
    inRandomTrees { tree, generator in
      let (a, b) = (tree.random(&generator), tree.random(&generator))
      guard a !== tree.window, b !== tree.window else { return nil }
      let place = randomPoint(&generator)
      let inWindow = a.convert(place, to: nil)
      guard inWindow == a.convert(place, to: tree.window) else {
        return "not the window"
      }
      let direct = a.convert(place, to: b)
      let detour = b.convert(inWindow, from: nil)
      return isClose(direct, detour, tree.tolerance(place, inWindow, direct))
        ? nil : "\(direct), \(detour)"
    }
  }

  @Test("GE-1: up one level is the formula, written out")
  func oneLevel() {
    inRandomTrees { tree, generator in
      let view = tree.random(&generator)
      guard let superview = view.superview else { return nil }
      let place = randomPoint(&generator)
      let (bounds, anchor, t) = (view.bounds, view.anchorPoint, view.transform)
      let x = place.x - bounds.origin.x - anchor.x * bounds.size.width
      let y = place.y - bounds.origin.y - anchor.y * bounds.size.height
      let expected = at(
        view.center.x + t.a * x + t.c * y + t.tx, view.center.y + t.b * x + t.d * y + t.ty)
      let converted = view.convert(place, to: superview)
      return isClose(converted, expected, tree.tolerance(place, converted))
        ? nil : "\(converted), \(expected)"
    }
  }

  @Test("GE-4, GE-21: the frame is the bounds converted to the superview")
  func frameIsTheBoundsConverted() {
    inRandomTrees { tree, generator in
      let view = tree.random(&generator)
      guard let superview = view.superview else { return nil }
      let converted = view.convert(view.bounds, to: superview)
      let tolerance = tree.tolerance(converted.origin, view.bounds.origin)
      return isClose(converted, view.frame, tolerance) ? nil : "\(converted), \(view.frame)"
    }
  }

  @Test("GE-21: a converted rectangle encloses its converted corners")
  func enclosing() {
    inRandomTrees { tree, generator in
      let (a, b) = (tree.random(&generator), tree.random(&generator))
      let origin = randomPoint(&generator)
      let box = rect(origin.x, origin.y, generator.number(0...90), generator.number(0...90))
      let converted = a.convert(box, to: b)
      let around = converted.insetBy(
        dx: -tree.tolerance(origin, converted.origin), dy: -tree.tolerance(origin, converted.origin)
      )
      for x in [box.minX, box.maxX] {
        for y in [box.minY, box.maxY] where !around.contains(a.convert(at(x, y), to: b)) {
          return "\(converted) misses corner \(x) \(y) of \(box)"
        }
      }
      return nil
    }
  }

  @Test("GE-5, GE-6: a frame that was set reads back, wherever a size for it exists")
  func settingFrames() {
    inRandomTrees { tree, generator in
      let view = tree.random(&generator)
      let origin = view.bounds.origin
      // The frame of a view of random size is one that has a solution.
      view.bounds.size = CGSize(width: generator.number(1...300), height: generator.number(1...300))
      var frame = view.frame
      frame.origin = randomPoint(&generator)
      view.bounds.size = CGSize(width: 5, height: 5)
      view.frame = frame
      guard view.bounds.origin == origin else { return "the bounds' origin moved" }
      return isClose(view.frame, frame, 1e-6) ? nil : "\(frame), \(view.frame)"
    }
  }
}
