import Foundation
import Testing
import UIKitModel

/// Which points a view contains (HT-8 to HT-12, HT-16 to HT-20).
@Suite struct HitTestingGeometryTests {
  @Test("HT-8: zPosition does not change the order of hit testing")
  func zPosition() {
    let root = UIView.make(0, 0, 100, 100)
    let back = UIView.make(0, 0, 100, 100, in: root)
    let front = UIView.make(0, 0, 100, 100, in: root)
    back.layer.zPosition = 10
    #expect(root.hit(5, 5) === front)
    #expect(root.subviews == [back, front])
  }

  @Test("HT-9: point(inside:) is about bounds, whose origin counts, and not about the frame")
  func boundsNotFrame() {
    let view = UIView.make(500, 500, 100, 100)
    view.bounds.origin = at(-50, 30)
    #expect(view.point(inside: at(-50, 30), with: nil))
    #expect(view.point(inside: at(49, 129), with: nil))
    #expect(!view.point(inside: at(60, 50), with: nil))
    #expect(!view.point(inside: at(550, 550), with: nil))
  }

  @Test(
    "HT-10: containment is half-open",
    arguments: [
      (at(0, 0), true), (at(200, 200), false), (at(200, 10), false),
      (at(10, 200), false), (at(199.999, 199.999), true), (at(-0.001, 10), false),
      (at(10, -0.001), false), (at(0, 199.999), true), (at(199.999, 0), true),
    ])
  func halfOpen(place: CGPoint, isInside: Bool) {
    let view = UIView.make(0, 0, 200, 200)
    #expect(view.point(inside: place, with: nil) == isInside)
    #expect((view.hit(place.x, place.y) != nil) == isInside)
    #expect(view.bounds.contains(place) == isInside, "as CGRect has it")
  }

  @Test("HT-10: the 100-point view of the re-implementations: (99, 99) in, (100, 100) out")
  func ninetyNine() {
    let view = UIView.make(0, 0, 100, 100)
    #expect(view.point(inside: at(99, 99), with: nil))
    #expect(!view.point(inside: at(100, 100), with: nil))
  }

  @Test(
    "HT-11: a view of zero width or height contains no point and hides its subviews",
    arguments: [CGSize(width: 0, height: 50), CGSize(width: 50, height: 0), .zero])
  func zeroSize(size: CGSize) {
    let root = UIView.make(0, 0, 100, 100)
    let container = UIView.make(10, 10, size.width, size.height, in: root)
    _ = UIButton.make(0, 0, 40, 40, in: container)
    #expect(root.hit(10, 10) === root)
    #expect(root.hit(15, 15) === root)
    #expect(!container.point(inside: .zero, with: nil))
  }

  @Test(
    "HT-12: a NaN or infinite coordinate is in no finite bounds",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func notANumber(number: CGFloat) {
    let view = UIView.make(0, 0, 100, 100)
    #expect(view.hit(number, 50) == nil)
    #expect(view.hit(50, number) == nil)
    #expect(view.hit(number, number) == nil)
    view.transform = CGAffineTransform(rotationAngle: 1)
    let root = UIView.make(0, 0, 100, 100)
    root.addSubview(view)
    #expect(root.hit(number, 50) == nil)
  }

  @Test(
    "HT-16: clipping changes no answer, neither outside the superview", arguments: [true, false])
  func clippingOutside(clips: Bool) {
    let root = UIView.make(0, 0, 200, 200)
    let panel = UIView.make(0, 0, 50, 50, in: root)
    let child = UIView.make(25, 25, 100, 100, in: panel)
    panel.clipsToBounds = clips
    #expect(root.hit(80, 80) === root)
    #expect(root.hit(30, 30) === child)
  }

  @Test("HT-16: nor where an override accepts the point", arguments: [true, false])
  func clippingAccepted(clips: Bool) {
    let root = UIView.make(0, 0, 200, 200)
    let panel = Overriding.make(0, 0, 50, 50, in: root)
    let child = UIView.make(25, 25, 100, 100, in: panel)
    panel.layer.masksToBounds = clips
    panel.pointInsideOverride = { _, _ in true }
    #expect(panel.clipsToBounds == clips)
    #expect(root.hit(80, 80) === child)
  }

  @Test("HT-17: the corners of a round button are touchable until point(inside:) is overridden")
  func roundButton() {
    let root = UIView.make(0, 0, 200, 200)
    let button = Overriding.make(0, 0, 100, 100, in: root)
    button.layer.cornerRadius = 50
    #expect(root.hit(1, 1) === button)
    button.pointInsideOverride = { [unowned button] place, _ in
      hypot(place.x - button.bounds.midX, place.y - button.bounds.midY) < 50
    }
    #expect(root.hit(1, 1) === root)
    #expect(root.hit(50, 1) === button)
  }

  @Test("HT-18: a view turned by 45 degrees is hit inside the turned square only")
  func turnedSquare() {
    let root = UIView.make(0, 0, 400, 400)
    let square = UIView.make(100, 100, 200, 200, in: root)
    square.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(square.bounds == rect(0, 0, 200, 200))
    #expect(root.hit(200, 200) === square)
    #expect(root.hit(200, 60) === square, "a tip outside the old square")
    #expect(root.hit(339, 200) === square)
    #expect(root.hit(105, 105) === root, "a corner of the old square")
    #expect(root.hit(200, 58) === root)
  }

  @Test("HT-18: scale, negative scale and translation count, down to the subviews")
  func otherTransforms() {
    let root = UIView.make(0, 0, 400, 400)
    let view = UIView.make(100, 100, 100, 100, in: root)
    let corner = UIView.make(0, 0, 10, 10, in: view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(root.hit(51, 51) === corner)
    #expect(root.hit(69, 69) === corner)
    #expect(root.hit(71, 71) === view)
    view.transform = CGAffineTransform(scaleX: -1, y: 1)
    #expect(root.hit(195, 105) === corner)
    #expect(root.hit(105, 105) === view)
    view.transform = CGAffineTransform(translationX: 0, y: 200)
    #expect(root.hit(105, 305) === corner)
    #expect(root.hit(105, 105) === root)
    view.transform = .identity
    #expect(root.hit(105, 105) === corner)
  }

  @Test("HT-19: scrolled content is hit at its scrolled place")
  func scrolledContent() {
    let root = UIView.make(0, 0, 100, 100)
    let scrollView = UIScrollView.make(0, 0, 100, 100, in: root)
    let row = UIView.make(0, 200, 100, 50, in: scrollView)
    #expect(root.hit(50, 20) === scrollView)
    scrollView.contentOffset = at(0, 200)
    #expect(scrollView.bounds.origin == at(0, 200))
    #expect(root.hit(50, 20) === row)
    #expect(root.hit(50, 60) === scrollView)
    #expect(row.frame == rect(0, 200, 100, 50), "scrolling moves no frame (SC-1)")
  }

  @Test("HT-20: the geometry that was set is the geometry that is hit")
  func modelValues() {
    let root = UIView.make(0, 0, 400, 400)
    let view = UIView.make(0, 0, 50, 50, in: root)
    view.center = at(300, 300)
    #expect(root.hit(25, 25) === root)
    #expect(root.hit(300, 300) === view)
    view.layer.position = at(100, 100)
    #expect(root.hit(300, 300) === root)
    #expect(root.hit(100, 100) === view)
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(root.hit(80, 80) === root)
    view.anchorPoint = .zero
    #expect(root.hit(109, 109) === view)
    #expect(root.hit(99, 99) === root)
  }
}
