import Foundation
import Testing
import UIKitModel

/// Touches from down to up (PL, UT).
@Suite struct TouchTests {
  private let device = Device()

  @Test("PL-1, PL-2: application, window, view; the touch has its view when sendEvent is entered")
  func pipeline() {
    final class Window: UIWindow {
      var views: [UIView?] = []
      override func sendEvent(_ event: UIEvent) {
        views.append(event.allTouches?.first?.view)
        super.sendEvent(event)
      }
    }
    device.application.makeCurrent()
    let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.makeKeyAndVisible()
    let view = device.view("view", 0, 0, 100, 100, in: window)
    #expect(device.run([.down(50, 50), .up()]) == ["view began", "view ended"])
    #expect(window.views.count == 2 && window.views.allSatisfy { $0 === view })
  }

  @Test("PL-3: inputs are handled first in, first out")
  func order() {
    _ = device.view("view", 0, 0, 100, 100)
    let queue = device.application.eventQueue
    queue.add(.fingers([FingerChange(1, .down(CGPoint(x: 5, y: 5)))]))
    queue.add(.fingers([FingerChange(1, .move(CGPoint(x: 6, y: 5)))]), after: 0.1)
    queue.add(.fingers([FingerChange(1, .up)]), after: 0.1)
    device.forget()
    queue.handleAll()
    #expect(device.story == ["view began", "view moved", "view ended"])
    #expect(abs(device.application.clock.now - 0.2) < 0.0001)
  }

