import Foundation
import Testing
import UIKitModel

/// Actions along the chain (TA), and what controls do beside them (CT-8, CT-16, CT-23).
@Suite struct ActionChainTests {
  private let device = Device()
  private let performer = Performer()
  private let outer: Focusable
  private let inner: Focusable
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  private final class Focusable: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// Knows which objects have which actions, and keeps who was called.
  private final class Performer: ActionPerforming {
    var methods: [ObjectIdentifier: Set<Selector>] = [:]
    var called: [(action: Selector, target: AnyObject, event: UIEvent?)] = []
    func add(_ action: Selector, to object: AnyObject) {
      methods[ObjectIdentifier(object), default: []].insert(action)
    }
    func perform(_ action: Selector, on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
      guard knows(action, target) else { return false }
      if action == "resignFirstResponder" { (target as? UIResponder)?.resignFirstResponder() }
      called.append((action, target, event))
      return true
    }
    func knows(_ selector: Selector, _ object: AnyObject) -> Bool {
      methods[ObjectIdentifier(object)]?.contains(selector) ?? false
    }
    func answer(_ selector: Selector, of object: AnyObject, _ arguments: [Any?]) -> PerformedCall {
      .unknown
    }
    func doesNotRecognize(_ action: Selector, _ target: AnyObject) {}
  }

  init() {
    outer = Focusable(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    inner = Focusable(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    device.window.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(button)
    device.application.actionPerformer = performer
  }

  @Test("TA-1, TA-2: the control hands its action to the application, which calls with the event")
  func forwards() {
    performer.add("tapped:event:", to: outer)
    button.addTarget(outer, action: "tapped:event:", for: .touchUpInside)
    device.run([.down(10, 10), .up()])
    #expect(performer.called.count == 1 && performer.called[0].target === outer)
    #expect(performer.called[0].event?.type == .touches)
  }

  @Test("TA-3: without a target the search begins at the first responder and goes up by next")
  func firstResponder() {
    performer.add("act", to: outer)
    performer.add("act", to: device.window)
    inner.becomeFirstResponder()
    device.application.makeCurrent()
    #expect(device.application.sendAction("act", to: nil, from: button, for: nil))
    #expect(performer.called.map { ObjectIdentifier($0.target) } == [ObjectIdentifier(outer)])
  }

  @Test("TA-4, TA-6: without a first responder at the sender; false when nobody takes it")
  func sender() {
    performer.add("act", to: device.window)
    device.application.makeCurrent()
    #expect(device.application.sendAction("act", to: nil, from: button, for: nil))
    #expect(performer.called.last?.target === device.window)
    #expect(!device.application.sendAction("other", to: nil, from: button, for: nil))
    #expect(!device.application.sendAction("act", to: nil, from: nil, for: nil))
  }

  @Test("TA-7, TA-8: target(forAction:) is the first along the chain that can perform it")
  func target() {
    device.application.makeCurrent()
    performer.add("act", to: outer)
    #expect(!inner.canPerformAction("act", withSender: nil))
    #expect(inner.target(forAction: "act", withSender: nil) as? UIView === outer)
    #expect(inner.target(forAction: "other", withSender: nil) == nil)
  }

  @Test("TA-9: resignFirstResponder sent to nobody reaches the first responder")
  func dismisses() {
    device.application.makeCurrent()
    performer.add("resignFirstResponder", to: inner)
    inner.becomeFirstResponder()
    #expect(
      device.application.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
    #expect(!inner.isFirstResponder)
  }

  @Test("CT-8: the four tracking methods answer the four touch methods; false ends tracking")
  func tracking() {
    final class Tracking: UIControl {
      var told: [String] = []
      var goesOn = true
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        told.append("begin")
        return true
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        told.append("continue")
        return goesOn
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { told.append("end") }
      override func cancelTracking(with event: UIEvent?) { told.append("cancel") }
    }
    let control = Tracking(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    device.window.addSubview(control)
    device.run([.down(250, 50), .move(260, 50), .up(), .down(250, 50, after: 1), .cancel()])
    #expect(control.told == ["begin", "continue", "end", "begin", "cancel"])
    control.told = []
    control.goesOn = false
    device.run([.down(250, 50, after: 1), .move(260, 50), .move(270, 50), .up()])
    #expect(control.told == ["begin", "continue"] && !control.isTracking)
  }

  @Test("CT-16 (inferred): the tolerance is for fingers, a pointer has none")
  func pointer() {
    for (type, isInside) in [(UITouch.TouchType.direct, true), (.indirectPointer, false)] {
      let touch = UITouch(view: button, windowLocation: CGPoint(x: 10, y: 10), type: type)
      button.touchesBegan([touch], with: nil)
      touch.windowLocation = CGPoint(x: 100, y: 10)
      button.touchesMoved([touch], with: nil)
      #expect(button.isTouchInside == isInside)
      button.touchesCancelled([touch], with: nil)
    }
  }

  @Test("CT-25: pages, segments and steps: at the ends nothing changes, and nothing is told")
  func ends() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 500, width: 100, height: 40))
    pages.numberOfPages = 2
    let stepper = UIStepper(frame: CGRect(x: 200, y: 500, width: 100, height: 40))
    stepper.wraps = true
    stepper.maximumValue = 1
    let segments = UISegmentedControl(items: ["one", "two", "three"])
    segments.frame = CGRect(x: 0, y: 600, width: 300, height: 40)
    segments.setEnabled(false, forSegmentAt: 1)
    for (name, view) in [("pages", pages), ("stepper", stepper), ("segments", segments)] {
      device.name(view, name)
      device.window.addSubview(view)
    }
    func changes(_ x: CGFloat, _ y: CGFloat) -> Int {
      device.run([.down(x, y, after: 1), .up()]).filter { $0.hasSuffix("valueChanged") }.count
    }
    #expect(changes(80, 520) == 1 && changes(80, 520) == 0 && pages.currentPage == 1)
    #expect(changes(280, 520) == 1 && changes(280, 520) == 1 && stepper.value == 0)
    #expect(changes(50, 620) == 1 && changes(50, 620) == 0 && changes(150, 620) == 0)
    #expect(segments.selectedSegmentIndex == 0)
    segments.isMomentary = true
    #expect(changes(250, 620) == 1 && segments.selectedSegmentIndex == -1)
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.numberOfSegments == 2 && !segments.isEnabledForSegment(at: 0))
  }
}
