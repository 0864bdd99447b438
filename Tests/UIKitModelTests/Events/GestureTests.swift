import EventVocabulary
import Foundation
import Testing
import UIKitModel

/// The recognizers that get touches, their states, and the winner (GR-1 to GR-40, GR-47 to GR-57).
@Suite struct GestureTests {
  private let device = Device()
  private let card: TellingView

  init() {
    card = device.view("card", 100, 100, 200, 200)
  }

  private let tap: [Device.Input] = [.down(150, 150), .up(after: 0.05)]

  private func drag(_ dx: CGFloat, _ dy: CGFloat, steps: Int = 6) -> [Device.Input] {
    [.down(150, 150)]
      + (1...steps).map { step in
        .move(150 + dx * CGFloat(step) / CGFloat(steps), 150 + dy * CGFloat(step) / CGFloat(steps))
      } + [.up()]
  }

  @Test("GR-50: moves that are farther apart have a speed, too, and a finger that rests has none")
  func slowMoves() {
    let pan = device.attach(UIPanGestureRecognizer(), "pan", to: device.window)
    device.run([.down(150, 350), .move(180, 350, after: 0.1), .move(210, 350, after: 0.2)])
    #expect(abs(pan.velocity(in: nil).x - 150) < 1)
    device.run([.wait(0.2)])
    #expect(pan.velocity(in: nil) == .zero)
    device.run([.up()])
  }

  @Test("A pan of two fingers that one finger made says how many it takes")
  func tooFewForPan() {
    final class Watching: EventObserver {
      var reasons: [GestureReason<AnyObject>] = []
      func observe(_ fact: EventFact) {
        if case .happened(.state(_, _, _, let reason)) = fact { reasons.append(reason) }
      }
    }
    let pan = device.attach(UIPanGestureRecognizer(), "pan", to: device.window)
    pan.minimumNumberOfTouches = 2
    let watching = Watching()
    let queue = device.application.eventQueue
    queue.add(.fingers([FingerChange(1, .down(CGPoint(x: 100, y: 100)))]))
    queue.add(.fingers([FingerChange(1, .move(CGPoint(x: 100, y: 200)))]), after: 0.1)
    queue.add(.fingers([FingerChange(1, .up)]), after: 0.1)
    Door.watchingEvents(watching) { queue.handleAll() }
    guard case .fingers(1, of: 2)? = watching.reasons.last else {
      Issue.record("\(watching.reasons)")
      return
    }
  }

  @Test(
    "GR-1, GR-3: the recognizers of the hit view and all superviews get a touch, before the view")
  func ancestors() {
    _ = device.attach(UITapGestureRecognizer(), "far", to: device.window)
    let near = device.attach(UITapGestureRecognizer(), "near", to: card)
    near.isEnabled = false
    #expect(device.run(tap) == ["card began", "far ended", "card cancelled"])
  }

  @Test("GR-2: the recognizers of a sibling get nothing")
  func siblings() {
    let other = device.view("other", 0, 500, 390, 100)
    _ = device.attach(UITapGestureRecognizer(), "tap", to: other)
    #expect(device.run(tap) == ["card began", "card ended"])
  }

  @Test("GR-4: disabling a recognizer that is recognizing cancels it")
  func disabling() {
    let pan = device.attach(UIPanGestureRecognizer(), "pan", to: card)
    device.run([.down(150, 150), .move(170, 150)])
    #expect(pan.state == .began)
    pan.isEnabled = false
    #expect(pan.state == .possible)
    #expect(device.run([.move(190, 150), .up()]) == [])
  }

  @Test("GR-5: a delegate that refuses the touch keeps the recognizer from ever seeing it")
  func refusedTouch() {
    let delegate = Deciding()
    delegate.shouldReceive = { [card] in $0.view !== card }
    device.attach(UITapGestureRecognizer(), "tap", to: device.window).delegate = delegate
    #expect(device.run(tap) == ["card began", "card ended"])
    #expect(delegate.asked == ["shouldReceiveEvent", "shouldReceiveTouch"])
  }

  @Test("GR-39: the delegate's questions come in order, each once")
  func questions() {
    let delegate = Deciding()
    device.attach(UITapGestureRecognizer(), "tap", to: card).delegate = delegate
    device.run(tap)
    #expect(delegate.asked == ["shouldReceiveEvent", "shouldReceiveTouch", "shouldBegin"])
  }

