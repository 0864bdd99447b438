import Foundation
import Testing
import UIKitModel

/// Harmless changes: trees, recognizers and delegates that change in the middle of a delivery.
@Suite struct EventDamageTests {
  private let device = Device()
  private let card: TellingView

  init() {
    card = device.view("card", 100, 100, 200, 200)
  }

  /// Whether the next touch arrives as on a device.
  private func expectNextTouch() {
    let fresh = device.view("fresh", 0, 600, 390, 200)
    #expect(device.run([.wait(5), .down(50, 650), .up()]) == ["fresh began", "fresh ended"])
    fresh.removeFromSuperview()
    #expect(device.application.gestures.running.isEmpty)
    #expect(device.application.touchDelivery.waiting.isEmpty)
  }

  @Test("UT-23, GR-4: the view goes while a recognizer of it is told of the touch")
  func viewGoesInRecognizer() {
    final class Removing: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        view?.removeFromSuperview()
      }
    }
    _ = device.attach(Removing(), "removing", to: card)
    let story = device.run([.down(150, 150), .move(160, 150), .up()])
    #expect(!story.contains("card moved") && !story.contains("card ended"))
    expectNextTouch()
  }

  @Test("A recognizer is taken off in its own touchesBegan")
  func recognizerGoes() {
    final class Leaving: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        view?.removeGestureRecognizer(self)
        state = .ended
      }
    }
    _ = device.attach(Leaving(), "leaving", to: card)
    let story = device.run([.down(150, 150), .up()])
    #expect(story.filter { $0.hasPrefix("card") } == ["card began", "card ended"])
    expectNextTouch()
  }

  @Test("The view goes in the delegate's shouldBegin, and nothing recognizes any more")
  func viewGoesInDelegate() {
    let delegate = Deciding()
    delegate.shouldBegin = { _ in
      card.removeFromSuperview()
      return true
    }
    let pan = device.attach(UIPanGestureRecognizer(), "pan", to: card)
    pan.delegate = delegate
    let story = device.run([.down(150, 150), .move(180, 150), .up()])
    #expect(story == ["card began", "card cancelled", "pan failed"] || story.last != "pan began")
    #expect(!story.contains("pan began"))
    expectNextTouch()
  }

  @Test("A delegate takes the other recognizer off while it is asked about it")
  func otherGoes() {
    let delegate = Deciding()
    let tap = device.attach(UITapGestureRecognizer(), "tap", to: device.window)
    let own = device.attach(UITapGestureRecognizer(), "own", to: card)
    delegate.simultaneously = { [window = device.window] _, other in
      window.removeGestureRecognizer(tap)
      return false
    }
    own.delegate = delegate
    #expect(device.run([.down(150, 150), .up()]).contains("own ended"))
    expectNextTouch()
  }

  @Test("GR-36: a recognizer that is to fail by itself, or in a circle, recognizes all the same")
  func circles() {
    let one = device.attach(UITapGestureRecognizer(), "one", to: card)
    let two = device.attach(UITapGestureRecognizer(), "two", to: card)
    let three = device.attach(UITapGestureRecognizer(), "three", to: card)
    one.require(toFail: one)
    one.require(toFail: two)
    two.require(toFail: three)
    three.require(toFail: one)
    let story = device.run([.down(150, 150), .up()])
    #expect(story.filter { $0.hasSuffix("ended") && !$0.hasPrefix("card") } == ["three ended"])
    expectNextTouch()
  }

  @Test("GR-37: so does one in a circle of delegates' answers")
  func circleOfDelegates() {
    let delegate = Deciding()
    delegate.requireFailure = { _, _ in true }
    for name in ["one", "two"] {
      device.attach(UITapGestureRecognizer(), name, to: card).delegate = delegate
    }
    let story = device.run([.down(150, 150), .up()])
    #expect(story.filter { $0.hasSuffix("ended") && !$0.hasPrefix("card") }.count == 1)
    expectNextTouch()
  }

  @Test(
    "UT-2: a view that moves to another superview while it is touched keeps the touch or loses it")
  func moves() {
    let other = device.view("other", 0, 400, 390, 200)
    card.onTouch = { [card] message, _, _ in if message == "began" { other.addSubview(card) } }
    let story = device.run([.down(150, 150), .move(160, 150), .up()])
    #expect(!story.contains { $0.hasPrefix("other") })
    #expect(story.filter { ["card ended", "card cancelled"].contains($0) }.count == 1)
    expectNextTouch()
  }

  @Test("Fingers do what cannot be: two downs, a move and a lift of a finger that is not down")
  func impossible() {
    #expect(device.run([.move(50, 50, finger: 7), .up(finger: 7), .cancel(finger: 8)]) == [])
    #expect(
      device.run([.down(150, 150), .down(200, 200), .up(), .up()]) == ["card began", "card ended"])
    #expect(device.run([.down(150, 150), .move(.nan, 150), .up()]).last == "card ended")
    expectNextTouch()
  }

  @Test("A touch whose view is gone altogether")
  func gone() {
    var story: [String] = []
    do {
      let view = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      device.window.addSubview(view)
      story += device.run([.down(10, 10)])
      view.removeFromSuperview()
    }
    story += device.run([.move(20, 20), .up()])
    #expect(story == ["UIControl touchDown"])
    expectNextTouch()
  }

  @Test("CT-21: an action whose target is gone does nothing")
  func targetGone() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    device.window.addSubview(button)
    do {
      let target = UIView()
      button.addTarget(target, action: Selector("tapped"), for: .touchUpInside)
    }
    #expect(device.run([.down(10, 10), .up()]).contains("UIButton touchUpInside"))
    expectNextTouch()
  }

  @Test("A view sends events by hand from inside an event: nothing is delivered twice")
  func sendsAgain() {
    card.onTouch = { [application = device.application] message, _, event in
      if message == "began", let event { application.sendEvent(event) }
    }
    #expect(device.run([.down(150, 150), .up()]) == ["card began", "card ended"])
    expectNextTouch()
  }

  @Test("Somebody lets time pass, and handles the queue, in the middle of a delivery")
  func reenters() {
    card.onTouch = { [queue = device.application.eventQueue] message, _, _ in
      guard message == "began" else { return }
      queue.add(.fingers([FingerChange(1, .up)]))
      queue.handleAll()
    }
    #expect(device.run([.down(150, 150)]) == ["card began", "card ended"])
    expectNextTouch()
  }
}
