import Foundation
import Testing
import UIKitModel

/// Perspective: maps of planes, and views in space (GE-32 to GE-36).
@Suite struct ProjectionTests {
  /// A number generator that makes the same scenes every time.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
    mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
      CGFloat(Double.random(in: range, using: &self))
    }
  }

  /// A transform of space that leaves a view of 200 points in front of the viewer.
  private static func transform(_ random: inout Seeded) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = -1 / random.number(500...2000)
    for _ in 0..<2 {
      t = CATransform3DRotate(
        t, random.number(-0.6...0.6), random.number(-1...1), random.number(-1...1),
        random.number(-1...1))
      t = CATransform3DTranslate(
        t, random.number(-50...50), random.number(-50...50), random.number(-50...50))
      t = CATransform3DScale(t, random.number(0.6...1.5), random.number(0.6...1.5), 1)
    }
    return t
  }

  /// Views in one another, each with a transform of space, some with one for their sublayers.
  private static func branch(_ random: inout Seeded, in root: UIView) -> UIView {
    var view = root
    for _ in 0..<3 {
      let inner = UIView(frame: rect(random.number(-20...60), random.number(-20...60), 200, 200))
      view.addSubview(inner)
      inner.layer.transform = transform(&random)
      if Bool.random(using: &random) {
        inner.layer.sublayerTransform = transform(&random)
        inner.layer.anchorPoint = at(random.number(0...1), random.number(0...1))
      }
      inner.layer.zPosition = random.number(-40...40)
      inner.layer.anchorPointZ = random.number(-20...20)
      view = inner
    }
    return view
  }

  @Test("GE-32, GE-33: a point converted there and back is the same", arguments: 1...60)
  func thereAndBack(seed: UInt64) {
    var random = Seeded(state: seed)
    let root = UIView.make(0, 0, 390, 844)
    let (one, other) = (Self.branch(&random, in: root), Self.branch(&random, in: root))
    for _ in 0..<20 {
      let point = at(random.number(0...200), random.number(0...200))
      for target in [root, other] {
        let back = target.convert(one.convert(point, to: target), to: one)
        #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6, "\(seed)")
      }
    }
  }

  @Test("GE-32: without depth, space has the same results as the plane", arguments: 1...60)
  func affine(seed: UInt64) {
    var random = Seeded(state: seed)
    let root = UIView.make(0, 0, 390, 844)
    let plain = UIView(frame: rect(random.number(0...200), random.number(0...400), 120, 90))
    let spatial = UIView(frame: plain.frame)
    root.addSubview(plain)
    root.addSubview(spatial)
    let transform = CGAffineTransform(rotationAngle: random.number(-3...3))
      .scaledBy(x: random.number(0.5...2), y: random.number(0.5...2))
    plain.transform = transform
    spatial.layer.transform = CATransform3DTranslate(
      CATransform3DMakeAffineTransform(transform), 0, 0, random.number(-500...500))
    // A space for sublayers that changes nothing uses the general arithmetic.
    root.layer.sublayerTransform = CATransform3DMakeTranslation(0, 0, 1)
    spatial.removeFromSuperview()
    root.addSubview(spatial)
    #expect(spatial.isInPerspective)
    #expect(spatial.frame.isClose(to: plain.frame))
    for _ in 0..<50 {
      let point = at(random.number(0...390), random.number(0...844))
      let (flat, deep) = (root.convert(point, to: plain), root.convert(point, to: spatial))
      #expect(abs(flat.x - deep.x) < 1e-6 && abs(flat.y - deep.y) < 1e-6)
      let onBorder = [flat.x, flat.x - 120, flat.y, flat.y - 90].contains { abs($0) < 1e-6 }
      let isHit = spatial.hitTest(deep, with: nil) != nil
      #expect(onBorder || isHit == plain.point(inside: flat, with: nil))
    }
  }

  @Test("GE-32: a product of maps does what one after the other does", arguments: 1...40)
  func products(seed: UInt64) {
    var random = Seeded(state: seed)
    let (first, second) = (
      Projection(Self.transform(&random)), Projection(Self.transform(&random))
    )
    let point = at(random.number(-100...100), random.number(-100...100))
    let (step, whole) = (
      point.applying(first).applying(second), point.applying(first.concatenating(second))
    )
    #expect(abs(step.x - whole.x) < 1e-6 && abs(step.y - whole.y) < 1e-6)
    let back = step.applying(second.inverted()).applying(first.inverted())
    #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
    let around = point.applying(first.plane(around: point))
    let exact = point.applying(first)
    #expect(abs(around.x - exact.x) < 1e-6 && abs(around.y - exact.y) < 1e-6)
  }

  @Test("GE-32: an inverse of a transform of space undoes it", arguments: 1...40)
  func inverses(seed: UInt64) {
    var random = Seeded(state: seed)
    let t = Self.transform(&random)
    let product = CATransform3DConcat(t, CATransform3DInvert(t)).entries
    for (entry, expected) in zip(product, CATransform3DIdentity.entries) {
      #expect(abs(entry - expected) < 1e-6)
    }
  }

  @Test("GE-32: the hit map of views in perspective is that of asking every point")
  func hitMap() {
    var random = Seeded(state: 7)
    let window = UIWindow(frame: rect(0, 0, 120, 160))
    window.isHidden = false
    let root = UIView.make(0, 0, 120, 160, in: window)
    let views = (0..<4).map { _ in
      let view = UIView(frame: rect(random.number(0...60), random.number(0...90), 50, 50))
      root.addSubview(view)
      view.layer.transform = Self.transform(&random)
      view.addSubview(UIView(frame: rect(10, 10, 60, 20)))
      return view
    }
    #expect(views.allSatisfy { $0.isInPerspective })
    let order = WindowOrder([window])
    let painting = HitMapPainting(order, width: 120, height: 160)
    for row in 0..<160 {
      for column in 0..<120 {
        let point = at(CGFloat(column) + 0.5, CGFloat(row) + 0.5)
        #expect(
          painting.hitTest(cell: row * 120 + column, with: nil)
            === order.hitTest(point, with: nil))
      }
    }
  }

  @Test("GE-33: a view that leaves its superview leaves its space")
  func leaving() {
    let (box, other) = (UIView.make(0, 0, 100, 100), UIView.make(0, 0, 100, 100))
    var t = CATransform3DIdentity
    t.m34 = -1.0 / 100
    box.layer.sublayerTransform = t
    let view = UIView.make(0, 0, 50, 50, in: box)
    view.layer.zPosition = 50
    #expect(view.convert(CGPoint.zero, to: box) == at(-50, -50))
    other.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: other) == .zero)
    #expect(!view.isInPerspective)
    box.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: box) == at(-50, -50))
    box.layer.sublayerTransform = CATransform3DIdentity
    #expect(view.convert(CGPoint.zero, to: box) == .zero)
  }

  @Test("GE-32: a transform of the plane replaces the one in space")
  func replaced() {
    let view = UIView.make(0, 0, 100, 100)
    var t = CATransform3DIdentity
    t.m34 = -0.002
    view.layer.transform = CATransform3DRotate(t, 1, 0, 1, 0)
    #expect(view.isInPerspective)
    view.transform = CGAffineTransform(rotationAngle: 1)
    #expect(!view.isInPerspective)
    #expect(
      view.layer.transform
        == CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 1)))
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