  @Test("GR-11: a tap goes from possible to recognized or failed, and nowhere else")
  func discrete() {
    let recognizer = device.attach(UITapGestureRecognizer(), "tap", to: card)
    #expect(device.run(tap).contains("tap ended"))
    #expect(recognizer.state == .possible)
    #expect(device.run(drag(60, 0)).filter { $0.hasPrefix("tap") } == ["tap failed"])
  }

  @Test("GR-12: a pan goes from possible through began and changed to ended")
  func continuous() {
    _ = device.attach(UIPanGestureRecognizer(), "pan", to: card)
    let states = device.run(drag(60, 0)).filter { $0.hasPrefix("pan") }
    #expect(states.first == "pan began" && states.last == "pan ended")
    #expect(states.dropFirst().dropLast().allSatisfy { $0 == "pan changed" })
  }

  @Test("GR-13: who has begun cannot fail any more: it is cancelled")
  func failedAfterBegan() {
    final class Odd: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    }
    _ = device.attach(Odd(), "odd", to: card)
    #expect(device.run([.down(150, 150), .move(160, 150)]) == ["odd began", "odd cancelled"])
  }

  @Test("GR-16: in began each further move sends the action again")
  func goesOn() {
    final class Quiet: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    }
    _ = device.attach(Quiet(), "quiet", to: card)
    #expect(
      device.run([.down(150, 150), .move(151, 150), .move(152, 150)])
        == ["quiet began", "quiet changed", "quiet changed"])
  }

  @Test("GR-18: after the attempt touches that are still down are ignored")
  func stillDown() {
    _ = device.attach(UISwipeGestureRecognizer(), "swipe", to: card)
    #expect(
      device.run([.down(150, 150), .move(210, 150), .move(280, 150), .up()])
        == ["card began", "swipe ended", "card cancelled"])
  }

  @Test("GR-20: a recognizer that never ends blocks those that wait for it")
  func blocked() {
    final class Idle: UIGestureRecognizer {}
    let idle = device.attach(Idle(), "idle", to: card)
    idle.delaysTouchesEnded = false
    let tap = device.attach(UITapGestureRecognizer(), "tap", to: card)
    tap.require(toFail: idle)
    #expect(!device.run(self.tap + [.wait(5)]).contains("tap ended"))
  }

  @Test("GR-22: an ignored touch is not taken from its view")
  func ignoring() {
    final class Choosy: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
        state = .ended
      }
    }
    _ = device.attach(Choosy(), "choosy", to: card)
    #expect(device.run(tap) == ["choosy ended", "card began", "card ended"])
  }

  @Test("GR-25: the first to recognize excludes the others")
  func exclusion() {
    _ = device.attach(UIPanGestureRecognizer(), "pan", to: card)
    _ = device.attach(UILongPressGestureRecognizer(), "press", to: card)
    let story = device.run(drag(60, 0) + [.wait(1)])
    #expect(story.contains("press failed") && !story.contains("press began"))
  }

  @Test("GR-26: at the same event the nearest to the leaf wins, of one view the last added")
  func ties() {
    _ = device.attach(UITapGestureRecognizer(), "outer", to: device.window)
    _ = device.attach(UITapGestureRecognizer(), "first", to: card)
    _ = device.attach(UITapGestureRecognizer(), "last", to: card)
    #expect(
      device.run(tap) == [
        "card began", "last ended", "first failed", "outer failed", "card cancelled",
      ])
  }

  @Test("GR-27: recognizers on siblings run at the same time, driven by different fingers")
  func apart() {
    let other = device.view("other", 0, 500, 390, 200)
    _ = device.attach(UIPanGestureRecognizer(), "one", to: card)
    _ = device.attach(UIPanGestureRecognizer(), "two", to: other)
    let story = device.run([
      .down(150, 150, finger: 1), .down(150, 550, finger: 2), .move(180, 150, finger: 1),
      .move(180, 550, finger: 2), .move(190, 150, finger: 1),
    ])
    #expect(story.contains("one began") && story.contains("two began"))
    #expect(story.last == "one changed")
  }

  @Test("GR-28: without a requirement single fires at the first lift, double at the second")
  func singleAndDouble() {
    for isDoubleFirst in [true, false] {
      let device = Device()
      let card = device.view("card", 100, 100, 200, 200)
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      for recognizer in isDoubleFirst ? [double, single] : [single, double] {
        _ = device.attach(recognizer, recognizer === single ? "single" : "double", to: card)
      }
      let story = device.run([
        .down(150, 150), .up(after: 0.05), .down(150, 150, after: 0.1), .up(after: 0.05), .wait(1),
      ])
      #expect(
        story.filter { $0.hasSuffix("ended") } == ["single ended", "double ended"], "\(story)")
    }
  }

  @Test("GR-29: either delegate can allow both, and a no forbids nothing")
  func simultaneity() {
    for isFirst in [true, false] {
      let device = Device()
      let card = device.view("card", 100, 100, 200, 200)
      let pan = device.attach(UIPanGestureRecognizer(), "pan", to: card)
      let other = device.attach(UIPanGestureRecognizer(), "other", to: card)
      let (yes, no) = (Deciding(), Deciding())
      yes.simultaneously = { _, _ in true }
      pan.delegate = isFirst ? yes : no
      other.delegate = isFirst ? no : yes
      let story = device.run(drag(60, 0))
      #expect(story.contains("pan began") && story.contains("other began"))
    }
  }

  @Test("GR-30: a button keeps a single tap against its superview; GR-34: not a double tap")
  func buttonsKeep() {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    device.name(button, "button")
    card.addSubview(button)
    let recognizer = device.attach(UITapGestureRecognizer(), "tap", to: card)
    #expect(
      device.run(tap) == [
        "button touchDown", "tap failed", "button touchUpInside", "button primaryActionTriggered",
      ])
    recognizer.numberOfTapsRequired = 2
    let twice: [Device.Input] = tap + [.down(150, 150, after: 0.1), .up(after: 0.05)]
    #expect(device.run([.wait(1)] + twice).contains("tap ended"))
  }

  @Test("GR-31: a recognizer on the control itself wins over its action")
  func ownRecognizer() {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    device.name(button, "button")
    card.addSubview(button)
    _ = device.attach(UITapGestureRecognizer(), "tap", to: button)
    #expect(device.run(tap) == ["button touchDown", "tap ended", "button touchCancel"])
  }

  @Test("GR-33: a plain UIControl loses against a superview's tap")
  func plainControl() {
    let control = UIControl(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    device.name(control, "control")
    card.addSubview(control)
    _ = device.attach(UITapGestureRecognizer(), "tap", to: card)
    #expect(device.run(tap) == ["control touchDown", "tap ended", "control touchCancel"])
  }

  @Test("GR-35: a delegate that lets it not begin makes it fail, at the transition")
  func shouldBegin() {
    let delegate = Deciding()
    delegate.shouldBegin = { _ in false }
    device.attach(UIPanGestureRecognizer(), "pan", to: card).delegate = delegate
    #expect(
      device.run([.down(150, 150), .move(155, 150), .move(170, 150), .up()])
        == ["card began", "card moved", "pan failed", "card moved", "card ended"])
    #expect(delegate.asked.filter { $0 == "shouldBegin" }.count == 1)
  }

  @Test("GR-36, GR-38: a single tap that waits for a double fires when the double's time is over")
  func waiting() {
    let single = device.attach(UITapGestureRecognizer(), "single", to: card)
    let double = device.attach(UITapGestureRecognizer(), "double", to: card)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    #expect(device.run(tap + [.wait(0.3)]) == ["card began"])
    #expect(device.run([.wait(0.1)]) == ["double failed", "single ended", "card cancelled"])
    let twice = device.run(tap + [.down(150, 150, after: 0.1), .up(after: 0.05), .wait(1)])
    #expect(twice.contains("double ended") && twice.contains("single failed"))
    #expect(!twice.contains("single ended"))
  }

  @Test("GR-37: a requirement of a delegate is made in the attempt, and asked for once")
  func dynamic() {
    let single = device.attach(UITapGestureRecognizer(), "single", to: card)
    let double = device.attach(UITapGestureRecognizer(), "double", to: card)
    double.numberOfTapsRequired = 2
    let delegate = Deciding()
    delegate.requireFailure = { $0 === single && $1 === double }
    single.delegate = delegate
    #expect(!device.run(tap + [.wait(0.2)]).contains("single ended"))
    #expect(device.run([.wait(0.2)]).contains("single ended"))
    #expect(delegate.asked.filter { $0 == "requireFailure" }.count == 1)
  }

  @Test("GR-36: who requires itself, or in a circle, is not let to")
  func circles() {
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    one.require(toFail: one)
    one.require(toFail: two)
    two.require(toFail: one)
    #expect(one.failureRequirements.count == 1 && two.failureRequirements.isEmpty)
  }

  @Test("GR-48: a long press begins by time alone, allows movement afterwards, ends with the lift")
  func longPress() {
    _ = device.attach(UILongPressGestureRecognizer(), "press", to: card)
    #expect(device.run([.down(150, 150), .wait(0.49)]) == ["card began"])
    #expect(device.run([.wait(0.02)]) == ["press began", "card cancelled"])
    #expect(device.run([.move(280, 280), .up()]) == ["press changed", "press ended"])
    #expect(
      device.run([.down(150, 150), .move(161, 150)]) == [
        "card began", "press failed", "card moved",
      ])
  }

  @Test("GR-49: a pan begins at 10 points, not at 9")
  func hysteresis() {
    _ = device.attach(UIPanGestureRecognizer(), "pan", to: card)
    #expect(
      device.run([.down(150, 150), .move(153, 150), .move(156, 150), .move(159, 150)]).last
        == "card moved")
    #expect(device.run([.move(160, 150)]).first == "pan began")
  }

  @Test("GR-51: 8 points are still a tap, 60 are none; GR-53: so are 0.4 seconds and 2.5")
  func tapBand() {
    _ = device.attach(UITapGestureRecognizer(), "tap", to: card)
    #expect(device.run([.down(150, 150), .move(158, 150), .up()]).contains("tap ended"))
    #expect(device.run([.down(150, 150), .move(210, 150), .up()]).contains("tap failed"))
    #expect(device.run([.down(150, 150), .up(after: 0.4)]).contains("tap ended"))
    #expect(device.run([.down(150, 150), .up(after: 2.5)]).contains("tap failed"))
  }

  @Test("GR-54: 100 points in 0.2 seconds are a swipe; 20 points, or 2 seconds, are none")
  func swipeBand() {
    let swipe = device.attach(UISwipeGestureRecognizer(), "swipe", to: card)
    #expect(device.run(drag(100, 0, steps: 10)).contains("swipe ended"))
    #expect(device.run(drag(20, 0)).contains("swipe failed"))
    #expect(
      device.run([.down(150, 150), .wait(2), .move(250, 150), .up()]).contains("swipe failed"))
    swipe.direction = [.left, .up]
    #expect(device.run(drag(0, -100)).contains("swipe ended"))
    #expect(device.run(drag(100, 0)).contains("swipe failed"))
  }

  @Test("GR-55: one finger never begins a pinch or a rotation")
  func oneFinger() {
    _ = device.attach(UIPinchGestureRecognizer(), "pinch", to: card)
    _ = device.attach(UIRotationGestureRecognizer(), "rotation", to: card)
    let story = device.run(drag(80, 80))
    #expect(!story.contains("pinch began") && !story.contains("rotation began"))
  }

  @Test("GR-23: scale and rotation are cumulative, and setting them makes them relative")
  func cumulative() {
    card.isMultipleTouchEnabled = true
    let pinch = device.attach(UIPinchGestureRecognizer(), "pinch", to: card)
    func fingers(_ distance: CGFloat, down: Bool = false) -> Device.Input {
      let places = [CGPoint(x: 200 - distance / 2, y: 200), CGPoint(x: 200 + distance / 2, y: 200)]
      return .together(
        places.enumerated().map {
          FingerChange($0.offset, down ? .down($0.element) : .move($0.element))
        })
    }
    device.run([fingers(100, down: true), fingers(150)])
    #expect(pinch.scale == 1.5)
    pinch.scale = 1
    device.run([fingers(180)])
    #expect(abs(pinch.scale - 1.2) < 0.0001)
  }

  @Test("GR-56: an edge pan begins only for a finger that comes in over its edge")
  func edge() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    _ = device.attach(edge, "edge", to: device.window)
    #expect(device.run([.down(1, 400), .move(30, 400)]).contains("edge began"))
    device.run([.up()])
    #expect(device.run([.down(100, 400), .move(150, 400), .up()]).contains("edge failed"))
  }
}