  @Test("UT-1, UT-2: one object from down to up, its view stays although the finger leaves")
  func oneTouch() {
    let view = device.view("view", 0, 0, 100, 100)
    _ = device.view("other", 200, 0, 100, 100)
    var touches: Set<UITouch> = []
    view.onTouch = {
      touches.formUnion($1); _ = ($0, $2)
    }
    #expect(
      device.run([.down(50, 50), .move(250, 50), .up()]) == [
        "view began", "view moved", "view ended",
      ])
    #expect(touches.count == 1 && touches.first?.view === view)
  }

  @Test("UT-6, UT-7: a finger that rests is stationary, in allTouches and in no set")
  func stationary() {
    let view = device.view("view", 0, 0, 300, 300)
    view.isMultipleTouchEnabled = true
    var phases: [[Int]] = []
    view.onTouch = { _, _, event in
      phases.append((event?.touchesInOrder ?? []).map(\.phase.rawValue))
    }
    let story = device.run([
      .down(50, 50, finger: 1), .down(150, 50, finger: 2), .move(60, 50, finger: 1),
    ])
    #expect(story == ["view began", "view began", "view moved"])
    #expect(phases == [[0], [2, 0], [1, 2]])
  }

  @Test("UT-8: all events of one sequence are the same object")
  func oneEvent() {
    let view = device.view("view", 0, 0, 300, 300)
    var events: [UIEvent] = []
    view.onTouch = { _, _, event in if let event { events.append(event) } }
    device.run([.down(50, 50), .move(60, 50), .up(), .down(50, 50, after: 1)])
    #expect(events[0] === events[1] && events[1] === events[2] && events[2] !== events[3])
  }

  @Test(
    "UT-9, UT-10, UT-11: places are converted when asked; the place before is the event's before")
  func places() {
    let view = device.view("view", 100, 100, 200, 200)
    var told: [CGPoint] = []
    view.onTouch = { [view] message, touches, _ in
      guard let touch = touches.first else { return }
      told += [touch.location(in: view), touch.previousLocation(in: nil)]
      guard message == "moved" else { return }
      view.frame.origin.x += 10
      told.append(touch.location(in: view))
    }
    device.run([.down(110, 120), .move(130, 120)])
    #expect(
      told == [
        CGPoint(x: 10, y: 20), CGPoint(x: 110, y: 120), CGPoint(x: 30, y: 20),
        CGPoint(x: 110, y: 120), CGPoint(x: 20, y: 20),
      ])
  }

  @Test("UT-13, UT-14: tapCount counts touch-downs near one place within a short time")
  func tapCount() {
    let view = device.view("view", 0, 0, 390, 844)
    var counts: [Int] = []
    view.onTouch = {
      if $0 == "began" { counts.append($1.first?.tapCount ?? -1) }; _ = $2
    }
    device.run([
      .down(50, 50), .up(), .down(52, 50, after: 0.1), .up(), .down(52, 50, after: 0.1), .up(),
      .down(52, 50, after: 0.5), .up(), .down(300, 300, after: 0.1), .up(),
    ])
    #expect(counts == [1, 2, 3, 1, 1])
  }

  @Test("UT-16, UT-17, UT-18: without multiple touch a view gets the first finger only")
  func oneFinger() {
    let view = device.view("view", 0, 0, 300, 300)
    let pinch = device.attach(UIPinchGestureRecognizer(), "pinch", to: view)
    pinch.cancelsTouchesInView = false
    let story = device.run([
      .down(50, 50, finger: 1), .down(150, 50, finger: 2), .move(250, 50, finger: 2),
      .up(finger: 1), .move(240, 50, finger: 2), .up(finger: 2),
    ])
    #expect(story.filter { $0.hasPrefix("view") } == ["view began", "view ended"])
    #expect(story.contains("pinch began"))
  }

  @Test("UT-20, UT-21, UT-22: an exclusive view blocks others, and is blocked by others")
  func exclusive() {
    for isFirst in [true, false] {
      let device = Device()
      let (one, two) = (
        device.view("one", 0, 0, 100, 100), device.view("two", 200, 0, 100, 100)
      )
      (isFirst ? one : two).isExclusiveTouch = true
      let story = device.run([
        .down(50, 50, finger: 1), .down(250, 50, finger: 2), .up(finger: 1), .up(finger: 2),
      ])
      #expect(story == ["one began", "one ended"])
      #expect(
        device.run([.down(250, 50, finger: 2), .up(finger: 2)]) == ["two began", "two ended"])
    }
  }

  @Test("UT-23: a view that leaves its window, and the system, cancel touches")
  func cancelled() {
    let view = device.view("view", 0, 0, 100, 100)
    device.run([.down(50, 50)])
    device.forget()
    view.removeFromSuperview()
    #expect(device.story == ["view cancelled"])
    #expect(device.run([.move(60, 50), .up()]) == [])
    device.window.addSubview(view)
    #expect(device.run([.down(50, 50), .cancel()]) == ["view began", "view cancelled"])
  }

  @Test("UT-25: a view that removes itself in touchesBegan hands its touch to nobody else")
  func removedInside() {
    let below = device.view("below", 0, 0, 300, 300)
    let view = device.view("view", 0, 0, 100, 100)
    view.onTouch = { [view] message, _, _ in if message == "began" { view.removeFromSuperview() } }
    #expect(device.run([.down(50, 50), .move(60, 50), .up()]).allSatisfy { $0.hasPrefix("view") })
    #expect(below.superview != nil)
  }

  @Test("UT-26, UT-27: ignored touches are lost, and stay dead")
  func ignoring() {
    _ = device.view("view", 0, 0, 100, 100)
    device.application.beginIgnoringInteractionEvents()
    device.application.beginIgnoringInteractionEvents()
    device.application.endIgnoringInteractionEvents()
    #expect(device.run([.down(50, 50)]) == [])
    device.application.endIgnoringInteractionEvents()
    #expect(device.run([.move(60, 50), .up()]) == [])
    #expect(device.run([.down(50, 50)]) == ["view began"])
  }

  @Test("UT-29: gestureRecognizers are those that receive the touch")
  func receiving() {
    let view = device.view("view", 0, 0, 100, 100)
    let tap = device.attach(UITapGestureRecognizer(), "tap", to: view)
    var counts: [Int] = []
    view.onTouch = { _, touches, _ in counts.append(touches.first?.gestureRecognizers?.count ?? 0) }
    device.run([.down(50, 50)])
    tap.isEnabled = false
    device.run([.move(60, 50)])
    #expect(counts == [1, 0])
  }
}
