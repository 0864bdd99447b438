import Foundation
import SeededRandom
import Testing
import UIKitModel

/// The painted hit map against the one that is asked point by point.
@Suite struct HitMapPainterTests {
  @Test("Random scenes: every painted cell has the owner that asking finds, and asks nobody else")
  func randomScenes() {
    let seed = SeededRandom.seed
    var (known, unknown, owners) = (0, 0, 0)
    for number in 0..<250 {
      var generator = SeededRandom(seed: seed &+ UInt64(number) &* 1_000_003)
      let passed = withApplication { application -> Bool in
        // UIKit retains no window (WN-3).
        let windows = RandomMapScene.build(&generator)
        defer { withExtendedLifetime(windows) {} }
        let (width, height) = (generator.integer(1..<48), generator.integer(1..<40))
        let order = application.windowOrder
        let painting = HitMapPainting(order, width: width, height: height)
        owners += Set(painting.cells).count
        for cell in 0..<width * height {
          let point = at(Double(cell % width) + 0.5, Double(cell / width) + 0.5)
          let calls = RandomMapScene.calls
          let hit = order.hitTest(point, with: nil)
          let painted = painting.cells[cell]
          guard painted != HitMapPainting.unknown else {
            unknown += 1
            let heard = RandomMapScene.heard
            let asked = painting.hitTest(cell: cell, with: nil)
            // The same calls at the same points, in the same order.
            let again = RandomMapScene.heard.dropFirst(heard.count)
            if asked === hit, again == heard.dropFirst(calls) { continue }
            Issue.record(
              """
              TOUCHSTONE_SEED=\(seed), scene \(number), cell \(cell % width) \(cell / width): \
              asked alone \(asked?.tag ?? 0), asked whole \(hit?.tag ?? 0), \
              heard \(Array(again)) and \(Array(heard.dropFirst(calls)))
              """)
            return false
          }
          known += 1
          let owner = painted == HitMapPainting.nobody ? nil : painting.views[Int(painted)]
          if owner !== hit || RandomMapScene.calls != calls {
            Issue.record(
              """
              TOUCHSTONE_SEED=\(seed), scene \(number), cell \(cell % width) \(cell / width): \
              painted \(owner?.tag ?? 0), asked \(hit?.tag ?? 0), \
              \(RandomMapScene.calls - calls) calls of overrides
              """)
            return false
          }
        }
        #expect(painting.isCurrent)
        return true
      }
      if !passed { return }
    }
    #expect(known > 40_000 && unknown > 10_000, "\(known) known, \(unknown) to be asked")
    #expect(owners > 300, "\(owners) owners")
  }

  @Test("Upright views are never asked, turned ones without subviews neither")
  func nothingToAsk() {
    withApplication { application in
      let window = Self.window()
      let upright = UIView.make(10.5, 10.5, 20, 20, in: window)
      upright.transform = CGAffineTransform(a: 0, b: 1, c: -2, d: 0, tx: 0.5, ty: 0)
      UIView.make(1, 1, 4, 4, in: upright).transform = CGAffineTransform(scaleX: -1, y: 3)
      UIView.make(30, 5, 9, 9, in: window).transform = CGAffineTransform(rotationAngle: 0.5)
      let painting = HitMapPainting(application.windowOrder, width: 50, height: 40)
      #expect(!painting.hasUnknown)
      #expect(Set(painting.cells).count == 4)
      Self.compare(painting, application.windowOrder)
    }
  }

  @Test("A turned view with subviews is asked, no more than its box")
  func turned() {
    withApplication { application in
      let window = Self.window()
      let turned = UIView.make(10, 10, 20, 20, in: window)
      turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
      UIView.make(5, 5, 10, 10, in: turned)
      let painting = HitMapPainting(application.windowOrder, width: 50, height: 40)
      let asked = painting.cells.count { $0 == HitMapPainting.unknown }
      #expect(abs(asked - 400) < 40, "\(asked)")
      Self.compare(painting, application.windowOrder)
    }
  }

