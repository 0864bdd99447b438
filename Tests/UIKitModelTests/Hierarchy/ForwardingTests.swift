import Foundation
import Testing
import UIKitModel

/// How events travel up the chain, and where they end (RC-12 to RC-18).
@Suite struct ForwardingTests {
  /// Sends each of the twelve messages of a responder once.
  private func sendAll(to responder: UIResponder) {
    responder.touchesBegan([], with: nil)
    responder.touchesMoved([], with: nil)
    responder.touchesEnded([], with: nil)
    responder.touchesCancelled([], with: nil)
    responder.pressesBegan([], with: nil)
    responder.pressesChanged([], with: nil)
    responder.pressesEnded([], with: nil)
    responder.pressesCancelled([], with: nil)
    responder.motionBegan(.motionShake, with: nil)
    responder.motionEnded(.motionShake, with: nil)
    responder.motionCancelled(.motionShake, with: nil)
    responder.remoteControlReceived(with: nil)
  }

  private let touchMessages = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]
  private let otherMessages = [
    "pressesBegan", "pressesChanged", "pressesEnded", "pressesCancelled",
    "motionBegan motionShake", "motionEnded motionShake", "motionCancelled motionShake",
    "remoteControlReceived",
  ]

  @Test("RC-12: gesture recognizers are not responders")
  func recognizers() {
    let recognizer: NSObject = UIGestureRecognizer()
    #expect(!(recognizer is UIResponder))
  }

  @Test("RC-13: each message is forwarded by default, through views and controllers")
  func forwarded() {
    let top = Listener()
    let controller = UIViewController()
    top.addSubview(controller.view)
    let leaf = UIView.make(0, 0, 10, 10, in: UIView.make(0, 0, 10, 10, in: controller.view))
    sendAll(to: leaf)
    #expect(top.heard == touchMessages + otherMessages)
  }

  @Test("RC-13: calling super in an override forwards, too")
  func superForwards() {
    final class Calling: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += 1
        super.touchesBegan(touches, with: event)
      }
    }
    let top = Listener()
    let calling = Calling.make(0, 0, 10, 10, in: top)
    UIView.make(0, 0, 10, 10, in: calling).touchesBegan([], with: nil)
    #expect(calling.count == 1)
    #expect(top.heard == ["touchesBegan"])
  }

  @Test("RC-14: an override without super ends the travel of that message, and of no other")
  func endsThere() {
    final class Deaf: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let top = Listener()
    let deaf = Deaf.make(0, 0, 10, 10, in: top)
    sendAll(to: UIView.make(0, 0, 10, 10, in: deaf))
    #expect(top.heard == Array(touchMessages.dropFirst()) + otherMessages)
  }

  @Test("RC-15: touches keep their view while they travel up")
  func touchesKeepTheirView() {
    let top = Listener(frame: rect(0, 0, 100, 100))
    let leaf = UIView.make(0, 0, 10, 10, in: UIView.make(0, 0, 50, 50, in: top))
    let touch = UITouch(view: top.hit(5, 5))
    leaf.touchesBegan([touch], with: UIEvent(allTouches: [touch]))
    #expect(top.touches == [touch])
    #expect(top.touches.first?.view === leaf)
  }

  @Test(
    "RC-16: scroll views do not forward touches; other messages pass",
    arguments: [UIScrollView.self, UITableView.self, UICollectionView.self, UITextView.self])
  func scrollViews(type: UIView.Type) {
    let top = Listener()
    sendAll(to: type.make(0, 0, 10, 10, in: top))
    #expect(top.heard == otherMessages)
  }

  @Test(
    "RC-17: controls do not forward touches; other messages pass",
    arguments: [
      UIControl.self, UIButton.self, UISwitch.self, UISlider.self, UIStepper.self,
      UISegmentedControl.self, UIPageControl.self, UIDatePicker.self, UIRefreshControl.self,
      UITextField.self,
    ])
  func controls(type: UIView.Type) {
    let top = Listener()
    sendAll(to: type.make(0, 0, 10, 10, in: top))
    #expect(top.heard == otherMessages)
  }

  @Test("RC-17: a label in a button forwards to the button, which forwards nothing")
  func insideAControl() {
    let top = Listener()
    let button = UIButton.make(0, 0, 10, 10, in: top)
    UILabel.make(0, 0, 10, 10, in: button).touchesBegan([], with: nil)
    #expect(top.heard.isEmpty)
  }

  @Test("RC-18: what keeps touches from a view changes no next")
  func twoSeparateWalks() {
    let top = Listener(frame: rect(0, 0, 100, 100))
    let middle = Overriding.make(0, 0, 50, 50, in: top)
    let leaf = UIView.make(0, 0, 10, 10, in: middle)
    middle.isHidden = true
    middle.isUserInteractionEnabled = false
    middle.alpha = 0
    middle.hitTestOverride = { _, _ in nil }
    #expect(top.hit(5, 5) === top)
    #expect(leaf.next === middle)
    #expect(middle.next === top)
    leaf.touchesBegan([], with: nil)
    #expect(top.heard == ["touchesBegan"])
  }
}

/// A view that records its messages and forwards nothing.
final class Listener: UIView {
  private(set) var heard: [String] = []
  private(set) var touches: Set<UITouch> = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("touchesBegan")
    self.touches = touches
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("touchesMoved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("touchesEnded")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("touchesCancelled")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard.append("pressesBegan")
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard.append("pressesChanged")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard.append("pressesEnded")
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard.append("pressesCancelled")
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("motionBegan \(motion)")
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("motionEnded \(motion)")
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("motionCancelled \(motion)")
  }
  override func remoteControlReceived(with event: UIEvent?) {
    heard.append("remoteControlReceived")
  }
}
