import Foundation
import Testing
import UIKitModel

/// `convert(_:to:)` and `convert(_:from:)` (GE-19 to GE-21, GE-26, GE-27, WN-12).
@Suite struct ConversionTests {
  @Test("GE-19: to goes from the receiver to the argument, from the other way")
  func toAndFrom() {
    let root = UIView.make(0, 0, 200, 200)
    let first = UIView.make(20, 10, 10, 10, in: root)
    let second = UIView.make(80, 80, 20, 20, in: root)
    let inner = UIView.make(5, 5, 5, 5, in: second)
    #expect(first.convert(at(0, 0), to: root) == at(20, 10))
    #expect(root.convert(at(0, 0), from: first) == at(20, 10))
    #expect(root.convert(at(15, 15), to: first) == at(-5, 5))
    #expect(first.convert(at(60, 70), to: second) == at(0, 0))
    #expect(second.convert(at(60, 70), from: first) == at(0, 0))
    #expect(inner.convert(at(1, 1), to: first) == at(66, 76))
    #expect(first.convert(rect(0, 0, 3, 4), to: inner) == rect(-65, -75, 3, 4))
    #expect(inner.convert(rect(0, 0, 3, 4), from: first) == rect(-65, -75, 3, 4))
    #expect(first.convert(at(7, 7), to: first) == at(7, 7))
  }

  @Test("GE-20: nil means the window's coordinates")
  func nilMeansTheWindow() {
    let window = UIWindow(frame: rect(100, 100, 200, 200))
    let view = UIView.make(10, 10, 100, 100, in: window)
    let inner = UIView.make(1, 2, 10, 10, in: view)
    #expect(inner.convert(at(0, 0), to: nil) == at(11, 12))
    #expect(inner.convert(at(11, 12), from: nil) == at(0, 0))
    #expect(inner.convert(rect(0, 0, 4, 4), to: nil) == rect(11, 12, 4, 4))
    #expect(inner.convert(rect(11, 12, 4, 4), from: nil) == rect(0, 0, 4, 4))
  }

  @Test("GE-20: without a window nil means the topmost superview's coordinates")
  func nilWithoutAWindow() {
    let top = UIView.make(100, 100, 200, 200)
    top.bounds.origin = at(3, 3)
    let view = UIView.make(10, 10, 100, 100, in: top)
    #expect(view.convert(at(0, 0), to: nil) == at(10, 10))
    #expect(view.convert(at(10, 10), from: nil) == at(0, 0))
    #expect(top.convert(at(10, 10), to: nil) == at(10, 10))
    #expect(top.convert(at(10, 10), from: nil) == at(10, 10))
  }

  @Test("GE-21: a rectangle becomes upright and encloses the converted corners")
  func uprightRectangle() {
    let root = UIView.make(0, 0, 400, 400)
    let view = UIView.make(100, 100, 200, 200, in: root)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let side = 200 * CGFloat(2).squareRoot()
    let box = view.convert(view.bounds, to: root)
    #expect(isClose(box, rect(200 - side / 2, 200 - side / 2, side, side)))
  }

  @Test("GE-21: up to an ancestor and down from it there is a single box over several turns")
  func singleBox() {
    let root = UIView.make(0, 0, 400, 400)
    let outer = UIView.make(100, 100, 200, 200, in: root)
    let inner = UIView.make(50, 50, 100, 100, in: outer)
    outer.transform = CGAffineTransform(rotationAngle: .pi / 4)
    inner.transform = CGAffineTransform(rotationAngle: -.pi / 4)
    // Turned there and back: a box at every level would be larger.
    #expect(isClose(inner.convert(inner.bounds, to: root), rect(150, 150, 100, 100)))
    #expect(isClose(root.convert(rect(150, 150, 100, 100), to: inner), rect(0, 0, 100, 100)))
  }

  @Test("GE-21: between two branches the rectangle is boxed twice")
  func twoBoxes() {
    let root = UIView.make(0, 0, 400, 400)
    let (first, second) = (
      UIView.make(0, 0, 100, 100, in: root), UIView.make(0, 0, 100, 100, in: root)
    )
    first.transform = CGAffineTransform(rotationAngle: .pi / 4)
    second.transform = CGAffineTransform(rotationAngle: .pi / 4)
    // Both are turned alike, so a single box would be the rectangle itself.
    let converted = first.convert(rect(25, 25, 50, 50), to: second)
    #expect(isClose(converted, rect(0, 0, 100, 100)))
  }

  /// The tree of the recorded cases; `A` and `B` turned and scaled by what is given.
  private func recordedTree(
    _ transformA: CGAffineTransform, _ transformB: CGAffineTransform
  ) -> (root: UIView, a: UIView, b: UIView, g: UIView) {
    let root = UIView.make(0, 0, 1000, 1000)
    let a = UIView.make(4, 92, 254, 17, in: root)
    a.transform = transformA
    a.bounds = rect(144, 23, 20, 15)
    let b = UIView.make(12, 150, 400, 400, in: root)
    b.transform = transformB
    let g = UIView.make(40, 113, 10, 10, in: b)
    g.transform = CGAffineTransform(rotationAngle: 42)
    g.bounds = rect(4, 3, 20, 15)
    return (root, a, b, g)
  }

