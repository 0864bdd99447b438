import Foundation
import Testing
import UIKitModel

/// Which touches a recognizer gets, and what it may do with them (GR-6 to GR-24, GR-32, GR-52).
@Suite struct RecognizerTouchTests {
  private let device = Device()
  private let card: TellingView

  /// A recognizer that records its touches, and sets the given states.
  private final class Telling: UIGestureRecognizer {
    var told: [String] = []
    var onTouches: (Telling, String) -> Void = { _, _ in }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { hear("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { hear("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { hear("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      hear("cancelled")
    }
    override func reset() { told.append("reset") }
    private func hear(_ message: String) {
      told.append(message)
      onTouches(self, message)
    }
  }

  /// Implements one action, and records its arguments.
  private final class Performer: ActionPerforming {
    var called: [String] = []
    func perform(
      _ action: Selector, on target: AnyObject, sender: Any?, event: UIEvent?
    ) -> Bool {
      let state = (sender as? UIGestureRecognizer)?.state
      called.append("\(action) \(state.map { "\($0)" } ?? "-")")
      return true
    }
    func knows(_ selector: Selector, _ object: AnyObject) -> Bool { true }
    func answer(_ selector: Selector, of object: AnyObject, _ arguments: [Any?]) -> PerformedCall {
      .unknown
    }
    func doesNotRecognize(_ action: Selector, _ target: AnyObject) {}
  }

  init() {
    card = device.view("card", 100, 100, 200, 200)
  }

  private let tap: [Device.Input] = [.down(150, 150), .up(after: 0.05)]

  @Test("GR-6: kinds of touches that are not allowed never reach the recognizer")
  func kinds() {
    let telling = device.attach(Telling(), "telling", to: card)
    telling.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    device.run(tap)
    #expect(telling.told == [])
    telling.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    device.run(tap)
    #expect(telling.told.first == "began")
  }

  @Test("GR-7: one that has failed gets nothing more of the touches that run")
  func failed() {
    let telling = device.attach(Telling(), "telling", to: card)
    telling.onTouches = { recognizer, message in
      if message == "moved" { recognizer.state = .failed }
    }
    device.run([.down(150, 150), .move(160, 150), .move(170, 150), .up()])
    #expect(telling.told == ["began", "moved", "reset"])
  }

  @Test("GR-8 (inferred): one that is added while a touch runs does not get that touch")
  func late() {
    let telling = Telling()
    device.run([.down(150, 150)])
    _ = device.attach(telling, "telling", to: card)
    device.run([.move(170, 150), .up()])
    #expect(telling.told == [])
    device.run([.wait(1), .down(150, 150)])
    #expect(telling.told == ["began"])
  }

  @Test("GR-9: a view that keeps its touches to itself hides none from recognizers above")
  func hidesNothing() {
    let telling = device.attach(Telling(), "telling", to: device.window)
    telling.onTouches = { if $1 == "ended" { $0.state = .failed } }
    #expect(device.run(tap).prefix(1) == ["card began"])
    #expect(telling.told == ["began", "ended", "reset"])
  }

  @Test("GR-10: the states and their numbers; recognized is another name of ended")
  func numbers() {
    #expect(UIGestureRecognizer.State.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test("GR-14: UIKit makes the step back to possible, not the subclass")
  func backToPossible() {
    let telling = device.attach(Telling(), "telling", to: card)
    telling.onTouches = { recognizer, message in
      recognizer.state = message == "began" ? .began : .possible
    }
    device.run([.down(150, 150), .move(160, 150)])
    #expect(telling.state == .changed)
  }

  @Test("GR-15: actions come for began, changed, ended, cancelled and recognized, not for failed")
  func actions() {
    let performer = Performer()
    device.application.actionPerformer = performer
    let pan = device.attach(UIPanGestureRecognizer(), "pan", to: card)
    pan.addTarget(card, action: Selector("panned:"))
    device.run([.down(150, 150), .move(170, 150), .move(180, 150), .up()])
    #expect(performer.called == ["panned: began", "panned: changed", "panned: ended"])
    performer.called = []
    device.run([.down(150, 150, after: 1), .up()])
    #expect(performer.called == [])
    device.run([.down(150, 150, after: 1), .move(170, 150), .cancel()])
    #expect(performer.called == ["panned: began", "panned: cancelled"])
  }

  @Test("GR-17, GR-21: the view loses its touch right before the action, in the same update")
  func cancelsFirst() {
    let performer = Performer()
    device.application.actionPerformer = performer
    let recognizer = device.attach(UITapGestureRecognizer(), "tap", to: card)
    recognizer.addTarget(card, action: Selector("tapped:"))
    var before = -1
    card.onTouch = { message, _, _ in
      if message == "cancelled" { before = performer.called.count }
    }
    device.run(tap)
    #expect(before == 0 && performer.called == ["tapped: ended"])
  }

  @Test("GR-19: those that a requirement links are reset together, when the last is through")
  func linked() {
    let first = device.attach(Telling(), "first", to: card)
    let second = device.attach(Telling(), "second", to: card)
    first.require(toFail: second)
    first.onTouches = { if $1 == "began" { $0.state = .failed } }
    second.onTouches = { if $1 == "ended" { $0.state = .failed } }
    device.run([.down(150, 150), .move(160, 150)])
    #expect(first.told == ["began"])
    device.run([.up()])
    #expect(first.told == ["began", "reset"] && second.told.last == "reset")
  }

  @Test(
    "GR-24: the place is the middle of the fingers; of a swipe its start, of a double tap the first"
  )
  func places() {
    let pan = device.attach(UIPanGestureRecognizer(), "pan", to: device.window)
    device.run([
      .down(150, 150, finger: 1), .down(250, 150, finger: 2), .move(270, 150, finger: 2),
    ])
    #expect(pan.location(in: nil) == CGPoint(x: 210, y: 150))
    #expect(pan.location(ofTouch: 1, in: card) == CGPoint(x: 170, y: 50))
    #expect(pan.location(ofTouch: 9, in: card) == .zero)
    device.run([.up(finger: 1), .up(finger: 2)])
    pan.view?.removeGestureRecognizer(pan)
    var places: [CGPoint] = []
    let swipe = Placed(UISwipeGestureRecognizer()) { places.append($0) }
    _ = device.attach(swipe.recognizer, "swipe", to: card)
    device.application.actionPerformer = swipe
    device.run([.wait(1), .down(120, 150)] + (1...6).map { .move(120 + 20 * CGFloat($0), 150) })
    device.run([.up(), .wait(1)])
    let double = Placed(UITapGestureRecognizer()) { places.append($0) }
    (double.recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = 2
    _ = device.attach(double.recognizer, "double", to: card)
    device.application.actionPerformer = double
    device.run([.down(150, 200), .up(), .down(160, 205, after: 0.1), .up()])
    #expect(places == [CGPoint(x: 120, y: 150), CGPoint(x: 150, y: 200)])
  }

  /// Tells where a recognizer says that it is when it acts.
  private final class Placed: ActionPerforming {
    let recognizer: UIGestureRecognizer
    private let tell: (CGPoint) -> Void

    init(_ recognizer: UIGestureRecognizer, _ tell: @escaping (CGPoint) -> Void) {
      self.recognizer = recognizer
      self.tell = tell
      recognizer.addTarget(self, action: Selector("act"))
    }

    func perform(_ action: Selector, on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
      tell(recognizer.location(in: nil))
      return true
    }
    func knows(_ selector: Selector, _ object: AnyObject) -> Bool { true }
    func answer(_ selector: Selector, of object: AnyObject, _ arguments: [Any?]) -> PerformedCall {
      .unknown
    }
    func doesNotRecognize(_ action: Selector, _ target: AnyObject) {}
  }

  @Test(
    "GR-32: the view that is hit is asked when a recognizer would take its touch, and can refuse")
  func viewRefuses() {
    final class Refusing: UIView {
      var asked = 0
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return false
      }
    }
    let view = Refusing(frame: card.bounds)
    card.addSubview(view)
    let far = device.attach(UITapGestureRecognizer(), "far", to: device.window)
    #expect(device.run(tap).contains("far failed"))
    #expect(view.asked == 1)
    far.cancelsTouchesInView = false
    #expect(device.run([.wait(1)] + tap).contains("far ended"))
    #expect(view.asked == 1)
  }

  @Test("GR-52: 0.3 s between two taps are a double tap, 0.5 s are two single ones")
  func gap() {
    let double = device.attach(UITapGestureRecognizer(), "double", to: card)
    double.numberOfTapsRequired = 2
    let second: (TimeInterval) -> [Device.Input] = {
      [.down(150, 150), .up(after: 0.05), .down(150, 150, after: $0), .up(after: 0.05), .wait(2)]
    }
    #expect(device.run(second(0.3)).contains("double ended"))
    #expect(!device.run(second(0.5)).contains("double ended"))
  }

  @Test("GR-48 (inferred): a second finger fails a long press that has not begun, and no other")
  func secondFinger() {
    let press = device.attach(UILongPressGestureRecognizer(), "press", to: card)
    #expect(
      device.run([.down(150, 150), .down(200, 200, finger: 2), .wait(1)]).contains("press failed"))
    device.run([.up(), .up(finger: 2), .wait(1)])
    device.run([.down(150, 150), .wait(0.6), .down(200, 200, finger: 2), .up(finger: 2)])
    #expect(press.state == .began && press.numberOfTouches == 1)
    #expect(device.run([.up()]).contains("press ended"))
  }
}
