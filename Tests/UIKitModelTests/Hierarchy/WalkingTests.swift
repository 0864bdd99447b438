import Foundation
import Testing
import UIKitModel

/// Overrides that change the tree during a walk: the walk continues over the original one.
@Suite struct WalkingTests {
  /// A root with three overlapping subviews, of which `middle` runs a change when it is asked.
  private final class Scene {
    let root = Overriding.make(0, 0, 100, 100)
    let back: Overriding
    let middle: Overriding
    let front: Overriding

    init(answer: UIView? = nil, _ change: @escaping (Scene) -> Void) {
      back = Overriding.make(0, 0, 100, 100, in: root)
      middle = Overriding.make(0, 0, 100, 100, in: root)
      front = Overriding.make(0, 0, 100, 100, in: root)
      front.hitTestOverride = { _, _ in nil }
      middle.hitTestOverride = { [unowned self] _, inherited in
        change(self)
        return answer
      }
    }
  }

  @Test("HT-5: a view that removes itself while it is asked", arguments: [true, false])
  func removesItself(isWatched: Bool) {
    let scene = Scene { $0.middle.removeFromSuperview() }
    let ask = { scene.root.hit(5, 5) }
    let hit = isWatched ? Door.watching(Recorder(), ask) : ask()
    #expect(hit === scene.back)
    #expect(scene.root.subviews == [scene.back, scene.front])
    #expect(scene.root.hit(5, 5) === scene.back)
    #expect(scene.middle.hitTestCount == 1)
  }

  @Test("HT-5: a sibling that is removed before its turn is still asked in this walk, not the next")
  func removesSibling() {
    let scene = Scene { $0.back.removeFromSuperview() }
    #expect(scene.root.hit(5, 5) === scene.back)
    #expect(scene.root.subviews == [scene.middle, scene.front])
    #expect(scene.root.hit(5, 5) === scene.root)
  }

  @Test("HT-5: a sibling that is removed and held by nobody lives until the walk ends")
  func removesSiblingForGood() {
    weak var gone: UIView?
    let root = UIView.make(0, 0, 100, 100)
    gone = UIView.make(0, 0, 100, 100, in: root)
    let asked = Overriding.make(0, 0, 100, 100, in: root)
    asked.hitTestOverride = { [unowned root] _, _ in
      root.subviews[0].removeFromSuperview()
      return nil
    }
    var wasAnswer = false
    do { wasAnswer = root.hit(5, 5).map { $0 === gone } ?? false }
    #expect(wasAnswer)
    #expect(gone == nil)
    #expect(root.subviews == [asked])
  }

  @Test("HT-5: a view that removes its superview while it is asked")
  func removesParent() {
    let window = UIView.make(0, 0, 100, 100)
    weak var parent: UIView?
    weak var child: Overriding?
    do {
      let panel = UIView.make(0, 0, 100, 100, in: window)
      let button = Overriding.make(0, 0, 100, 100, in: panel)
      button.hitTestOverride = { [unowned panel] _, inherited in
        panel.removeFromSuperview()
        return inherited()
      }
      (parent, child) = (panel, button)
    }
    do { #expect(window.hit(5, 5) === child) }
    #expect(window.subviews.isEmpty)
    #expect(parent == nil)
    #expect(child == nil)
    #expect(window.hit(5, 5) === window)
  }

  @Test("HT-5: views that are added during a walk wait for the next")
  func addsSiblings() {
    let added = Overriding.make(0, 0, 100, 100)
    let scene = Scene { $0.root.insertSubview(added, at: 0) }
    scene.back.hitTestOverride = { _, _ in nil }
    #expect(scene.root.hit(5, 5) === scene.root)
    #expect(added.hitTestCount == 0)
    #expect(scene.root.hit(5, 5) === added)
  }

  @Test("HT-5: many changes in one walk keep the walk and the tree whole")
  func manyChanges() {
    let scene = Scene { scene in
      for _ in 0..<100 {
        let view = UIView()
        scene.root.addSubview(view)
        scene.root.sendSubviewToBack(scene.front)
        scene.root.exchangeSubview(at: 0, withSubviewAt: 1)
        view.removeFromSuperview()
      }
    }
    #expect(scene.root.hit(5, 5) === scene.back)
    #expect(scene.back.hitTestCount == 1 && scene.front.hitTestCount == 1)
    #expect(scene.root.subviewCount == 3)
    #expect(Set(scene.root.subviews) == [scene.back, scene.middle, scene.front])
  }

  @Test("HT-5: a walk inside a walk of the same view")
  func walkInsideAWalk() {
    var depth = 0
    var inner: UIView?
    let scene = Scene { scene in
      depth += 1
      guard depth == 1 else { return scene.front.removeFromSuperview() }
      inner = scene.root.hit(5, 5)
      scene.back.removeFromSuperview()
    }
    #expect(scene.root.hit(5, 5) === scene.back)
    #expect(inner === scene.back)
    #expect(depth == 2)
    #expect(scene.root.subviews == [scene.middle])
  }

  @Test("HT-5: point(inside:) may change the tree as well")
  func pointInsideChanges() {
    let root = Overriding.make(0, 0, 100, 100)
    let child = UIView.make(0, 0, 100, 100, in: root)
    root.pointInsideOverride = { [unowned child] _, inherited in
      child.removeFromSuperview()
      return inherited()
    }
    #expect(root.hit(5, 5) === root)
    #expect(child.superview == nil)
  }

  @Test("WN-5: a window that hides itself while it is asked lets the next be asked")
  func windowHidesItself() {
    final class Vanishing: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isHidden = true
        return super.hitTest(point, with: event)
      }
    }
    withApplication { application in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      let vanishing = Vanishing(frame: UIScreen.main.bounds)
      vanishing.isHidden = false
      #expect(application.hitTest(at(5, 5), with: nil) === window)
    }
  }
}
