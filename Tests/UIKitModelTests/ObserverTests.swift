import Foundation
import Testing
import UIKitModel

/// The facts that an observer receives, and their order.
@Suite struct ObserverTests {
  private func mask(_ view: UIView) -> UInt64 { view.viewState.pointee.mask.pointee }

  @Test("HT-5: the calls of a walk nest, in the order in which it happens")
  func nesting() {
    let tree = SmallTree()
    let recorder = tree.recorder()
    #expect(recorder.watch(tree.root, 40, 40) === tree.front)
    #expect(
      recorder.lines == [
        "ask root at 40 40",
        "inside root 40 40: true",
        "ask front at 30 30 from 40 40",
        "inside front 30 30: true",
        "ask button at 25 25 from 30 30",
        "inside button 25 25: false",
        "answer button: nil",
        "answer front: front",
        "answer root: front",
      ])
  }

  @Test("HT-3: a refusal is told in place of point(inside:)")
  func refusal() {
    let tree = SmallTree()
    tree.front.alpha = 0
    let recorder = tree.recorder()
    #expect(recorder.watch(tree.root, 20, 20) === tree.back)
    #expect(
      recorder.lines == [
        "ask root at 20 20",
        "inside root 20 20: true",
        "ask front at 10 10 from 20 20",
        "refuse front: transparent(alpha: 0.0)",
        "answer front: nil",
        "ask back at 20 20 from 20 20",
        "inside back 20 20: true",
        "answer back: back",
        "answer root: back",
      ])
  }

  @Test("HT-3: each switch is told by its own name", arguments: TouchSwitch.allCases)
  func switches(blocker: TouchSwitch) {
    let tree = SmallTree()
    blocker.apply(to: tree.root)
    let recorder = tree.recorder()
    #expect(recorder.watch(tree.root, 20, 20) == nil)
    let name = blocker == .transparent ? "transparent(alpha: 0.0)" : "\(blocker)"
    #expect(recorder.lines == ["ask root at 20 20", "refuse root: \(name)", "answer root: nil"])
  }

  @Test("HT-24: watching changes no answer, and nobody is told afterwards")
  func watchingChangesNothing() {
    let tree = SmallTree()
    let recorder = tree.recorder()
    for x in stride(from: CGFloat(-5), to: 105, by: 5) {
      let quiet = tree.root.hit(x, x)
      #expect(recorder.watch(tree.root, x, x) === quiet)
    }
    let count = recorder.lines.count
    _ = tree.root.hit(5, 5)
    #expect(recorder.lines.count == count)
    #expect(Door.observer == nil)
  }

  @Test("HT-24: watching leaves no bit behind, in classes made before, meanwhile and after")
  func noBitsLeft() {
    let tree = SmallTree()
    final class MadeMeanwhile: UIView {}
    final class MadeAfter: UIView {}
    var meanwhile: UIView?
    Door.watching(tree.recorder()) {
      #expect(mask(tree.root) == Message.hitTest.bit | Message.pointInside.bit)
      meanwhile = MadeMeanwhile()
      #expect(meanwhile.map(mask) == mask(tree.root))
      #expect(MethodTable.of(UIButton.self).mask.pointee == mask(tree.root))
    }
    #expect(mask(tree.root) == 0)
    #expect(mask(tree.button) == 0)
    #expect(meanwhile.map(mask) == 0)
    #expect(mask(MadeAfter()) == 0)
  }

  @Test("HT-24: watching inside watching tells the inner one, then the outer one again")
  func nestedWatching() {
    let tree = SmallTree()
    let (outer, inner) = (tree.recorder(), tree.recorder())
    Door.watching(outer) {
      _ = tree.root.hit(-1, -1)
      inner.watch(tree.root, -1, -1)
      #expect(mask(tree.root) != 0)
      _ = tree.root.hit(-1, -1)
    }
    #expect(outer.lines.count == 6)
    #expect(inner.lines.count == 3)
    #expect(mask(tree.root) == 0)
  }
}

/// A small tree. Held by the test function and never by the suite, whose values swift-testing
/// releases on whatever thread it likes; views must die on the main one.
struct SmallTree {
  let root = UIView.make(0, 0, 100, 100)
  let back: UIView
  let front: UIView
  let button: UIView

  init() {
    back = UIView.make(0, 0, 100, 100, in: root)
    front = UIView.make(10, 10, 50, 50, in: root)
    button = UIButton.make(5, 5, 10, 10, in: front)
  }

  func recorder() -> Recorder {
    Recorder(["root": root, "back": back, "front": front, "button": button])
  }
}
