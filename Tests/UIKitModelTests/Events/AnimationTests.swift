import Foundation
import Testing
import UIKitModel

/// Animations in the time of the device.
@Suite struct AnimationTests {
  private let device = Device()
  private let box: TellingView

  init() {
    box = device.view("box", 0, 100, 100, 100)
  }

  private func slide(
    _ options: UIView.AnimationOptions = [], delay: TimeInterval = 0,
    completion: ((Bool) -> Void)? = nil
  ) {
    device.application.makeCurrent()
    UIView.animate(
      withDuration: 1, delay: delay, options: options.union(.curveLinear),
      animations: { [box] in box.center.x += 200 }, completion: completion)
  }

  private var shownX: CGFloat? { box.layer.presentation()?.frame.minX }

  @Test("HT-20 (inferred): hit testing uses the end values, whatever is on screen")
  func endValues() {
    slide(.allowUserInteraction)
    #expect(box.frame.minX == 200 && shownX == 0)
    #expect(device.run([.down(250, 150), .up()]) == ["box began", "box ended"])
    #expect(device.run([.down(50, 150), .up()]) == [])
  }

  @Test("HT-20: what is on screen goes to the end values by the clock alone")
  func presentation() {
    slide()
    device.run([.wait(0.25)])
    #expect(isClose(shownX ?? -1, 50))
    #expect(box.layer.presentation()?.hitTest(CGPoint(x: 60, y: 150))?.model() === box.layer)
    #expect(box.layer.presentation()?.hitTest(CGPoint(x: 240, y: 150)) == nil)
    #expect(box.layer.presentation() !== box.layer && box.layer.model() === box.layer)
    device.run([.wait(0.75)])
    #expect(shownX == 200 && box.layer.presentation()?.model() === box.layer)
  }

  @Test("HT-20: a superview's presentation layer finds its sublayers where they are on screen")
  func sublayers() {
    slide()
    device.run([.wait(0.5)])
    let window = device.window.layer.presentation()
    #expect(window?.hitTest(CGPoint(x: 150, y: 150))?.model() === box.layer)
    #expect(window?.hitTest(CGPoint(x: 250, y: 150))?.model() === device.window.layer)
  }

  @Test("HT-21: while it moves a view refuses touches, and with it all that it holds")
  func refuses() {
    let inner = device.view("inner", 0, 0, 100, 100, in: box)
    slide()
    #expect(box.refusal == .animating && inner.refusal == nil)
    #expect(device.run([.down(250, 150), .up()]) == [])
    device.run([.wait(1)])
    #expect(device.run([.down(250, 150), .up()]) == ["inner began", "inner ended"])
  }

  @Test("HT-21: with allowUserInteraction it takes touches")
  func allows() {
    slide(.allowUserInteraction)
    #expect(device.run([.down(250, 150), .up()]) == ["box began", "box ended"])
  }

  @Test("HT-21: the delay counts as part of the animation, and moves nothing yet")
  func delay() {
    slide(delay: 0.5)
    device.run([.wait(0.4)])
    #expect(shownX == 0 && box.refusal == .animating)
    device.run([.wait(0.6)])
    #expect(isClose(shownX ?? -1, 100))
  }

  @Test("HT-21: as long as one of two animations is on, touches are refused")
  func two() {
    slide()
    device.run([.wait(0.5)])
    UIView.animate(withDuration: 1) { [box] in box.alpha = 0.5 }
    device.run([.wait(0.6)])
    #expect(box.refusal == .animating)
    device.run([.wait(0.5)])
    #expect(box.refusal == nil)
  }

  @Test("UT-24: an animation of the touched view leaves its touch alone and refuses new ones")
  func keepsTouch() {
    device.run([.down(50, 150)])
    device.run([])
    let story = watched { slide() }
    #expect(story == [])
    #expect(box.refusal == .animating)
    #expect(device.run([.move(60, 150), .up()]) == ["box moved", "box ended"])
  }

  @Test("UT-24: so does one that the view begins in its own touchesBegan")
  func keepsItsOwnTouch() {
    box.onTouch = { [box] message, _, _ in
      if message == "began" { UIView.animate(withDuration: 0.1) { box.alpha = 0.5 } }
    }
    #expect(device.run([.down(50, 150), .up()]) == ["box began", "box ended"])
  }

  private func watched(_ change: () -> Void) -> [String] {
    device.run([])
    change()
    return device.story
  }

  @Test("The completion comes when the clock reaches the end, and not before")
  func completion() {
    var told: [Bool] = []
    slide(delay: 0.5) { told.append($0) }
    device.run([.wait(1.4)])
    #expect(told == [])
    device.run([.wait(0.2)])
    #expect(told == [true])
  }

