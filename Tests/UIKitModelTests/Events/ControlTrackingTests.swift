import Foundation
import Testing
import UIKitModel

/// The effects of touches on controls (CT-4 to CT-28).
@Suite struct ControlTrackingTests {
  private let device = Device()

  private func add<Control: UIControl>(_ control: Control, _ name: String = "c") -> Control {
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    // A switch and a stepper keep their sizes (UI-7).
    control.center = CGPoint(x: 150, y: 150)
    device.name(control, name)
    device.window.addSubview(control)
    return control
  }

  @Test("CT-4, CT-5: a disabled control wins the hit test and does nothing")
  func disabled() {
    let button = add(UIButton())
    button.isEnabled = false
    #expect(device.run([.down(150, 150), .up()]) == [])
    #expect(device.application.hitTest(CGPoint(x: 150, y: 150), with: nil) === button)
  }

  @Test("CT-6, CT-7: highlighted while the finger is inside")
  func highlighted() {
    let button = add(UIButton())
    device.run([.down(150, 150)])
    #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
    device.run([.move(150, 350)])
    #expect(!button.isHighlighted && !button.isTouchInside)
    device.run([.move(150, 150)])
    #expect(button.isHighlighted)
    device.run([.up()])
    #expect(!button.isHighlighted && !button.isTracking)
  }

  @Test("CT-9: when beginTracking refuses, no event is sent for that touch")
  func refused() {
    final class Refusing: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    _ = add(Refusing())
    #expect(device.run([.down(150, 150), .move(160, 150), .up()]) == [])
  }

  @Test("CT-10: touchDownRepeat comes besides touchDown with the second tap")
  func repeated() {
    _ = add(UIControl())
    #expect(
      device.run([.down(150, 150), .up(), .down(150, 150, after: 0.1)]) == [
        "c touchDown", "c touchUpInside", "c touchDown", "c touchDownRepeat",
      ])
  }

  @Test("CT-11, CT-12, CT-13: drags inside and outside, one exit and one enter at the crossings")
  func drags() {
    _ = add(UIControl())
    let story = device.run([
      .down(150, 150), .move(150, 160), .move(150, 400), .move(150, 410), .move(150, 150), .up(),
    ])
    #expect(story[0...1] == ["c touchDown", "c touchDragInside"])
    #expect(Set(story[2...3]) == ["c touchDragOutside", "c touchDragExit"])
    #expect(story[4] == "c touchDragOutside")
    #expect(Set(story[5...6]) == ["c touchDragInside", "c touchDragEnter"])
    #expect(story[7] == "c touchUpInside")
  }

  @Test("CT-15: 50 points off a button still count as inside, 120 do not")
  func tolerance() {
    _ = add(UIControl())
    #expect(device.run([.down(150, 150), .move(150, 250), .up()]).last == "c touchUpInside")
    #expect(device.run([.down(150, 150), .move(150, 320), .up()]).last == "c touchUpOutside")
  }

  @Test("CT-17: one touch at a time")
  func oneTouch() {
    add(UIControl()).isMultipleTouchEnabled = true
    let story = device.run([
      .down(150, 150, finger: 1), .down(160, 150, finger: 2), .up(finger: 2), .up(finger: 1),
    ])
    #expect(story == ["c touchDown", "c touchUpInside"])
  }

  @Test("CT-18: a control that leaves its window while it tracks is told without an event")
  func leaving() {
    final class Told: UIControl {
      var events: [UIEvent?] = []
      override func cancelTracking(with event: UIEvent?) { events.append(event) }
    }
    let control = add(Told())
    device.run([.down(150, 150)])
    control.removeFromSuperview()
    #expect(control.events.count == 1 && control.events[0] == nil)
  }

  @Test("CT-19: in the action of the lift nothing is tracked any more")
  func afterTracking() {
    let button = add(UIButton())
    var states: [Bool] = []
    button.addAction(
      UIAction { [unowned button] _ in states += [button.isTracking, button.isHighlighted] },
      for: .touchUpInside)
    device.run([.down(150, 150), .up()])
    #expect(states == [false, false])
  }

  @Test("CT-14: a cancelled touch sends touchCancel, and nothing else")
  func cancelled() {
    _ = add(UIControl())
    #expect(device.run([.down(150, 150), .cancel()]) == ["c touchDown", "c touchCancel"])
  }

  @Test("CT-25: a switch turns and tells, a slider follows the finger, a stepper counts")
  func values() {
    let toggle = add(UISwitch())
    #expect(device.run([.down(150, 150), .up()]).contains("c valueChanged") && toggle.isOn)
    toggle.removeFromSuperview()
    let slider = add(UISlider())
    slider.frame.size.width = 231
    device.run([.down(115, 150), .move(215, 150), .up()])
    #expect(slider.value == 0.5)
    slider.removeFromSuperview()
    let stepper = add(UIStepper())
    device.run([
      .down(180, 150), .up(), .down(180, 150, after: 1), .up(), .down(110, 150, after: 1), .up(),
    ])
    #expect(stepper.value == 1)
  }

  @Test("CT-25: a switch that is dragged goes to that side, and tells only of a change")
  func draggedSwitch() {
    let toggle = add(UISwitch())
    func drag(to x: CGFloat) -> Bool {
      device.run([.down(150, 150), .move(x, 150), .up(), .wait(1)]).contains("c valueChanged")
    }
    #expect(drag(to: 170) && toggle.isOn)
    #expect(!drag(to: 170) && toggle.isOn)
    #expect(drag(to: 130) && !toggle.isOn)
    #expect(drag(to: 152) && toggle.isOn)
  }

  @Test("CT-26: a slider that is not continuous tells once, at the end")
  func notContinuous() {
    let slider = add(UISlider())
    slider.isContinuous = false
    let story = device.run([.down(115, 150), .move(130, 150), .move(150, 150), .up()])
    #expect(story.filter { $0 == "c valueChanged" }.count == 1)
  }

  @Test("CT-27: a menu as the primary action comes with the finger, and touchUpInside does not")
  func menu() {
    add(UIButton()).showsMenuAsPrimaryAction = true
    let story = device.run([.down(150, 150), .up()])
    #expect(story.contains("c menuActionTriggered") && !story.contains("c touchUpInside"))
  }

  @Test("FR-6: a text field makes itself first responder when it is tapped")
  func textField() {
    let field = add(UITextField())
    #expect(device.run([.down(150, 150), .up()]).contains("c editingDidBegin"))
    #expect(field.isFirstResponder)
  }
}
