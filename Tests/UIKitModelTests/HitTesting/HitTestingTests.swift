import Foundation
import Testing
import UIKitModel

/// The walk down the tree (HT-1, HT-4 to HT-7, HT-22 to HT-29).
@Suite struct HitTestingTests {
  @Test("HT-1: the farthest descendant that contains the point answers")
  func farthestDescendant() {
    let root = UIView.make(0, 0, 100, 100)
    let middle = UIView.make(10, 10, 80, 80, in: root)
    let leaf = UIView.make(10, 10, 20, 20, in: middle)
    #expect(root.hit(25, 25) === leaf)
    #expect(root.hit(15, 15) === middle)
    #expect(root.hit(5, 5) === root)
  }

  @Test("HT-1: outside the receiver the answer is nil")
  func outsideIsNil() {
    let root = UIView.make(0, 0, 100, 100)
    #expect(root.hit(-1, 50) == nil)
    #expect(root.hit(50, 100) == nil)
  }

  @Test("HT-1: the point is in the receiver's own coordinates, wherever its frame is")
  func ownCoordinates() {
    let root = UIView.make(0, 0, 500, 500)
    let view = UIView.make(300, 300, 50, 50, in: root)
    #expect(view.hit(1, 1) === view)
    #expect(view.hit(310, 310) == nil)
  }

  @Test("HT-4: when point(inside:) is false the answer is nil and no subview is asked")
  func noSubviewIsAsked() {
    let root = Overriding.make(0, 0, 100, 100)
    root.pointInsideOverride = { _, _ in false }
    let child = UIView.make(0, 0, 100, 100, in: root)
    let recorder = Recorder()
    #expect(recorder.watch(root, 50, 50) == nil)
    #expect(recorder.asked == [root])
    #expect(!recorder.asked.contains(child))
  }

  @Test("HT-4: a subview that reaches out of its superview is not hit there")
  func reachingOut() {
    let root = UIView.make(0, 0, 200, 200)
    let panel = UIView.make(0, 0, 50, 50, in: root)
    let button = UIButton.make(40, 40, 100, 100, in: panel)
    #expect(root.hit(45, 45) === button)
    #expect(root.hit(60, 60) === root)
  }

  @Test("HT-5: subviews are asked from the last to the first, and none after the first answer")
  func lastToFirst() {
    let root = UIView.make(0, 0, 100, 100)
    let first = UIView.make(0, 0, 100, 100, in: root)
    let second = UIView.make(0, 0, 100, 100, in: root)
    let third = UIView.make(50, 50, 10, 10, in: root)
    let recorder = Recorder()
    #expect(recorder.watch(root, 5, 5) === second)
    #expect(recorder.asked == [root, third, second])
    #expect(!recorder.asked.contains(first))
  }

  @Test("HT-6: where no subview answers the view itself does, transparent or not")
  func itselfAnswers() {
    let root = UIView.make(0, 0, 100, 100)
    let child = UIView.make(0, 0, 10, 10, in: root)
    root.backgroundColor = nil
    child.backgroundColor = .clear
    #expect(root.hit(50, 50) === root)
    #expect(root.hit(5, 5) === child)
  }

  @Test("HT-7: the order of subviews decides, however it was made")
  func orderOfSubviews() {
    let root = UIView.make(0, 0, 100, 100)
    let first = UIView.make(0, 0, 100, 100, in: root)
    let second = UIView.make(0, 0, 100, 100, in: root)
    let third = UIView.make(0, 0, 100, 100)
    #expect(root.hit(5, 5) === second)
    root.bringSubviewToFront(first)
    #expect(root.hit(5, 5) === first)
    root.sendSubviewToBack(first)
    #expect(root.hit(5, 5) === second)
    root.insertSubview(third, at: 1)
    #expect(root.hit(5, 5) === second)
    root.exchangeSubview(at: 1, withSubviewAt: 2)
    #expect(root.hit(5, 5) === third)
    third.removeFromSuperview()
    #expect(root.hit(5, 5) === second)
  }

  @Test("HT-22: only a hit test of its own follows a change; an answer once given stays")
  func answerStays() {
    let root = UIView.make(0, 0, 100, 100)
    let view = UIView.make(0, 0, 10, 10, in: root)
    let touch = UITouch(view: root.hit(5, 5))
    view.frame.origin = at(50, 50)
    #expect(touch.view === view)
    #expect(root.hit(5, 5) === root)
  }