  @Test("GE-27: turned branches give the device's numbers, which need two boxes")
  func turnedBranches() {
    let (root, a, b, g) = recordedTree(
      CGAffineTransform(rotationAngle: 110), CGAffineTransform(rotationAngle: -30))
    let tolerance = 1e-11
    let place = at(45, 115)
    #expect(isClose(g.convert(place, to: a), at(-72.9941233911901, -114.85495931677), tolerance))
    #expect(
      isClose(g.convert(place, from: a), at(80.12346855145998, -140.97315764408575), tolerance))
    let rectangle = rect(45, 115, 13, 14)
    #expect(
      isClose(
        g.convert(rectangle, to: b),
        rect(123.17714789769627, 30.274792065592464, 18.031110765667435, 17.514574532740156),
        tolerance))
    #expect(
      isClose(
        g.convert(rectangle, to: a),
        rect(-91.9808292852884, -126.65734667117412, 19.295318391541684, 19.58870361060326),
        tolerance))
    #expect(
      isClose(
        g.convert(rectangle, from: a),
        rect(69.16410886522763, -160.22950933436533, 19.295318391541684, 19.58870361060326),
        tolerance))
    withExtendedLifetime(root) {}
  }

  @Test("GE-26: moved and scaled branches give the device's numbers")
  func scaledBranches() {
    let (root, a, b, g) = recordedTree(
      CGAffineTransform(translationX: 68, y: 419), CGAffineTransform(scaleX: 7, y: 18))
    let tolerance = 1e-11
    let place = at(45, 115)
    #expect(
      isClose(g.convert(place, to: a), at(-334.36130105218615, -2878.791401230013), tolerance))
    #expect(
      isClose(g.convert(place, from: a), at(-129.11445551798738, 98.14414561159256), tolerance))
    let rectangle = rect(45, 115, 13, 14)
    #expect(
      isClose(
        g.convert(rectangle, to: b),
        rect(123.17714789769627, 30.274792065592464, 18.031110765667435, 17.514574532740156),
        tolerance))
    #expect(
      isClose(
        g.convert(rectangle, to: a),
        rect(-370.7599647161262, -3194.0537428193356, 126.21777535967215, 315.26234158932266),
        tolerance))
    #expect(
      isClose(
        g.convert(rectangle, from: a),
        rect(-130.5701354815033, 97.83304592215717, 1.4556799635159337, 2.0132111355644327),
        tolerance))
    withExtendedLifetime(root) {}
  }

  @Test("GE-21: where nothing is turned or scaled a rectangle keeps its size to the last bit")
  func sizesStayWhole() {
    let root = UIView.make(0, 0, 100, 100)
    let view = UIView.make(0.7, 0.7, 50, 50, in: root)
    let size = CGSize(width: 0.1, height: 0.1)
    #expect(view.convert(CGRect(origin: at(0, 0), size: size), to: root).size == size)
    #expect(root.convert(CGRect(origin: at(0, 0), size: size), to: view).size == size)
  }

  @Test("GE-19: trees that share no window are taken to lie at their tops' own coordinates")
  func strangers() {
    let (first, second) = (UIView.make(5, 5, 100, 100), UIView.make(50, 60, 100, 100))
    let inner = UIView.make(10, 20, 10, 10, in: first)
    #expect(inner.convert(at(1, 1), to: second) == at(11, 21))
    #expect(second.convert(at(11, 21), to: inner) == at(1, 1))
    #expect(first.convert(at(1, 1), to: second) == at(1, 1))
  }

  @Test("GE-26: siblings without transforms convert to whole numbers")
  func siblings() {
    let root = UIView.make(0, 0, 1000, 1000)
    let password = UIView.make(4, 113, 254, 17, in: root)
    let field = UIView.make(4, 92, 254, 17, in: root)
    #expect(field.convert(field.bounds, to: password) == rect(0, -21, 254, 17))
    #expect(field.convert(at(0, 0), to: password) == at(0, -21))
  }

  @Test("GE-26: a subview of double size, and shifted bounds, by the re-implementations' numbers")
  func doubleSize() {
    let root = UIView.make(0, 0, 80, 40)
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = rect(10, 10, 60, 40)
    root.addSubview(view)
    #expect(root.convert(at(60, 20), to: view) == at(25, 5))
    #expect(view.convert(at(25, 5), to: root) == at(60, 20))

    let shifted = UIView.make(0, 0, 100, 100)
    shifted.bounds.origin = at(50, 50)
    let inner = UIView.make(40, 40, 20, 20, in: shifted)
    inner.bounds.origin = at(123, 123)
    #expect(inner.convert(at(133, 133), to: shifted) == at(50, 50))
  }

  @Test("WN-12: for a window nil means the screen, for a view it means the window")
  func nilMeans() {
    let window = UIWindow(frame: rect(100, 200, 100, 100))
    window.bounds.origin = at(7, 0)
    let view = UIView.make(10, 10, 20, 20, in: window)
    #expect(window.convert(at(8, 1), to: nil) == at(101, 201))
    #expect(window.convert(at(101, 201), from: nil) == at(8, 1))
    #expect(window.convert(rect(8, 1, 2, 3), to: nil) == rect(101, 201, 2, 3))
    #expect(window.convert(rect(101, 201, 2, 3), from: nil) == rect(8, 1, 2, 3))
    #expect(view.convert(at(1, 2), to: nil) == at(11, 12))
    #expect(view.convert(at(11, 12), from: nil) == at(1, 2))
  }

  @Test("WN-12: two windows meet on the screen")
  func betweenWindows() {
    let first = UIWindow(frame: rect(100, 200, 100, 100))
    let second = UIWindow(frame: rect(50, 50, 300, 300))
    #expect(first.convert(at(0, 0), to: second) == at(50, 150))
    #expect(first.convert(at(50, 150), from: second) == at(0, 0))
    let view = UIView.make(10, 10, 10, 10, in: first)
    #expect(view.convert(at(1, 1), to: second) == at(61, 161))
  }
}