  @Test("Without a duration there is nothing to see; the completion comes with the next turn")
  func atOnce() {
    var told: [Bool] = []
    device.application.makeCurrent()
    UIView.animate(
      withDuration: 0, animations: { [box] in box.center.x += 50 }, completion: { told.append($0) })
    #expect(shownX == 50 && box.refusal == nil && told == [])
    device.run([.wait(0)])
    #expect(told == [true])
  }

  @Test("A view that leaves its window, or whose animations are removed, moves no more")
  func ends() {
    var told: [Bool] = []
    slide { told.append($0) }
    device.run([.wait(0.5)])
    box.layer.removeAllAnimations()
    #expect(shownX == 200 && box.refusal == nil)
    device.run([.wait(0)])
    slide { told.append($0) }
    box.removeFromSuperview()
    device.run([.wait(2)])
    #expect(told == [false, false] && box.refusal == nil)
    #expect(device.application.animations.running.isEmpty)
  }

  @Test("AN-7: a later animation of the place adds up with the one that is on")
  func addsUp() {
    slide()
    device.run([.wait(0.5)])
    UIView.animate(withDuration: 1) { [box] in box.center.x = 50 }
    #expect(isClose(shownX ?? -1, 100))
    device.run([.wait(0.5)])
    #expect(isClose(shownX ?? -1, 100))
    device.run([.wait(0.5)])
    #expect(shownX == 0)
  }

  @Test("It runs there and back, again and again, with autoreverse and repeat")
  func repeats() {
    slide([.repeat, .autoreverse, .allowUserInteraction])
    device.run([.wait(1.5)])
    #expect(isClose(shownX ?? -1, 100))
    device.run([.wait(1.25)])
    #expect(isClose(shownX ?? -1, 150))
    #expect(box.frame.minX == 200)
  }

  @Test("Keyframes move one after the other")
  func keyframes() {
    device.application.makeCurrent()
    UIView.animateKeyframes(withDuration: 1, delay: 0) { [box] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        box.frame.origin.x = 100
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        box.frame.origin.x = 0
      }
    }
    device.run([.wait(0.25)])
    #expect(isClose(shownX ?? -1, 50))
    device.run([.wait(0.25)])
    #expect(isClose(shownX ?? -1, 100))
    device.run([.wait(0.25)])
    #expect(isClose(shownX ?? -1, 50))
  }

  @Test("performWithoutAnimation, and a view on no screen, do not move")
  func unanimated() {
    let loose = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.application.makeCurrent()
    UIView.animate(withDuration: 1) { [box] in
      UIView.performWithoutAnimation { box.center.x += 100 }
      loose.center.x += 100
    }
    #expect(shownX == 100 && box.refusal == nil && loose.refusal == nil)
  }

  @Test("Sizes, transforms and opacity move too, each by itself")
  func everything() {
    device.application.makeCurrent()
    UIView.animate(withDuration: 1) { [box] in
      box.bounds.size = CGSize(width: 200, height: 100)
      box.transform = CGAffineTransform(translationX: 0, y: 40)
      box.alpha = 0
    }
    device.run([.wait(0.5)])
    let shown = box.layer.presentation()
    #expect(shown?.bounds.size == CGSize(width: 150, height: 100))
    #expect(shown?.affineTransform().ty == 20)
    #expect(shown?.opacity == 0.5 && box.alpha == 0)
  }

  @Test("Times that are not numbers count as zero", arguments: [-1, Double.nan, -Double.infinity])
  func oddTimes(_ time: Double) {
    device.application.makeCurrent()
    UIView.animate(withDuration: time, delay: time, animations: { [box] in box.center.x += 1 })
    #expect(shownX == 1 && box.refusal == nil)
  }

  @Test("An animator starts when it is told to, lets touches through, and stops on the way")
  func animator() {
    device.application.makeCurrent()
    var told: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in
      box.center.x += 200
    }
    animator.addCompletion { told.append($0) }
    #expect(box.frame.minX == 0 && !animator.isRunning)
    animator.startAnimation()
    device.run([.wait(0.5)])
    #expect(animator.isRunning && box.refusal == nil && isClose(shownX ?? -1, 100))
    animator.stopAnimation(false)
    #expect(isClose(box.frame.minX, 100) && told == [])
    animator.finishAnimation(at: .current)
    #expect(told == [.current] && animator.state == .inactive)
    device.run([.wait(1)])
    #expect(told == [.current] && isClose(box.frame.minX, 100))
    let second = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { [box] in box.alpha = 0 }
    second.isUserInteractionEnabled = false
    second.addCompletion { told.append($0) }
    second.startAnimation(afterDelay: 0.5)
    #expect(box.refusal != nil)
    device.run([.wait(2)])
    #expect(told == [.current, .end] && !second.isRunning)
  }
}
