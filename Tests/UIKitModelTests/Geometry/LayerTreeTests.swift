import Foundation
import Testing
import UIKitModel

/// Layers that show no view, alone and between the layers of views.
@Suite struct LayerTreeTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = rect(x, y, width, height)
    return layer
  }

  @Test("GE-2: a layer of its own keeps geometry as a view's does")
  func geometry() {
    let alone = layer(10, 20, 30, 40)
    #expect(alone.position == at(25, 40))
    alone.anchorPoint = .zero
    #expect(alone.frame == rect(25, 40, 30, 40))
    alone.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(alone.frame == rect(25, 40, 60, 80))
    #expect(alone.transform.m11 == 2)
    alone.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(isClose(alone.affineTransform(), CGAffineTransform(rotationAngle: .pi / 2), 1e-12))
  }

  @Test("GE-14: sublayers are in order and leave their old place")
  func order() {
    let root = layer(0, 0, 100, 100)
    #expect(root.sublayers == nil)
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(root.sublayers == [c, a, b])
    root.insertSublayer(c, above: a)
    #expect(root.sublayers == [a, c, b])
    root.insertSublayer(b, below: a)
    #expect(root.sublayers == [b, a, c])
    a.addSublayer(c)
    #expect(c.superlayer === a && root.sublayers == [b, a])
    // EX-26: a layer is in no layer that is inside it.
    #expect(refusals { c.addSublayer(root) } == [.exception(.layerCycle, [root])])
    #expect(root.superlayer == nil)
    b.removeFromSuperlayer()
    #expect(b.superlayer == nil && root.sublayers == [a])
  }

  @Test("GE-14: the layers of subviews are among the others, as the views are moved")
  func layersOfViews() {
    let view = UIView.make(0, 0, 100, 100)
    let first = UIView.make(0, 0, 1, 1, in: view)
    let extra = CALayer()
    view.layer.addSublayer(extra)
    let second = UIView.make(0, 0, 1, 1, in: view)
    #expect(view.layer.sublayers == [first.layer, extra, second.layer])
    #expect(first.layer.superlayer === view.layer)
    view.bringSubviewToFront(first)
    #expect(view.layer.sublayers == [extra, second.layer, first.layer])
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(view.layer.sublayers == [extra, first.layer, second.layer])
    second.removeFromSuperview()
    #expect(view.layer.sublayers == [extra, first.layer])
    #expect(view.subviews == [first])
  }

  @Test("HT-8: a layer's hit test takes points of the superlayer and ignores zPosition")
  func hitTest() {
    let root = layer(100, 100, 100, 100)
    let (back, front) = (layer(0, 0, 50, 50), layer(25, 25, 50, 50))
    root.addSublayer(back)
    root.addSublayer(front)
    back.zPosition = 10
    #expect(root.hitTest(at(30, 30)) == nil)
    #expect(root.hitTest(at(130, 130)) === front)
    #expect(root.hitTest(at(110, 110)) === back)
    #expect(root.hitTest(at(190, 110)) === root)
    front.isHidden = true
    #expect(root.hitTest(at(130, 130)) === back)
    #expect(root.contains(at(99, 99)) && !root.contains(at(100, 99)))
  }

  @Test("HT-17: a shape layer contains what its bounds contain")
  func shapes() {
    let shape = CAShapeLayer()
    shape.frame = rect(0, 0, 100, 100)
    shape.path = UIBezierPath(ovalIn: shape.bounds).cgPath
    #expect(shape.contains(at(1, 1)))
    #expect(shape.path?.contains(at(1, 1)) == false)
  }

  @Test("GE-19, GE-21: points and rectangles go between layers of one tree")
  func conversion() {
    let root = layer(0, 0, 500, 500)
    let (left, right) = (layer(10, 10, 100, 100), layer(200, 0, 100, 100))
    root.addSublayer(left)
    root.addSublayer(right)
    #expect(left.convert(at(5, 5), to: right) == at(-185, 15))
    #expect(right.convert(at(5, 5), from: left) == at(-185, 15))
    #expect(left.convert(rect(0, 0, 10, 10), to: root) == rect(10, 10, 10, 10))
    right.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(right.convert(at(50, 50), to: root), at(250, 50)))
    #expect(isClose(right.convert(at(0, 0), to: root), at(300, 0)))
    let view = UIView.make(0, 0, 100, 100)
    view.layer.addSublayer(left)
    #expect(left.convert(at(1, 1), to: view.layer) == at(11, 11))
  }

  @Test("LA-10: what is in no window is not on screen")
  func noPresentation() {
    let (outer, inner) = (layer(1, 2, 3, 4), layer(1, 2, 3, 4))
    outer.addSublayer(inner)
    #expect(inner.presentation() == nil && inner.model() === inner)
    let view = UIView.make(0, 0, 9, 9)
    view.layer.addSublayer(outer)
    #expect(inner.presentation() == nil && view.layer.presentation() == nil)
    let window = UIWindow(frame: rect(0, 0, 9, 9))
    window.addSubview(view)
    #expect(inner.presentation() == nil)
    UIApplication.shared.endTurn()
    #expect(inner.presentation()?.model() === inner)
    #expect(view.layer.presentation()?.model() === view.layer)
  }

  @Test("LA-12: while nothing moves, too, what is on screen is a copy, with copies around it")
  func presentation() {
    let window = UIWindow(frame: rect(0, 0, 9, 9))
    let shown = layer(1, 2, 3, 4)
    window.layer.addSublayer(shown)
    UIApplication.shared.endTurn()
    #expect(shown.presentation() !== shown && shown.presentation()?.model() === shown)
    #expect(shown.presentation()?.superlayer?.model() === window.layer)
    #expect(shown.presentation()?.frame == rect(1, 2, 3, 4))
    #expect(shown.model() === shown)
  }

  @Test("HT-13: layerClass decides the class, and colours are one with the view's")
  func layerClass() {
    final class Shaped: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let view = Shaped()
    #expect(view.layer is CAShapeLayer)
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
  }

  @Test("GE-2: trees of layers as deep as views may be are released")
  func deepTrees() {
    weak var last: CALayer?
    do {
      let top = CALayer()
      var current = top
      for _ in 1..<2_000 {
        let next = CALayer()
        current.addSublayer(next)
        current = next
      }
      last = current
      #expect(last != nil)
    }
    #expect(last == nil)
  }
}
