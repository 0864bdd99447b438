import Foundation
import Testing
import UIKitModel

/// A view's layer: one storage with the view's.
@Suite struct LayerTests {
  @Test("HT-13: a view has one layer")
  func oneLayer() {
    let view = UIView()
    #expect(view.layer === view.layer)
    #expect(view.layer !== UIView().layer)
  }

  @Test("GE-1: what is set on the view shows in the layer")
  func fromTheView() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    let layer = view.layer
    #expect(layer.frame == rect(10, 20, 30, 40))
    view.bounds = rect(1, 2, 50, 60)
    view.center = at(100, 200)
    view.anchorPoint = at(0.25, 0.75)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(layer.bounds == rect(1, 2, 50, 60))
    #expect(layer.position == at(100, 200))
    #expect(layer.anchorPoint == at(0.25, 0.75))
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.frame == view.frame)
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    #expect(layer.opacity == 0.5)
    #expect(layer.isHidden)
    #expect(layer.masksToBounds)
  }

  @Test("GE-1: what is set on the layer shows in the view, and is hit there")
  func fromTheLayer() {
    let root = UIView.make(0, 0, 400, 400)
    let view = UIView.make(0, 0, 10, 10, in: root)
    let layer = view.layer
    layer.frame = rect(50, 50, 20, 20)
    #expect(view.frame == rect(50, 50, 20, 20))
    #expect(root.hit(69, 69) === view)
    layer.bounds = rect(5, 5, 40, 40)
    #expect(view.bounds == rect(5, 5, 40, 40))
    #expect(root.hit(41, 41) === view)
    layer.position = at(200, 200)
    #expect(view.center == at(200, 200))
    #expect(root.hit(181, 181) === view)
    layer.anchorPoint = .zero
    #expect(view.anchorPoint == .zero)
    #expect(root.hit(239, 239) === view)
    #expect(root.hit(199, 199) === root)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(root.hit(279, 279) === view)
    layer.setAffineTransform(.identity)
    #expect(view.transform.isIdentity)
    #expect(root.hit(279, 279) === root)
    layer.masksToBounds = true
    #expect(view.clipsToBounds)
  }

  @Test("HT-13: a layer outlives its view with all its values, and can still be changed")
  func outlivesItsView() {
    let layer: CALayer
    weak var gone: UIView?
    do {
      let view = UIView(frame: rect(10, 20, 30, 40))
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.alpha = 0.5
      view.isHidden = true
      view.addSubview(UIView())
      layer = view.layer
      gone = view
    }
    #expect(gone == nil)
    #expect(layer.bounds.size == CGSize(width: 30, height: 40))
    #expect(layer.affineTransform() == CGAffineTransform(rotationAngle: 1))
    #expect(layer.opacity == 0.5)
    #expect(layer.isHidden)
    layer.setAffineTransform(.identity)
    layer.frame = rect(1, 2, 3, 4)
    layer.isHidden = false
    layer.masksToBounds = true
    #expect(layer.frame == rect(1, 2, 3, 4))
    #expect(!layer.isHidden)
  }

  @Test("HT-13: a layer that was asked for keeps nothing of the view alive")
  func keepsNothingAlive() {
    weak var gone: UIView?
    weak var goneLayer: CALayer?
    do {
      let view = UIView()
      goneLayer = view.layer
      gone = view
    }
    #expect(gone == nil)
    #expect(goneLayer == nil)
  }

  @Test("WN-4: showing a window through its layer puts it on the screen as well")
  func windowThroughItsLayer() {
    withApplication { application in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.layer.isHidden = false
      #expect(application.windowsFrontToBack == [window])
      #expect(application.hitTest(at(5, 5), with: nil) === window)
    }
  }

  @Test("GE-14: zPosition and cornerRadius are the layer's own and change no order of subviews")
  func ownValues() {
    let root = UIView()
    let (first, second) = (UIView.make(0, 0, 1, 1, in: root), UIView.make(0, 0, 1, 1, in: root))
    #expect(first.layer.zPosition == 0)
    #expect(first.layer.cornerRadius == 0)
    first.layer.zPosition = 5
    first.layer.cornerRadius = 3
    #expect(root.subviews == [first, second])
    #expect(second.layer.zPosition == 0)
  }
}
