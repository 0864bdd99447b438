import Foundation
import Testing
import UIKitModel

/// Frame, bounds, center, anchor point and transform (GE-1 to GE-14, GE-25).
@Suite struct GeometryTests {
  @Test("GE-1: a point P lies in the superview at p + T(P - B.origin - A * B.size)")
  func theFormula() {
    let superview = UIView()
    let view = UIView()
    superview.addSubview(view)
    view.bounds = rect(5, 7, 40, 20)
    view.anchorPoint = at(0.25, 1)
    view.center = at(100, 200)
    view.transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 10, ty: 20)
    // P - B.origin - A * B.size = (30 - 5 - 10, 10 - 7 - 20) = (15, -17)
    // T of that = (2 * 15 - -17 + 10, 15 + 3 * -17 + 20) = (57, -16)
    #expect(view.convert(at(30, 10), to: superview) == at(157, 184))
    #expect(isClose(view.convert(at(157, 184), from: superview), at(30, 10)))
    #expect(at(30, 10).applying(view.mapToSuperview) == at(157, 184))
    #expect(isClose(at(157, 184).applying(view.mapFromSuperview), at(30, 10)))
  }

  @Test("GE-2: without a transform the frame is position - A * size and the bounds' size")
  func frameFromPosition() {
    let view = UIView()
    view.bounds = rect(3, 4, 40, 20)
    view.center = at(100, 200)
    #expect(view.frame == rect(80, 190, 40, 20))
    view.anchorPoint = at(0.25, 1)
    #expect(view.frame == rect(90, 180, 40, 20))
  }

  @Test("GE-2: setting the frame sets center and the bounds' size")
  func settingTheFrame() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    #expect(view.center == at(25, 40))
    #expect(view.bounds == rect(0, 0, 30, 40))
    view.anchorPoint = at(0, 1)
    view.frame = rect(100, 100, 10, 10)
    #expect(view.center == at(100, 110))
    #expect(view.frame == rect(100, 100, 10, 10))
  }

  @Test("GE-3: center is the layer's position, and the frame's middle by default only")
  func centerIsThePosition() {
    let view = UIView(frame: rect(0, 0, 100, 100))
    #expect(view.center == at(50, 50))
    #expect(view.layer.position == view.center)
    view.anchorPoint = .zero
    #expect(view.center == at(50, 50))
    #expect(view.frame == rect(50, 50, 100, 100))
  }

  @Test("GE-4: under a transform the frame reads as the box round the four corners")
  func boundingBox() {
    let view = UIView(frame: rect(0, 0, 200, 200))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let side = 200 * CGFloat(2).squareRoot()
    #expect(isClose(side, 282.84, 0.005))
    #expect(isClose(view.frame, rect(100 - side / 2, 100 - side / 2, side, side)))
    view.transform = CGAffineTransform(scaleX: -2, y: 1)
    #expect(view.frame == rect(-100, 0, 400, 200))
  }

  @Test("GE-5: setting the frame under a transform solves for the size whose box it is")
  func solvingForTheSize() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = rect(10, 20, 100, 100)
    #expect(view.bounds == rect(0, 0, 50, 25))
    #expect(view.frame == rect(10, 20, 100, 100))
    #expect(view.center == at(60, 70))
  }

  @Test("GE-5: also when turned, with an anchor point and a bounds origin of its own")
  func solvingWhenTurned() {
    let view = UIView()
    view.bounds = rect(7, -9, 10, 10)
    view.anchorPoint = at(0.2, 0.9)
    view.transform = CGAffineTransform(rotationAngle: 0.3)
    view.frame = rect(10, 20, 100, 90)
    #expect(isClose(view.frame, rect(10, 20, 100, 90)))
    #expect(view.bounds.origin == at(7, -9))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = rect(0, 0, 30, 80)
    #expect(isClose(view.bounds.size.width, 80))
    #expect(isClose(view.bounds.size.height, 30))
  }

  @Test("GE-5: where no size has that box, at 45 degrees, the result still fits into it")
  func noSuchSize() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    view.frame = rect(0, 0, 200, 100)
    #expect(view.frame.width <= 200 + 1e-9)
    #expect(view.frame.height <= 100 + 1e-9)
    #expect(view.bounds.width > 0)
    #expect(isClose(view.frame.origin, .zero))
  }

  @Test("GE-5: nor where the only size would be negative")
  func noPositiveSize() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.transform = CGAffineTransform(rotationAngle: 0.6)
    view.frame = rect(10, 20, 300, 10)
    #expect(view.bounds.size.width > 0 && view.bounds.size.height > 0)
    #expect(view.frame.width <= 300 + 1e-9)
    #expect(view.frame.height <= 10 + 1e-9)
    #expect(isClose(view.frame.origin, at(10, 20)))
  }

  @Test("GE-6: setting the frame keeps the bounds' origin")
  func keepsBoundsOrigin() {
    let view = UIView()
    view.bounds.origin = at(-5, 8)
    view.frame = rect(10, 10, 20, 20)
    #expect(view.bounds == rect(-5, 8, 20, 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = rect(10, 10, 20, 20)
    #expect(view.bounds == rect(-5, 8, 10, 10))
    #expect(view.frame == rect(10, 10, 20, 20))
  }

  @Test("GE-7: a new bounds size keeps the position and grows the frame round the anchor point")
  func growing() {
    let view = UIView(frame: rect(100, 100, 100, 100))
    view.bounds.size.width += 20
    #expect(view.frame == rect(90, 100, 120, 100))
    #expect(view.center == at(150, 150))
    view.anchorPoint = .zero
    view.bounds.size.height += 20
    #expect(view.frame == rect(150, 150, 120, 120))
  }

  @Test("GE-8: a new bounds origin moves the subviews the other way and leaves the own frame")
  func boundsOrigin() {
    let superview = UIView.make(0, 0, 500, 500)
    let view = UIView.make(100, 100, 200, 200, in: superview)
    let child = UIView.make(0, 0, 10, 10, in: view)
    view.bounds.origin = at(-50, 50)
    #expect(view.frame == rect(100, 100, 200, 200))
    #expect(child.frame == rect(0, 0, 10, 10))
    #expect(child.convert(at(0, 0), to: superview) == at(150, 50))
    #expect(view.convert(at(0, 0), to: superview) == at(150, 50))
    view.bounds.origin = at(0, 5)
    #expect(superview.hit(105, 100) === child)
  }

  @Test("GE-9: a new anchor point keeps the position and moves the frame by (old - new) * size")
  func movingTheAnchor() {
    let view = UIView(frame: rect(100, 100, 40, 20))
    view.anchorPoint = at(0, 1)
    #expect(view.center == at(120, 110))
    #expect(view.frame == rect(120, 90, 40, 20))
  }

  @Test("GE-10: the anchor point may lie outside 0...1")
  func farAnchor() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.anchorPoint = at(2, -1)
    #expect(view.anchorPoint == at(2, -1))
    #expect(view.frame == rect(-15, 15, 10, 10))
  }

  @Test("GE-11: the view's anchor point is the layer's; its default is the middle")
  func anchorOfTheView() {
    let view = UIView()
    #expect(view.anchorPoint == at(0.5, 0.5))
    view.anchorPoint = at(0.1, 0.2)
    #expect(view.layer.anchorPoint == at(0.1, 0.2))
  }

  @Test("GE-12: a positive angle turns clockwise on screen")
  func clockwise() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(at(1, 0).applying(quarter), at(0, 1)), "from right to down")
    #expect(isClose(at(0, 1).applying(quarter), at(-1, 0)))
    let root = UIView.make(0, 0, 100, 100)
    let hand = UIView.make(50, 10, 10, 40, in: root)
    hand.anchorPoint = at(0.5, 1)
    hand.center = at(50, 50)
    hand.transform = quarter
    #expect(root.hit(80, 50) === hand, "from twelve to three o'clock")
    #expect(root.hit(20, 50) === root)
  }

  @Test("GE-13: a transform changes neither bounds nor center")
  func transformChangesNeither() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    view.transform = CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 4, ty: 5)
    #expect(view.bounds == rect(0, 0, 30, 40))
    #expect(view.center == at(25, 40))
    view.transform = .identity
    #expect(view.frame == rect(10, 20, 30, 40))
  }

  @Test("GE-25: a view under a singular transform is not hit, and neither is its subtree")
  func singular() {
    let root = UIView.make(0, 0, 100, 100)
    let view = UIView.make(10, 10, 50, 50, in: root)
    let child = UIView.make(0, 0, 50, 50, in: view)
    for transform in [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 1),
      CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    ] {
      view.transform = transform
      #expect(!transform.isInvertible)
      #expect(root.hit(35, 35) === root)
    }
    view.transform = .identity
    #expect(root.hit(35, 35) === child)
  }

  @Test("GE-25: an override that accepts every point is asked with NaN, no finite nonsense")
  func singularAndAccepted() {
    let root = UIView.make(0, 0, 100, 100)
    let view = Overriding.make(10, 10, 50, 50, in: root)
    var asked: [CGPoint] = []
    view.pointInsideOverride = { point, _ in
      asked.append(point)
      return false
    }
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(root.hit(35, 35) === root)
    #expect(asked.count == 1)
    #expect(asked.allSatisfy { $0.x.isNaN && $0.y.isNaN })
  }
}
