import Foundation
import Testing
import UIKitModel

/// The messages to a view while recognizers decide (GR-41 to GR-46): P a pinch on the parent, T a
/// tap on the child, V the child.
@Suite struct GestureVectorTests {
  private let device = Device()
  private let parent: TellingView
  private let child: TellingView

  init() {
    parent = device.view("P-view", 0, 0, 390, 844)
    child = device.view("V", 100, 100, 200, 200, in: parent)
    child.isMultipleTouchEnabled = true
  }

  private let pinch: [Device.Input] = [
    .together([
      FingerChange(1, .down(CGPoint(x: 150, y: 200))),
      FingerChange(2, .down(CGPoint(x: 250, y: 200))),
    ]),
    .together([
      FingerChange(1, .move(CGPoint(x: 148, y: 200))),
      FingerChange(2, .move(CGPoint(x: 252, y: 200))),
    ]),
    .together([
      FingerChange(1, .move(CGPoint(x: 130, y: 200))),
      FingerChange(2, .move(CGPoint(x: 270, y: 200))),
    ]),
    .together([
      FingerChange(1, .move(CGPoint(x: 110, y: 200))),
      FingerChange(2, .move(CGPoint(x: 290, y: 200))),
    ]),
    .together([FingerChange(1, .up), FingerChange(2, .up)]),
  ]

  @Test("GR-41: two fingers, the pinch recognizes at the second move and takes the touches")
  func pinchTakes() {
    _ = device.attach(UIPinchGestureRecognizer(), "P", to: parent)
    #expect(
      device.run(pinch) == [
        "V began 2", "V moved 2", "P began", "V cancelled 2", "P changed", "P ended",
      ])
  }

  @Test("GR-42: the same with cancelsTouchesInView false: the view goes on to hear")
  func pinchLeaves() {
    device.attach(UIPinchGestureRecognizer(), "P", to: parent).cancelsTouchesInView = false
    #expect(
      device.run(pinch) == [
        "V began 2", "V moved 2", "P began", "V moved 2", "P changed", "V moved 2", "P ended",
        "V ended 2",
      ])
  }

  @Test("GR-43: delaysTouchesEnded, a double tap, one tap made: ended comes when the time is over")
  func endedIsDelayed() {
    device.attach(UITapGestureRecognizer(), "T", to: child).numberOfTapsRequired = 2
    #expect(
      device.run([.down(150, 150), .move(152, 150), .up(), .wait(0.3)]) == ["V began", "V moved"])
    #expect(device.run([.wait(0.1)]) == ["T failed", "V ended"])
  }

  @Test("GR-43: with delaysTouchesEnded false the view hears of the lift at once")
  func endedIsNotDelayed() {
    let tap = device.attach(UITapGestureRecognizer(), "T", to: child)
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false
    #expect(device.run([.down(150, 150), .up()]) == ["V began", "V ended"])
  }

  @Test(
    "GR-44: delaysTouchesBegan, the finger moves until the tap fails: began as of then, one moved")
  func beganIsDelayed() {
    device.attach(UITapGestureRecognizer(), "T", to: child).delaysTouchesBegan = true
    var places: [String] = []
    child.onTouch = { message, touches, _ in
      guard let touch = touches.first else { return }
      let place = touch.location(in: nil)
      let time = touch.timestamp - SimulatedClock.uptime(at: 0)
      places.append("\(message) \(Int(place.x)) at \(Int((time * 100).rounded()))")
    }
    let heard = device.run([
      .down(150, 150), .move(160, 150), .move(180, 150), .move(200, 150), .move(210, 150), .up(),
    ])
    #expect(heard == ["T failed", "V began", "V moved", "V moved", "V ended"])
    #expect(places == ["began 150 at 0", "moved 200 at 6", "moved 210 at 8", "ended 210 at 10"])
  }

  @Test("GR-45: as before, but the tap recognizes: the view never hears of the touch")
  func beganNeverComes() {
    device.attach(UITapGestureRecognizer(), "T", to: child).delaysTouchesBegan = true
    #expect(device.run([.down(150, 150), .up()]) == ["T ended"])
  }

  @Test("GR-46: with all recognizers failed quickly the view hears everything")
  func failedChangesNothing() {
    let tap = device.attach(UITapGestureRecognizer(), "T", to: child)
    tap.numberOfTouchesRequired = 2
    tap.isEnabled = false
    #expect(
      device.run([.down(150, 150), .move(155, 150), .up()]) == ["V began", "V moved", "V ended"])
  }
}