  @Test("Who overrides is asked wherever the superview is, but not behind a plain view in front")
  func overriding() {
    withApplication { application in
      let window = Self.window()
      let native = RandomMapScene.Native(frame: rect(10, 10, 5, 5))
      window.addSubview(native)
      UIView.make(0, 0, 50, 30, in: window)
      var painting = HitMapPainting(application.windowOrder, width: 50, height: 40)
      #expect(painting.cells.prefix(1500).allSatisfy { $0 < HitMapPainting.unknown })
      #expect(painting.cells.dropFirst(1500).allSatisfy { $0 == HitMapPainting.unknown })
      // Hidden ones are asked too, and may answer.
      native.isHidden = true
      #expect(!painting.isCurrent)
      painting = HitMapPainting(application.windowOrder, width: 50, height: 40)
      #expect(painting.cells.last == HitMapPainting.unknown)
    }
  }

  @Test("What a hit test reads makes a painting old, and nothing else does")
  func changes() {
    withApplication { application in
      let window = Self.window()
      let view = UIView.make(10, 10, 5, 5, in: window)
      @MainActor func isOld(_ change: () -> Void) -> Bool {
        let painting = HitMapPainting(application.windowOrder, width: 50, height: 40)
        change()
        return !painting.isCurrent
      }
      #expect(isOld { view.frame.origin.x = 11 })
      #expect(isOld { view.alpha = 0 })
      #expect(isOld { view.layer.isHidden = true })
      #expect(isOld { view.isUserInteractionEnabled = false })
      #expect(isOld { view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2)) })
      #expect(isOld { view.addSubview(UIView()) })
      #expect(isOld { view.subviews[0].removeFromSuperview() })
      #expect(isOld { view.setMethod(RandomMapScene.Other(), for: .pointInside) })
      #expect(!isOld { view.backgroundColor = .red })
      #expect(!isOld { _ = window.hitTest(at(12, 12), with: nil) })
    }
  }

