import Foundation
import Testing
import UIKitModel

/// The steps that HitTestRecorder keeps.
@Suite struct HitTestRecorderTests {
  private func steps(_ root: UIView, _ x: CGFloat, _ y: CGFloat) -> [HitTestRecorder.Step] {
    let recorder = HitTestRecorder()
    Door.watching(recorder) { _ = root.hit(x, y) }
    return recorder.steps
  }

  @Test("HT-5: one step for each view that was asked, with its asker, depth and points")
  func oneStepEach() throws {
    let root = UIView.make(0, 0, 100, 100)
    let back = UIView.make(0, 0, 100, 100, in: root)
    let front = UIView.make(10, 10, 50, 50, in: root)
    let button = UIButton.make(5, 5, 10, 10, in: front)
    let steps = steps(root, 70, 20)
    #expect(steps.map(\.view) == [root, front, back])
    #expect(steps.map(\.askedBy) == [nil, 0, 0])
    #expect(steps.map(\.depth) == [0, 1, 1])
    #expect(steps.map(\.point) == [at(70, 20), at(60, 10), at(70, 20)])
    #expect(steps.map(\.superviewPoint) == [nil, at(70, 20), at(70, 20)])
    #expect(steps.map(\.subviewCount) == [2, 1, 0])
    #expect(steps.map(\.isInside) == [true, false, true])
    #expect(steps.map(\.answer) == [back, nil, back])
    #expect(steps.allSatisfy { $0.passedSwitches && $0.refusal == nil && $0.method == nil })
    #expect(!steps.contains { $0.view === button })
  }

  @Test("A window order counts the views that a hit test asks, and asks none")
  func viewCount() {
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    let back = UIView.make(0, 0, 100, 100, in: window)
    let inner = UIView.make(10, 10, 50, 50, in: back)
    inner.transform = CGAffineTransform(rotationAngle: 0.3)
    UIView.make(0, 0, 20, 20, in: inner)
    UIView.make(0, 0, 100, 40, in: window).isHidden = true
    UIView.make(50, 50, 50, 50, in: window)
    let order = WindowOrder([window])
    for (x, y) in [(5, 5), (20, 20), (40, 45), (70, 70), (99, 1), (150, 5)] as [(CGFloat, CGFloat)]
    {
      let recorder = HitTestRecorder()
      Door.watching(recorder) { _ = order.hitTest(at(x, y), with: nil) }
      let steps = recorder.steps.count
      recorder.clear()
      #expect(Door.watching(recorder) { order.viewCount(at: at(x, y)) } == steps)
      #expect(recorder.steps.isEmpty)
    }
  }

  @Test("HT-3: a refused view has its switch and no point(inside:)")
  func refused() throws {
    let root = UIView.make(0, 0, 100, 100)
    let front = UIView.make(0, 0, 100, 100, in: root)
    front.isHidden = true
    let step = try #require(steps(root, 5, 5).last)
    #expect(step.view === front)
    #expect(step.refusal == .hidden)
    #expect(!step.passedSwitches)
    #expect(step.isInside == nil)
    #expect(step.answer == nil)
  }

  @Test("HT-26: an override that asks nothing has an answer and no switches")
  func overrideAsksNothing() throws {
    let root = UIView.make(0, 0, 100, 100)
    let proxy = Overriding.make(0, 0, 100, 100, in: root)
    proxy.hitTestOverride = { [unowned root] _, _ in root }
    let step = try #require(steps(root, 5, 5).last)
    #expect(step.view === proxy)
    #expect(step.answer === root)
    #expect(!step.passedSwitches && step.isInside == nil && step.refusal == nil)
  }

  @Test("HT-24: cleared, a recorder begins again")
  func cleared() {
    let root = UIView.make(0, 0, 100, 100)
    let recorder = HitTestRecorder()
    Door.watching(recorder) {
      _ = root.hit(5, 5)
      _ = root.hit(5, 5)
    }
    #expect(recorder.steps.map(\.depth) == [0, 0])
    recorder.clear()
    #expect(recorder.steps.isEmpty)
    Door.watching(recorder) { _ = root.hit(-5, 5) }
    #expect(recorder.steps.count == 1)
    #expect(recorder.steps.first?.isInside == false)
  }
}
