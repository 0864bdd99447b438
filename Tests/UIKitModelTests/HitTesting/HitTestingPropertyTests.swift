import Foundation
import SeededRandom
import Testing
import UIKitModel

/// Hit testing of random scenes against a second, deliberately naive implementation.
@Suite struct HitTestingPropertyTests {
  @Test("HT-1 to HT-29, WN-1, WN-5, WN-11: random scenes answer as the naive implementation does")
  func randomScenes() {
    let seed = SeededRandom.seed
    var (asked, near, refused) = (0, 0, 0)
    var answered: Set<Int> = []
    for number in 0..<200 {
      var generator = SeededRandom(seed: seed &+ UInt64(number) &* 1_000_003)
      let windows = NaiveScene.random(&generator)
      let passed = withApplication { application -> Bool in
        // UIKit retains no window (WN-3).
        let built = windows.windows.map { window in
          let view = window.build()
          view.isHidden = window.isHidden
          return view
        }
        defer { withExtendedLifetime(built) {} }
        for _ in 0..<80 {
          let x = generator.number(-20...420)
          let y = generator.number(-20...420)
          guard let expected = windows.hitTest(x, y) else {
            near += 1
            continue
          }
          let hit = application.hitTest(at(x, y), with: nil)
          asked += 1
          if hit == nil { refused += 1 }
          answered.insert(hit?.tag ?? 0)
          if hit?.tag ?? 0 != expected {
            Issue.record(
              """
              TOUCHSTONE_SEED=\(seed), scene \(number), point \(x) \(y): \
              the model says \(hit?.tag ?? 0), the naive implementation \(expected)
              """)
            return false
          }
        }
        return true
      }
      if !passed { return }
    }
    // The scenes are worth asking: most points are judged, by views at many places.
    #expect(asked > 10_000 && near < 500, "asked \(asked), near an edge \(near)")
    #expect(refused > 100 && refused < asked / 2, "\(refused) of \(asked) found nobody")
    #expect(answered.count > 30, "\(answered.count) different views answered")
  }
}

/// Points of one plane to those of another, as the upper two rows of a matrix.
private struct Matrix {
  var (m11, m12, m13) = (1.0, 0.0, 0.0)
  var (m21, m22, m23) = (0.0, 1.0, 0.0)

  static func translation(_ x: Double, _ y: Double) -> Matrix {
    var matrix = Matrix()
    (matrix.m13, matrix.m23) = (x, y)
    return matrix
  }

  /// `self` after `other`, row by column, as matrices multiply.
  func after(_ other: Matrix) -> Matrix {
    var product = Matrix()
    product.m11 = m11 * other.m11 + m12 * other.m21
    product.m12 = m11 * other.m12 + m12 * other.m22
    product.m13 = m11 * other.m13 + m12 * other.m23 + m13
    product.m21 = m21 * other.m11 + m22 * other.m21
    product.m22 = m21 * other.m12 + m22 * other.m22
    product.m23 = m21 * other.m13 + m22 * other.m23 + m23
    return product
  }

  /// The place that is taken to (x, y), by Cramer's rule; nil when there is no single one.
  func solve(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
    let determinant = m11 * m22 - m12 * m21
    if determinant == 0 { return nil }
    let (right, down) = (x - m13, y - m23)
    return (
      (right * m22 - m12 * down) / determinant,
      (m11 * down - right * m21) / determinant
    )
  }
}

/// A view as plain numbers, and the hit test as one would first write it down.
private struct NaiveView {
  var tag = 0
  var (boundsX, boundsY, width, height) = (0.0, 0.0, 100.0, 100.0)
  var (centerX, centerY, anchorX, anchorY) = (50.0, 50.0, 0.5, 0.5)
  var (a, b, c, d, tx, ty) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
  var isHidden = false
  var isEnabled = true
  var isClipping = false
  /// The alpha that is set, and whether a view with it is touched.
  var alpha = (value: 1.0, isTouched: true)
  var level = 0.0
  var subviews: [NaiveView] = []

  /// Whether any edge of this view or of a descendant is too near to judge.
  func isNearAnEdge(_ x: Double, _ y: Double, outside: Matrix) -> Bool {
    let matrix = outside.after(ownMatrix)
    guard let place = matrix.solve(x, y) else { return false }
    let (right, down) = (place.x - boundsX, place.y - boundsY)
    if min(abs(right), abs(right - width), abs(down), abs(down - height)) < 1e-6 { return true }
    for subview in subviews where subview.isNearAnEdge(x, y, outside: matrix) { return true }
    return false
  }

  /// The tag of the view that is hit at a place of the screen; `outside` leads there from the
  /// superview.
  func hitTest(_ x: Double, _ y: Double, outside: Matrix) -> Int? {
    if isHidden || !isEnabled || !alpha.isTouched { return nil }
    let matrix = outside.after(ownMatrix)
    guard let place = matrix.solve(x, y) else { return nil }
    if place.x < boundsX || place.x >= boundsX + width { return nil }
    if place.y < boundsY || place.y >= boundsY + height { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(x, y, outside: matrix) { return hit }
    }
    return tag
  }

