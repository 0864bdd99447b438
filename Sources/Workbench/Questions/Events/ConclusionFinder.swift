import Records
import UIKitModel

/// Finds what one might not expect of the events of one acting line, while they happen.
struct ConclusionFinder {
  private var taken: [EventConclusion] = []
  private var waiting: [(recognizer: UIGestureRecognizer, other: UIGestureRecognizer)] = []
  private var held: [(touch: UITouch, by: UIGestureRecognizer, isEnd: Bool)] = []
  private var hit: [UIView] = []
  private var heard: Set<ObjectIdentifier> = []
  private var handled = false
  private var unhandled: UIView?
  private var lost = false

  /// The most that are told.
  private static let most = 2

  mutating func observe(_ fact: EventFact, _ scene: Scene) {
    switch fact {
    case .hit(_, let view?): hit.append(view)
    case .willSend(let message, let receiver, let method):
      if method != nil || receiver is UIControl || receiver is UIScrollView { handled = true }
      if message == .touchesBegan, let view = receiver as? UIView, unhandled == nil {
        unhandled = view
      }
    case .cancels(let touches, .recognized(let recognizer)):
      lost = true
      if let view = touches.first?.view {
        add(.tookTouch(view: scene.objectName(view), recognizer: scene.objectName(recognizer)))
      }
    case .withheld(let touch, .recognized(let recognizer)):
      lost = true
      held.removeAll { $0.touch === touch }
      if let view = touch.view {
        let name = scene.objectName(view)
        if let scrollView = recognizer.view as? UIScrollView,
          scrollView.panGestureRecognizer === recognizer
        {
          add(.scrolledAway(view: name, scrollView: scene.objectName(scrollView)))
        } else {
          add(.keptTouch(view: name, recognizer: scene.objectName(recognizer)))
        }
      }
    case .withheld(let touch, _): held.removeAll { $0.touch === touch }
    case .held(let touch, let isEnd, let recognizer): held.append((touch, recognizer, isEnd))
    case .released(let touch): held.removeAll { $0.touch === touch }
    case .waits(let recognizer, let other): waiting.append((recognizer, other))
    case .stateChanged(let recognizer, _, _), .reset(let recognizer):
      waiting.removeAll { $0.recognizer === recognizer }
    case .gestureAction: handled = true
    case .controlEvents(let control, let events): observe(events, of: control, scene)
    case .action(let selector, let sender, nil):
      add(
        .nobodyActs(
          selector: selector.name, from: sender.map { scene.objectName(ofAny: $0) }))
    default: break
    }
  }

  private mutating func observe(_ events: UIControl.Event, of control: UIControl, _ scene: Scene) {
    if !control.allControlEvents.isDisjoint(with: events) {
      heard.insert(ObjectIdentifier(control))
      return
    }
    if events.contains(.touchUpOutside) {
      add(.liftedOutside(control: scene.objectName(control)))
    }
    guard control.allControlEvents.isEmpty else { return }
    // Of what a control sends, the event that apps wait for.
    for word in ["valueChanged", "touchUpInside"] {
      guard ControlEvents.words(for: events).contains(word) else { continue }
      if word == "touchUpInside", control is UISwitch || control is UISlider { continue }
      add(.unheard(control: scene.objectName(control), event: word))
    }
  }

  private mutating func add(_ conclusion: EventConclusion) {
    if !taken.contains(conclusion) { taken.append(conclusion) }
  }

  /// What there is to be said, the most important first.
  func found(in scene: Scene) -> [EventConclusion] {
    var found = taken
    for (recognizer, other) in waiting {
      found.append(
        .stillWaits(recognizer: scene.objectName(recognizer), for: scene.objectName(other)))
    }
    for (touch, recognizer, isEnd) in held {
      guard let view = touch.view else { continue }
      let scrollView = recognizer.view as? UIScrollView
      if let scrollView, scrollView.panGestureRecognizer !== recognizer, !isEnd {
        found.append(
          .stillDelayed(view: scene.objectName(view), scrollView: scene.objectName(scrollView)))
        continue
      }
      found.append(
        .stillHeld(
          view: scene.objectName(view), by: scene.objectName(recognizer), isEnd: isEnd))
    }
    for case let control as UIControl in hit where !control.isEnabled {
      found.insert(.disabled(control: scene.objectName(control)), at: 0)
    }
    if found.isEmpty, !handled, !lost, let unhandled {
      found.append(.unhandled(view: scene.objectName(unhandled)))
    }
    var seen: Set<EventConclusion> = []
    return Array(found.filter { seen.insert($0).inserted }.prefix(Self.most))
  }
}
