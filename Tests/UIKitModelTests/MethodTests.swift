import Foundation
import Testing
import UIKitModel

/// Answers that one object alone was given, and what stops everything.
@Suite struct MethodTests {
  /// A method that notes whom it was asked for and answers by closures where it has any.
  private final class Answering: UIKitModel.Method {
    var hitTestAnswer: ((UIView, CGPoint) -> UIView?)?
    var pointInsideAnswer: ((UIView, CGPoint) -> Bool)?
    private(set) var asked: [UIView] = []

    func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
      asked.append(view)
      guard let hitTestAnswer else { return view.hitTest(point, with: event) }
      return hitTestAnswer(view, point)
    }

    func pointInside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
      asked.append(view)
      guard let pointInsideAnswer else { return view.point(inside: point, with: event) }
      return pointInsideAnswer(view, point)
    }
  }

  /// A method that takes the protocol's own answers.
  private final class Default: UIKitModel.Method {}

  private func mask(_ view: UIView) -> UInt64 { view.viewState.pointee.mask.pointee }

  @Test("HT-26: an object's own answer to hitTest counts, watched or not, and for it alone")
  func ownHitTest() {
    let tree = SmallTree()
    let method = Answering()
    method.hitTestAnswer = { _, _ in nil }
    tree.front.setMethod(method, for: .hitTest)
    #expect(tree.root.hit(20, 20) === tree.back)
    #expect(tree.front.hit(20, 20) == nil)
    let recorder = tree.recorder()
    #expect(recorder.watch(tree.root, 20, 20) === tree.back)
    #expect(recorder.lines.contains("answer front: nil by a method"))
    #expect(method.asked == [tree.front, tree.front, tree.front])
    #expect(mask(tree.front) == Message.hitTest.bit)
    #expect(mask(tree.root) == 0)
    #expect(mask(UIView()) == 0)
  }

  @Test("HT-29: an object's own answer to point(inside:) is asked after the switches")
  func ownPointInside() {
    let tree = SmallTree()
    let method = Answering()
    method.pointInsideAnswer = { _, point in point.x < 0 }
    tree.front.setMethod(method, for: .pointInside)
    #expect(tree.root.hit(5, 20) === tree.front)
    #expect(tree.root.hit(20, 20) === tree.back)
    let recorder = tree.recorder()
    recorder.watch(tree.root, 5, 20)
    #expect(recorder.lines.contains("inside front -5 10: true by a method"))
    tree.front.isHidden = true
    let count = method.asked.count
    #expect(tree.root.hit(5, 20) === tree.back)
    #expect(method.asked.count == count)
  }

  @Test("HT-26: taking an answer back leaves the object as it was, with its class's table")
  func takingBack() {
    let tree = SmallTree()
    let shared = tree.front.methodTable
    let method = Answering()
    method.hitTestAnswer = { _, _ in nil }
    method.pointInsideAnswer = { _, _ in false }
    tree.front.setMethod(nil, for: .hitTest)
    #expect(tree.front.methodTable === shared)
    tree.front.setMethod(method, for: .hitTest)
    tree.front.setMethod(method, for: .pointInside)
    #expect(tree.front.methodTable !== shared)
    #expect(tree.front.methodTable.answered == [.hitTest, .pointInside])
    tree.front.setMethod(nil, for: .hitTest)
    #expect(tree.front.methodTable.answered == [.pointInside])
    #expect(mask(tree.front) == Message.pointInside.bit)
    #expect(tree.root.hit(20, 20) === tree.back)
    tree.front.setMethod(nil, for: .pointInside)
    #expect(tree.front.methodTable === shared)
    #expect(mask(tree.front) == 0)
    #expect(tree.root.hit(20, 20) === tree.button)
  }

  @Test("HT-26: an answer may be given and taken back while everybody watches")
  func duringWatching() {
    let tree = SmallTree()
    let method = Answering()
    method.hitTestAnswer = { _, _ in nil }
    Door.watching(tree.recorder()) {
      tree.front.setMethod(method, for: .hitTest)
      #expect(tree.root.hit(20, 20) === tree.back)
    }
    #expect(mask(tree.front) == Message.hitTest.bit)
    Door.watching(tree.recorder()) {
      tree.front.setMethod(nil, for: .hitTest)
      #expect(tree.root.hit(20, 20) === tree.button)
    }
    #expect(mask(tree.front) == 0)
  }

  @Test("HT-26: a method that takes itself back while it answers")
  func takesItselfBack() {
    let tree = SmallTree()
    let method = Answering()
    method.hitTestAnswer = { view, _ in
      view.setMethod(nil, for: .hitTest)
      return nil
    }
    tree.front.setMethod(method, for: .hitTest)
    #expect(tree.root.hit(20, 20) === tree.back)
    #expect(tree.root.hit(20, 20) === tree.button)
    #expect(method.asked == [tree.front])
  }

  @Test("HT-26: a method without answers of its own gives those of the Swift methods")
  func swiftsOwnAnswers() {
    let tree = SmallTree()
    tree.front.setMethod(Default(), for: .hitTest)
    tree.front.setMethod(Default(), for: .pointInside)
    #expect(tree.root.hit(20, 20) === tree.button)
    #expect(tree.root.hit(40, 40) === tree.front)
    #expect(tree.root.hit(5, 5) === tree.back)
  }

  @Test("HT-9: point(inside:) sent from outside is answered by the method, and told as unasked")
  func pointInsideFromOutside() {
    let tree = SmallTree()
    #expect(Door.pointInside(tree.front, at(49, 49), with: nil))
    #expect(!Door.pointInside(tree.front, at(50, 50), with: nil))
    let method = Answering()
    method.pointInsideAnswer = { _, _ in true }
    tree.front.setMethod(method, for: .pointInside)
    #expect(Door.pointInside(tree.front, at(50, 50), with: nil))
    let recorder = tree.recorder()
    Door.watching(recorder) { _ = Door.pointInside(tree.front, at(50, 50), with: nil) }
    #expect(recorder.lines == ["inside front 50 50: true by a method unasked"])
  }

  @Test("HT-26: when everything is stopped, nothing answers and nobody is told")
  func stopped() {
    let tree = SmallTree()
    let method = Answering()
    tree.front.setMethod(method, for: .hitTest)
    let recorder = tree.recorder()
    Door.isStopped = true
    defer { Door.isStopped = false }
    Door.watching(recorder) {
      #expect(tree.root.hit(20, 20) == nil)
      #expect(!Door.pointInside(tree.front, at(5, 5), with: nil))
    }
    #expect(recorder.lines.isEmpty)
    #expect(method.asked.isEmpty)
  }

  @Test("HT-26: stopping in the middle of a walk ends it without asking anybody more")
  func stoppedInTheMiddle() {
    let tree = SmallTree()
    let method = Answering()
    method.hitTestAnswer = { _, _ in
      Door.isStopped = true
      return nil
    }
    tree.front.setMethod(method, for: .hitTest)
    defer { Door.isStopped = false }
    let recorder = tree.recorder()
    recorder.watch(tree.root, 20, 20)
    #expect(recorder.asked == [tree.root, tree.front])
  }
}