  /// To the center, after the transform, after what makes the anchor point the origin (GE-1).
  private var ownMatrix: Matrix {
    var transform = Matrix()
    (transform.m11, transform.m12, transform.m13) = (a, c, tx)
    (transform.m21, transform.m22, transform.m23) = (b, d, ty)
    return Matrix.translation(centerX, centerY)
      .after(transform)
      .after(Matrix.translation(-boundsX - anchorX * width, -boundsY - anchorY * height))
  }

  /// The same as a window of the model.
  func build() -> UIWindow {
    let window = UIWindow()
    window.windowLevel = UIWindow.Level(rawValue: CGFloat(level))
    window.isHidden = false
    configure(window)
    return window
  }

  private func configure(_ view: UIView) {
    view.tag = tag
    view.bounds = rect(boundsX, boundsY, width, height)
    view.center = at(centerX, centerY)
    view.anchorPoint = at(anchorX, anchorY)
    view.transform = CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    view.isUserInteractionEnabled = isEnabled
    view.alpha = alpha.value
    view.clipsToBounds = isClipping
    if view.superview != nil { view.isHidden = isHidden }
    for subview in subviews {
      let child = UIView()
      view.addSubview(child)
      subview.configure(child)
    }
  }
}

/// Windows in the order in which they were shown.
private struct NaiveScene {
  var windows: [NaiveView] = []

  /// The tag of the view that is hit, 0 for none; nil when the place is too near to an edge.
  func hitTest(_ x: Double, _ y: Double) -> Int? {
    let screen = Matrix.translation(0, 0)
    if windows.contains(where: { $0.isNearAnEdge(x, y, outside: screen) }) { return nil }
    var waiting = windows
    while !waiting.isEmpty {
      var front = 0
      for index in waiting.indices where waiting[index].level >= waiting[front].level {
        front = index
      }
      if let hit = waiting.remove(at: front).hitTest(x, y, outside: screen) { return hit }
    }
    return 0
  }

  static func random(_ generator: inout SeededRandom) -> NaiveScene {
    var scene = NaiveScene()
    var tag = 0
    for _ in 0..<generator.integer(1..<4) {
      var window = view(&generator, &tag, levels: 4)
      window.level = [0, 0, 0.5, 1000, 2000][generator.integer(0..<5)]
      if !generator.oneIn(4) {
        // As most windows are: on, as large as the screen, and straight.
        (window.isHidden, window.isEnabled, window.alpha) = (false, true, (1, true))
        (window.boundsX, window.boundsY, window.width, window.height) = (0, 0, 400, 400)
        (window.centerX, window.centerY, window.anchorX, window.anchorY) = (200, 200, 0.5, 0.5)
        (window.a, window.b, window.c, window.d, window.tx, window.ty) = (1, 0, 0, 1, 0, 0)
      }
      scene.windows.append(window)
    }
    return scene
  }

  private static func view(
    _ generator: inout SeededRandom, _ tag: inout Int, levels: Int
  ) -> NaiveView {
    tag += 1
    var view = NaiveView()
    view.tag = tag
    view.width = generator.oneIn(12) ? 0 : generator.number(20...300)
    view.height = generator.oneIn(12) ? 0 : generator.number(20...300)
    view.centerX = generator.number(50...300)
    view.centerY = generator.number(50...300)
    if generator.oneIn(3) {
      (view.boundsX, view.boundsY) = (generator.number(-80...80), generator.number(-80...80))
    }
    if generator.oneIn(4) {
      (view.anchorX, view.anchorY) = (generator.number(-0.5...1.5), generator.number(-0.5...1.5))
    }
    if generator.oneIn(2) { transform(&view, &generator) }
    view.isHidden = generator.oneIn(12)
    view.isEnabled = !generator.oneIn(12)
    view.isClipping = generator.oneIn(2)
    let alphas = [
      (1, true), (1, true), (1, true), (0.5, true), (0.02, true), (0.0101, true), (0.01, false),
      (0.005, false),
    ]
    view.alpha = alphas[generator.integer(0..<alphas.count)]
    guard levels > 0 else { return view }
    for _ in 0..<generator.integer(0..<5) {
      view.subviews.append(Self.view(&generator, &tag, levels: levels - 1))
    }
    return view
  }

  private static func transform(_ view: inout NaiveView, _ generator: inout SeededRandom) {
    switch generator.integer(0..<8) {
    case 0:  // Nothing can be hit through this.
      (view.a, view.d) = (0, 1)
    case 1:
      (view.tx, view.ty) = (generator.number(-90...90), generator.number(-90...90))
    case 2, 3:
      view.a = generator.number(0.5...2) * (generator.oneIn(2) ? 1 : -1)
      view.d = generator.number(0.5...2) * (generator.oneIn(2) ? 1 : -1)
    case 4:
      (view.a, view.b, view.c, view.d) = (1, generator.number(-0.4...0.4), 0.3, 1)
    default:
      let angle = generator.number(-7...7)
      (view.a, view.b, view.c, view.d) = (cos(angle), sin(angle), -sin(angle), cos(angle))
    }
  }
}
