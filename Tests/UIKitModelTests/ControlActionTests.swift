import Foundation
import Testing
import UIKitModel

/// Actions and states of controls.
@Suite struct ControlActionTests {
  @Test("CT-1, CT-2: the bits of events")
  func bits() {
    #expect(UIControl.Event.touchUpInside.rawValue == 1 << 6)
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(!UIControl.Event.allTouchEvents.contains(.valueChanged))
    #expect(!UIControl.Event.allTouchEvents.contains(.primaryActionTriggered))
  }

  @Test("CT-3: the state is what the flags add up to")
  func state() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
  }

  @Test("CT-20, CT-22: closures run for events that they are for, once")
  func closures() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: .touchUpInside)
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(count == 1)
    control.removeAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }

  @Test("CT-20, CT-21, CT-22: overriding sendAction sees each pair; targets are not retained")
  func targets() {
    final class Listening: UIControl {
      var sent: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append(action.name)
      }
    }
    let control = Listening()
    weak var gone: UIView?
    do {
      let target = UIView()
      gone = target
      control.addTarget(target, action: Selector("tap"), for: .touchUpInside)
      control.addTarget(target, action: Selector("tap"), for: .touchUpInside)
      control.addTarget(nil, action: Selector("along:"), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(control.sent == ["tap", "along:"])
      #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tap"])
      #expect(control.allTargets.contains { $0.base is NSNull })
    }
    #expect(gone == nil)
    control.sendActions(for: .touchUpInside)
    #expect(control.sent == ["tap", "along:", "along:"])
  }

  @Test("TA-4, TA-6: without a target the chain is asked, from the sender on")
  func responderChain() {
    final class Performer: ActionPerforming {
      var asked: [AnyObject] = []
      var answering: AnyObject?
      func perform(
        _ action: Selector, on target: AnyObject, sender: Any?, event: UIEvent?
      ) -> Bool {
        target === answering
      }
      var refused: [Selector] = []
      func knows(_ selector: Selector, _ object: AnyObject) -> Bool {
        asked.append(object)
        return object === answering
      }
      func answer(_ selector: Selector, of object: AnyObject, _ arguments: [Any?])
        -> PerformedCall
      { .unknown }
      func doesNotRecognize(_ action: Selector, _ target: AnyObject) { refused.append(action) }
    }
    withApplication { application in
      let performer = Performer()
      application.actionPerformer = performer
      let root = UIView.make(0, 0, 10, 10)
      let button = UIButton.make(0, 0, 5, 5, in: root)
      performer.answering = root
      #expect(application.sendAction(Selector("a"), to: nil, from: button, for: nil))
      #expect(performer.asked.count == 2)
      performer.answering = nil
      #expect(!application.sendAction(Selector("a"), to: nil, from: button, for: nil))
      #expect(performer.refused.isEmpty)
      #expect(!application.sendAction(Selector("b"), to: root, from: button, for: nil))
      #expect(performer.refused == [Selector("b")])
    }
  }

  @Test("CT-24: values set in code send nothing and stay on their range")
  func values() {
    let slider = UISlider()
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    slider.value = 5
    #expect(slider.value == 1 && count == 0)
    slider.maximumValue = 10
    slider.value = 5
    #expect(slider.value == 5)
  }

  @Test("CT-3: titles of a button by state, the normal one where there is none")
  func titles() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .disabled)
    #expect(button.currentTitle == "Go" && button.title(for: .selected) == "Go")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait" && button.buttonType == .system)
    #expect(button.subviews == [])
    #expect(button.titleLabel?.text == "Wait")
    #expect(button.subviews.first?.isUserInteractionEnabled == false)
  }
}
