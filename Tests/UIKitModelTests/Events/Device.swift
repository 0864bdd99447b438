import EventVocabulary
import Foundation
import UIKitModel

/// A device with one window, and everything that is heard on it.
final class Device: EventObserver {
  let application = UIApplication()
  let window: UIWindow
  /// The messages to views, recognizers and controls and their effects, in order.
  private(set) var story: [String] = []
  private var names: [ObjectIdentifier: String] = [:]

  init() {
    application.makeCurrent()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.makeKeyAndVisible()
    name(window, "window")
  }

  func name(_ object: AnyObject, _ name: String) {
    names[ObjectIdentifier(object)] = name
  }

  /// A view that handles touches and records them.
  func view(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    in superview: UIView? = nil
  ) -> TellingView {
    let view = TellingView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.tell = { [unowned self] in note("\(name) \($0)") }
    self.name(view, name)
    (superview ?? window).addSubview(view)
    return view
  }

  func attach<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView
  ) -> Recognizer {
    application.makeCurrent()
    self.name(recognizer, name)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func note(_ line: String) { story.append(line) }

  func forget() { story = [] }

  /// Runs inputs one after the other, and gives what was heard meanwhile.
  @discardableResult
  func run(_ inputs: [Input]) -> [String] {
    // Another test may have had its turn since this one began, and left everything stopped.
    application.makeCurrent()
    Door.isStopped = false
    forget()
    Door.watchingEvents(self) {
      for input in inputs { run(input) }
    }
    return story
  }

  /// The obstacles between events and their receivers, for the message of an expectation.
  var obstacles: String {
    "stopped: \(Door.isStopped), active: \(application.applicationState == .active), key window:"
      + " \(application.keyWindow === window), current: \(UIApplication.shared === application),"
      + " keys down: \(application.keysDown.count), host: \(UIApplication.host != nil)"
  }

  enum Input {
    case down(CGFloat, CGFloat, finger: Int = 1, after: TimeInterval = 0)
    case move(CGFloat, CGFloat, finger: Int = 1, after: TimeInterval = 0.02)
    case up(finger: Int = 1, after: TimeInterval = 0.02)
    case cancel(finger: Int = 1)
    case wait(TimeInterval)
    case together([FingerChange], after: TimeInterval = 0.02)
    case input(QueuedInput)
  }

  private func run(_ input: Input) {
    let queue = application.eventQueue
    switch input {
    case .down(let x, let y, let finger, let delay):
      queue.add(.fingers([FingerChange(finger, .down(CGPoint(x: x, y: y)))]), after: delay)
    case .move(let x, let y, let finger, let delay):
      queue.add(.fingers([FingerChange(finger, .move(CGPoint(x: x, y: y)))]), after: delay)
    case .up(let finger, let delay):
      queue.add(.fingers([FingerChange(finger, .up)]), after: delay)
    case .cancel(let finger): queue.add(.fingers([FingerChange(finger, .cancel)]))
    case .wait(let seconds): return queue.wait(seconds)
    case .together(let changes, let delay): queue.add(.fingers(changes), after: delay)
    case .input(let input): queue.add(input)
    }
    queue.handleAll()
  }

  func observe(_ fact: EventFact) {
    switch fact {
    case .happened(.state(let recognizer as UIGestureRecognizer, _, _, _)):
      guard let name = names[ObjectIdentifier(recognizer)] else { return }
      note("\(name) \(recognizer.state)")
    case .sends(let control, let events):
      let name = names[ObjectIdentifier(control)] ?? "\(type(of: control))"
      for word in Self.words(events) { note("\(name) \(word)") }
    default: break
    }
  }

  private static func words(_ events: UIControl.Event) -> [String] {
    let all: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
      (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
      (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
      (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
      (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"),
      (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
      (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
      (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]
    return all.filter { events.contains($0.0) }.map(\.1)
  }
}

/// A view that handles the four touch messages and records them.
final class TellingView: UIView {
  var tell: (String) -> Void = { _ in }
  /// Called with each message and its touches, after it was recorded.
  var onTouch: (String, Set<UITouch>, UIEvent?) -> Void = { _, _, _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("began", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("moved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("ended", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("cancelled", touches, event)
  }

  private func hear(_ message: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    tell(touches.count == 1 ? message : "\(message) \(touches.count)")
    onTouch(message, touches, event)
  }
}

/// A delegate whose answers are closures.
final class Deciding: UIGestureRecognizerDelegate {
  var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var shouldReceive: (UITouch) -> Bool = { _ in true }
  var simultaneously: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var requireFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  private(set) var asked: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append("shouldBegin")
    return shouldBegin(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    asked.append("shouldReceiveEvent")
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    asked.append("shouldReceiveTouch")
    return shouldReceive(touch)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("simultaneously")
    return simultaneously(gestureRecognizer, otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("requireFailure")
    return requireFailure(gestureRecognizer, otherGestureRecognizer)
  }
}
