import Foundation
import Testing
import UIKitModel

/// Phases, places and ends of touches, turns of the run loop, and what learners believe of them.
@Suite struct TouchLifeTests {
  private let device = Device()

  @Test("UT-3: the phases and their numbers; PL-5: the kinds of events")
  func numbers() {
    #expect(UITouch.Phase.allCases.map(\.rawValue) == Array(0...7))
    #expect(
      UIEvent.EventType.allCases.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
  }

  @Test("UT-4, UT-5: began, then moves, then one end, for every finger by itself")
  func lives() {
    let view = device.view("view", 0, 0, 300, 300)
    view.isMultipleTouchEnabled = true
    var phases: [Int: [Int]] = [:]
    view.onTouch = { _, touches, _ in
      for touch in touches { phases[touch.finger, default: []].append(touch.phase.rawValue) }
    }
    device.run([
      .down(50, 50, finger: 1), .down(100, 50, finger: 2), .move(60, 50, finger: 1),
      .together([FingerChange(1, .move(CGPoint(x: 70, y: 50))), FingerChange(2, .up)]),
      .cancel(finger: 1),
    ])
    #expect(phases == [1: [0, 1, 1, 4], 2: [0, 3]])
  }

  @Test("UT-12: precise places are the same here, and no other view than the one that was hit")
  func precise() {
    let view = device.view("view", 10, 0, 300, 300)
    var told: [CGPoint] = []
    view.onTouch = { [view] _, touches, _ in
      guard let touch = touches.first else { return }
      told += [touch.preciseLocation(in: view), touch.precisePreviousLocation(in: view)]
    }
    device.run([.down(50, 50), .move(60, 50)])
    #expect(told.map(\.x) == [40, 40, 50, 40])
  }

  @Test("UT-15: tapCount drops to 0 when the finger moves too far for a tap")
  func tapCount() {
    let view = device.view("view", 0, 0, 390, 844)
    var counts: [Int] = []
    view.onTouch = { _, touches, _ in counts.append(touches.first?.tapCount ?? -1) }
    device.run([.down(50, 50), .move(55, 50), .move(200, 50), .up()])
    #expect(counts == [1, 1, 0, 0])
  }

  @Test("UT-19 (inferred): of two fingers in one event a view without multiple touch gets one")
  func together() {
    _ = device.view("view", 0, 0, 300, 300)
    let story = device.run([
      .together([
        FingerChange(1, .down(CGPoint(x: 50, y: 50))),
        FingerChange(2, .down(CGPoint(x: 90, y: 50))),
      ]), .up(finger: 1), .up(finger: 2),
    ])
    #expect(story == ["view began", "view ended"])
  }

  @Test("PL-6, PL-7: however often layout is asked for in an event, it comes once, at its end")
  func turn() {
    final class Laying: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = device.view("view", 0, 0, 300, 300)
    let laying = Laying(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(laying)
    laying.layoutIfNeeded()
    var during: [Int] = []
    view.onTouch = { _, _, _ in
      for _ in 0..<3 { laying.setNeedsLayout() }
      during.append(laying.count)
    }
    let application = device.application
    application.eventQueue.onTurnEnd = { application.runUpdateCycle() }
    let before = laying.count
    device.run([.down(50, 50)])
    #expect(during == [before] && laying.count == before + 1)
  }

  @Test("Section 14: a touch ends when the finger lifts, not when it leaves the view")
  func leaves() {
    _ = device.view("view", 0, 0, 100, 100)
    #expect(
      device.run([.down(50, 50), .move(300, 300), .move(50, 50), .up()])
        == ["view began", "view moved", "view moved", "view ended"])
  }

  @Test("Section 14: the set of a view without multiple touch has one finger, allTouches has all")
  func allTouches() {
    let view = device.view("view", 0, 0, 300, 300)
    var counts: [(Int, Int)] = []
    view.onTouch = { _, touches, event in
      counts.append((touches.count, event?.allTouches?.count ?? 0))
    }
    device.run([.down(50, 50), .down(100, 50, finger: 2), .move(60, 50)])
    #expect(counts.map(\.0) == [1, 1] && counts.map(\.1) == [1, 2])
  }

  @Test("Section 14: a parent without touch methods cuts off nobody, one that is disabled does")
  func parents() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    device.window.addSubview(parent)
    _ = device.view("child", 0, 0, 100, 100, in: parent)
    #expect(device.run([.down(50, 50), .up()]) == ["child began", "child ended"])
    parent.isUserInteractionEnabled = false
    #expect(device.run([.down(50, 50), .up()]) == [])
  }

  @Test("Section 14: gestures do not always win: a button keeps its tap against its superview")
  func priority() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    device.name(button, "button")
    device.window.addSubview(button)
    _ = device.attach(UITapGestureRecognizer(), "tap", to: device.window)
    let story = device.run([.down(50, 50), .up()])
    #expect(story.contains("button touchUpInside") && story.contains("tap failed"))
  }

  @Test("Section 14: shouldBegin is asked when the recognizer wants to leave possible")
  func shouldBegin() {
    let delegate = Deciding()
    device.attach(UIPanGestureRecognizer(), "pan", to: device.window).delegate = delegate
    device.run([.down(50, 50), .move(55, 50)])
    #expect(!delegate.asked.contains("shouldBegin"))
    device.run([.move(80, 50)])
    #expect(delegate.asked.contains("shouldBegin"))
  }
}
