import Foundation
import Testing
import UIKitModel

/// From the finger to the view, as far as the model has it (PL-2, PL-4, PL-5).
@Suite struct PipelineTests {
  @Test("PL-2: a touch has its view and its window from the beginning")
  func touchHasItsView() {
    withApplication { application in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      let view = UIView.make(0, 0, 50, 50, in: window)
      let touch = UITouch(view: application.hitTest(at(5, 5), with: nil))
      #expect(touch.view === view)
      #expect(touch.window === window)
    }
  }

  @Test("PL-4: a touch goes to the window under the finger, be another one key")
  func windowUnderTheFinger() {
    withApplication { application in
      let key = UIWindow(frame: rect(0, 0, 390, 400))
      key.makeKeyAndVisible()
      let other = UIWindow(frame: rect(0, 400, 390, 444))
      other.isHidden = false
      #expect(application.hitTest(at(5, 500), with: nil) === other)
      #expect(application.keyWindow === key)
    }
  }

  @Test("PL-5: the kinds of events have UIKit's numbers")
  func kindsOfEvents() {
    let numbers = UIEvent.EventType.allCases.map { "\($0) \($0.rawValue)" }
    #expect(
      numbers == [
        "touches 0", "motion 1", "remoteControl 2", "presses 3", "scroll 10", "hover 11",
        "transform 14",
      ])
    #expect(UIEvent().type == .touches)
    #expect(UIEvent(type: .motion, subtype: .motionShake).subtype.rawValue == 1)
  }
}