  @Test("Numbers that are NaN or too large are painted as they are asked")
  func oddNumbers() {
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e17, 0.1, -0.0, .leastNonzeroMagnitude,
    ]
    for number in numbers {
      for place in 0..<8 {
        withApplication { application in
          let view = UIView.make(10, 10, 20, 20, in: Self.window())
          UIView.make(2, 2, 100, 100, in: view)
          let refused = refusals {
            switch place {
            case 0: view.frame.origin.x = number
            case 1: view.frame.size.height = number
            case 2: view.bounds.origin.y = number
            case 3: view.center.x = number
            case 4: view.transform.a = number
            case 5: view.transform.ty = number
            case 6: view.anchorPoint.x = number
            default: view.transform.b = number
            }
          }
          #expect(refused.isEmpty == (!number.isNaN || place > 3))
          let painting = HitMapPainting(application.windowOrder, width: 50, height: 40)
          Self.compare(painting, application.windowOrder)
        }
      }
    }
  }

  @Test("Ten thousand levels, with turned views between them, are painted")
  func deep() {
    withApplication { application in
      let window = Self.window()
      var view: UIView = window
      for level in 0..<9_000 {
        let below = UIView.make(level.isMultiple(of: 2) ? 0.5 : -0.5, 0, 50, 40, in: view)
        if level.isMultiple(of: 1000) {
          UIView.make(CGFloat(level / 1000 * 5), 5, 4, 9, in: view).transform = CGAffineTransform(
            rotationAngle: 1)
        }
        view = below
      }
      let painting = HitMapPainting(application.windowOrder, width: 50, height: 40)
      #expect(!painting.hasUnknown)
      #expect(Set(painting.cells).count > 5)
      for cell in stride(from: 0, to: 2000, by: 97) {
        let point = at(Double(cell % 50) + 0.5, Double(cell / 50) + 0.5)
        #expect(
          application.hitTest(point, with: nil) === painting.views[Int(painting.cells[cell])])
      }
    }
  }

  @Test("A hundred thousand siblings are painted, large ones too")
  func wide() {
    withApplication { application in
      let window = Self.window()
      window.frame.size = CGSize(width: 390, height: 844)
      for number in 0..<100_000 {
        UIView.make(
          CGFloat(number % 390), CGFloat(number % 844), CGFloat(number % 7 * 60), 500, in: window)
      }
      let painting = HitMapPainting(application.windowOrder, width: 390, height: 844)
      #expect(!painting.hasUnknown)
      for cell in stride(from: 0, to: 329_160, by: 7919) {
        let point = at(Double(cell % 390) + 0.5, Double(cell / 390) + 0.5)
        #expect(
          application.hitTest(point, with: nil) === painting.views[Int(painting.cells[cell])])
      }
    }
  }

  @Test("The classes that are known to override are those whose sources do")
  func overridingClasses() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/UIKitModel")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found: [String] = []
    var read = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      read += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      // Few files have such a method, and regular expressions are slow.
      guard text.contains("hitTest(_") || text.contains("point(inside") else { continue }
      var name = ""
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(of: /^\s*(?:[a-z]+ )*class (\w+)/) { name = "\(match.1)" }
        if line.contains(/override .*func (hitTest\(_|point\(inside)/) { found.append(name) }
      }
    }
    #expect(read > 30)
    #expect(Set(found) == Set(PlainHitTesting.overriding.map { String(describing: $0) }))
    #expect(PlainHitTesting.isPlain(UISwitch.self))
    #expect(!PlainHitTesting.isPlain(RandomMapScene.Native.self))
  }

  private static func window() -> UIWindow {
    let window = UIWindow(frame: rect(0, 0, 50, 40))
    window.isHidden = false
    return window
  }

  private static func compare(_ painting: HitMapPainting, _ order: WindowOrder) {
    for cell in painting.cells.indices where painting.cells[cell] != HitMapPainting.unknown {
      let point = at(
        Double(cell % painting.width) + 0.5, Double(cell / painting.width) + 0.5)
      let painted = painting.cells[cell]
      let owner = painted == HitMapPainting.nobody ? nil : painting.views[Int(painted)]
      if owner !== order.hitTest(point, with: nil) {
        Issue.record("cell \(cell % painting.width) \(cell / painting.width)")
        return
      }
    }
  }
}

/// Scenes that are hard on a painter: borders on the middles of cells, all kinds of transforms,
/// bounds with origins and negative sizes, several windows, and views that answer by themselves.
private enum RandomMapScene {
  /// The number of calls of classes other than `UIView`.
  static var calls: Int { heard.count }
  /// The calls, with their points.
  static var heard: [String] = []

  static func hear(_ view: UIView, _ point: CGPoint) {
    heard.append("\(view.tag) \(point.x) \(point.y)")
  }