  @Test("HT-23: asking again gives the same answer by the same way")
  func askingAgain() {
    let root = UIView.make(0, 0, 100, 100)
    _ = UIView.make(0, 0, 50, 50, in: root)
    let (once, twice) = (Recorder(), Recorder())
    #expect(once.watch(root, 20, 20) === twice.watch(root, 20, 20))
    #expect(once.lines == twice.lines)
    #expect(!once.lines.isEmpty)
  }

  @Test("HT-24: a root with 52 children, asked at an empty place, makes 53 calls of each")
  func fiftyThreeCalls() {
    let root = Overriding.make(0, 0, 1000, 1000)
    let children = (0..<52).map { index in
      Overriding.make(CGFloat(index * 15), 0, 10, 10, in: root)
    }
    #expect(root.hit(500, 500) === root)
    let all = [root] + children
    #expect(all.allSatisfy { $0.hitTestCount == 1 && $0.pointInsideCount == 1 })
    let recorder = Recorder()
    recorder.watch(root, 500, 500)
    #expect(recorder.asked.count == 53)
    #expect(recorder.askedInside.count == 53)
  }

  @Test("HT-25: called by hand with a nil event it answers and delivers nothing")
  func calledByHand() {
    final class Listening: UIView {
      var touched = false
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched = true }
    }
    let view = Listening(frame: rect(0, 0, 10, 10))
    #expect(view.hitTest(at(5, 5), with: nil) === view)
    #expect(!view.touched)
  }

  @Test("HT-26: an override that returns nil removes the subtree, and the sibling below is asked")
  func overrideReturnsNil() {
    let root = UIView.make(0, 0, 100, 100)
    let below = UIView.make(0, 0, 100, 100, in: root)
    let overlay = Overriding.make(0, 0, 100, 100, in: root)
    let inside = Overriding.make(0, 0, 100, 100, in: overlay)
    overlay.hitTestOverride = { _, _ in nil }
    #expect(root.hit(5, 5) === below)
    #expect(inside.hitTestCount == 0)
  }

  @Test("HT-26: an overlay that is nil only where it would be itself lets its subviews through")
  func passThroughOverlay() {
    let root = UIView.make(0, 0, 100, 100)
    let below = UIView.make(0, 0, 100, 100, in: root)
    let overlay = Overriding.make(0, 0, 100, 100, in: root)
    let button = UIButton.make(0, 0, 20, 20, in: overlay)
    overlay.hitTestOverride = { [unowned overlay] _, inherited in
      let hit = inherited()
      return hit === overlay ? nil : hit
    }
    #expect(root.hit(5, 5) === button)
    #expect(root.hit(50, 50) === below)
  }

  @Test("HT-26: an override may return a view that is not a subview; the walk takes it")
  func overrideDelegates() {
    let root = UIView.make(0, 0, 100, 100)
    let elsewhere = UIView.make(0, 0, 5, 5)
    let proxy = Overriding.make(0, 0, 100, 100, in: root)
    proxy.hitTestOverride = { _, _ in elsewhere }
    #expect(root.hit(50, 50) === elsewhere)
  }

  @Test(
    "HT-27: controls, scroll views and windows answer by the rules here and add nothing",
    arguments: [UIControl.self, UIButton.self, UIScrollView.self, UITextField.self])
  func nothingAdded(type: UIView.Type) {
    let root = UIView.make(0, 0, 100, 100)
    let view = type.make(10, 10, 20, 20, in: root)
    #expect(root.hit(15, 15) === view)
    #expect(root.hit(31, 15) === root)
    (view as? UIControl)?.isEnabled = false
    #expect(root.hit(15, 15) === view, "a disabled control is expected to be hit (CT-5)")
  }

  @Test("HT-29: point(inside:) enlarges a control only where every ancestor accepts the point")
  func enlarging() {
    let root = UIView.make(0, 0, 200, 200)
    let panel = Overriding.make(50, 50, 40, 40, in: root)
    let button = Overriding.make(0, 0, 10, 10, in: panel)
    button.pointInsideOverride = { [unowned button] point, _ in
      button.bounds.insetBy(dx: -40, dy: -40).contains(point)
    }
    #expect(root.hit(80, 80) === button)
    #expect(root.hit(45, 45) === root)
    panel.pointInsideOverride = { _, _ in true }
    #expect(root.hit(45, 45) === button)
  }
}
