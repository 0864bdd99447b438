import Foundation
import Testing
import UIKitModel

/// The switches that keep touches away before anything is asked (HT-2, HT-3, HT-13 to HT-15,
/// HT-21).
@Suite struct HitTestingSwitchesTests {
  @Test(
    "HT-2: a view is skipped with its whole subtree by each switch", arguments: TouchSwitch.allCases
  )
  func skipped(by blocker: TouchSwitch) {
    let root = UIView.make(0, 0, 100, 100)
    let below = UIView.make(0, 0, 100, 100, in: root)
    let view = UIView.make(0, 0, 100, 100, in: root)
    let child = UIView.make(0, 0, 100, 100, in: view)
    blocker.apply(to: view)
    #expect(root.hit(5, 5) === below)
    blocker.undo(on: view)
    #expect(root.hit(5, 5) === child)
    blocker.apply(to: root)
    #expect(root.hit(5, 5) == nil)
  }

  @Test("HT-2: alpha below 0.01 skips, alpha from there on does not")
  func alphaBorder() {
    let view = UIView.make(0, 0, 10, 10)
    for (alpha, isHit) in [(1, true), (0.02, true), (0.011, true), (0.0099, false), (0, false)] {
      view.alpha = alpha
      #expect((view.hit(5, 5) != nil) == isHit, "alpha \(alpha)")
    }
  }

  @Test("HT-3: a skipped view gets no point(inside:)", arguments: TouchSwitch.allCases)
  func noPointInside(by blocker: TouchSwitch) {
    let root = UIView.make(0, 0, 100, 100)
    let view = Overriding.make(0, 0, 100, 100, in: root)
    blocker.apply(to: view)
    #expect(root.hit(5, 5) === root)
    #expect(view.hitTestCount == 1)
    #expect(view.pointInsideCount == 0)
  }

  @Test("HT-3: the refusal that is told of is the first in the documentation's order")
  func firstRefusal() {
    let view = UIView.make(0, 0, 10, 10)
    #expect(view.refusal == nil)
    view.isAnimatingWithoutUserInteraction = true
    #expect(view.refusal == .animating)
    view.alpha = 0
    #expect(view.refusal == .transparent(alpha: 0))
    view.isUserInteractionEnabled = false
    #expect(view.refusal == .interactionDisabled)
    view.isHidden = true
    #expect(view.refusal == .hidden)
  }

  @Test("HT-13: alpha is the layer's opacity, a 32-bit float")
  func alphaIsAFloat() {
    let view = UIView()
    view.alpha = 0.35
    #expect(view.alpha == 0.3499999940395355)
    #expect(view.layer.opacity == 0.35)
    view.layer.opacity = 0.25
    #expect(view.alpha == 0.25)
  }

  @Test("HT-13: hidden is one value with the layer's, both ways")
  func hiddenIsShared() {
    let view = UIView.make(0, 0, 10, 10)
    view.layer.isHidden = true
    #expect(view.isHidden)
    #expect(view.hit(5, 5) == nil)
    view.isHidden = false
    #expect(!view.layer.isHidden)
    #expect(view.hit(5, 5) === view)
  }

  @Test("HT-13: setting the layer's opacity counts for the hit test, both ways")
  func opacityCounts() {
    let view = UIView.make(0, 0, 10, 10)
    view.layer.opacity = 0.005
    #expect(view.hit(5, 5) == nil)
    view.layer.opacity = 0.5
    #expect(view.hit(5, 5) === view)
  }

  @Test("HT-14: alpha 0.01 is stored below 0.01 and is not hit; the next float is")
  func theSmallestAlpha() {
    let view = UIView.make(0, 0, 10, 10)
    view.alpha = 0.01
    #expect(view.alpha == 0.009999999776482582)
    #expect(view.hit(5, 5) == nil)
    view.alpha = CGFloat(Float(0.01).nextUp)
    #expect(view.alpha == 0.010000000707805157)
    #expect(view.hit(5, 5) === view)
  }

  @Test("HT-14: the layer's opacity is judged as a double, too")
  func theSmallestOpacity() {
    let view = UIView.make(0, 0, 10, 10)
    view.layer.opacity = 0.01
    #expect(view.hit(5, 5) == nil)
    view.layer.opacity = Float(0.01).nextUp
    #expect(view.hit(5, 5) === view)
  }

  @Test("HT-15: alpha is judged per view and not multiplied down the tree")
  func alphaIsNotMultiplied() {
    let root = UIView.make(0, 0, 10, 10)
    let parent = UIView.make(0, 0, 10, 10, in: root)
    let child = UIView.make(0, 0, 10, 10, in: parent)
    parent.alpha = 0.02
    child.alpha = 0.02
    #expect(root.hit(5, 5) === child)
    parent.alpha = 0.009
    child.alpha = 1
    #expect(root.hit(5, 5) === root)
  }

  @Test("HT-21: an animation without allowUserInteraction disables touches while it is on")
  func animating() {
    let view = UIView.make(0, 0, 10, 10)
    view.isAnimatingWithoutUserInteraction = true
    #expect(view.hit(5, 5) == nil)
    view.isAnimatingWithoutUserInteraction = false
    #expect(view.hit(5, 5) === view)
  }
}