  /// A class that Swift compiled, as an app's own.
  final class Native: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      hear(self, point)
      return (point.x + point.y).truncatingRemainder(dividingBy: 3) < 1 ? self : nil
    }
  }

  final class NativeButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      hear(self, point)
      return bounds.insetBy(dx: -4, dy: -4).contains(point)
    }
  }

  /// An answer in a method table, as `on` and scripts give them.
  final class Other: UIKitModel.Method {
    func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
      hear(view, point)
      return point.x.truncatingRemainder(dividingBy: 2) < 1
        ? view.hitTest(point, with: event) : view.subviews.first
    }

    func pointInside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
      hear(view, point)
      return point.y.truncatingRemainder(dividingBy: 2) < 1
    }
  }

  static func build(_ generator: inout SeededRandom) -> [UIWindow] {
    let overrides = !generator.oneIn(3)
    return (0..<generator.integer(1..<4)).map { _ in
      let window = UIWindow(frame: rect(0, 0, 48, 40))
      window.isHidden = generator.oneIn(10)
      window.windowLevel = UIWindow.Level(
        rawValue: [0, 0, 0.5, 1000, -1][generator.integer(0..<5)])
      if generator.oneIn(3) { place(window, &generator) }
      fill(window, &generator, overrides: overrides, levels: 5)
      return window
    }
  }

  private static func fill(
    _ view: UIView, _ generator: inout SeededRandom, overrides: Bool, levels: Int
  ) {
    view.tag = generator.integer(1..<1_000_000)
    guard levels > 0 else { return }
    for _ in 0..<generator.integer(0..<5) {
      let subview = made(&generator, overrides: overrides)
      view.addSubview(subview)
      place(subview, &generator)
      subview.isHidden = generator.oneIn(15)
      subview.isUserInteractionEnabled = !generator.oneIn(15)
      subview.isAnimatingWithoutUserInteraction = generator.oneIn(30)
      if generator.oneIn(10) { subview.alpha = [0.01, 0.0101, 0.5][generator.integer(0..<3)] }
      if overrides, generator.oneIn(12) {
        subview.setMethod(Other(), for: generator.oneIn(2) ? .hitTest : .pointInside)
      }
      fill(subview, &generator, overrides: overrides, levels: levels - 1)
    }
  }

  private static func made(_ generator: inout SeededRandom, overrides: Bool) -> UIView {
    if overrides, generator.oneIn(12) {
      return generator.oneIn(2) ? Native() : NativeButton(frame: .zero)
    }
    return [UIView(), UIScrollView(), UIButton(frame: .zero), UIStackView()][
      generator.integer(0..<4)]
  }

  /// A number that is likely to lie on a border: whole, on a half, a tenth, or anything.
  private static func number(_ range: Range<Int>, _ generator: inout SeededRandom) -> CGFloat {
    let whole = CGFloat(generator.integer(range))
    return switch generator.integer(0..<5) {
    case 0: whole
    case 1, 2: whole + 0.5
    case 3: whole + 0.1
    default: whole + generator.number(0...1)
    }
  }

  private static func place(_ view: UIView, _ generator: inout SeededRandom) {
    view.frame = rect(
      number(-8..<30, &generator), number(-8..<25, &generator), number(-6..<40, &generator),
      number(-6..<36, &generator))
    if generator.oneIn(3) {
      view.bounds.origin = at(number(-20..<20, &generator), number(-20..<20, &generator))
    }
    if generator.oneIn(6) {
      view.anchorPoint = at(number(-1..<2, &generator), number(-1..<2, &generator))
    }
    if generator.oneIn(3) { view.transform = transform(&generator) }
    if generator.oneIn(25) {
      view.layer.transform = CATransform3DMakeRotation(generator.number(-2...2), 1, 0.5, 0)
    }
  }

  private static func transform(_ generator: inout SeededRandom) -> CGAffineTransform {
    let scales: [CGFloat] = [1, -1, 2, 0.5, 1.0 / 3, -0.1, 7, 1e-9, 1e9, 0]
    func scale(_ generator: inout SeededRandom) -> CGFloat {
      scales[generator.integer(0..<(generator.oneIn(4) ? 10 : 5))]
    }
    let (first, second) = (scale(&generator), scale(&generator))
    let (tx, ty) = (number(-6..<6, &generator), number(-6..<6, &generator))
    return switch generator.integer(0..<8) {
    case 0, 1, 2: CGAffineTransform(a: first, b: 0, c: 0, d: second, tx: tx, ty: ty)
    case 3, 4: CGAffineTransform(a: 0, b: first, c: second, d: 0, tx: tx, ty: ty)
    case 5: CGAffineTransform(rotationAngle: .pi / 2 * CGFloat(generator.integer(1..<4)))
    case 6: CGAffineTransform(a: 1, b: generator.number(-0.4...0.4), c: first, d: 1, tx: 0, ty: ty)
    default: CGAffineTransform(rotationAngle: generator.number(-7...7))
    }
  }
}
