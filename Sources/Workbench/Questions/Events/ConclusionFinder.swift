import Records
import UIKitModel

/// Finds what one might not expect of the events of one acting line, while they happen.
struct ConclusionFinder {
  private var taken: [EventConclusion] = []
  /// Views that lost a touch, or never heard of it, to a recognizer: told where somebody hears touches.
  private var lost: [EventConclusion] = []
  private var waiting: [(recognizer: UIGestureRecognizer, other: UIGestureRecognizer)] = []
  private var held: [(touch: UITouch, by: UIGestureRecognizer, isEnd: Bool)] = []
  private var tracking = TrackingWatch()
  private var handled = false
  private var unhandled: UIView?
  private var hasLost = false
  /// Whether what a remote control sent has reached nobody.
  private var isRemoteUnheard = false
  private var hands = HandSendWatch()
  /// Whether code for touches ran, or a control or scroll view was told of some.
  private var hearsTouches = false
  /// The recognizers that heard of a finger and have not decided.
  private var undecided: Set<ObjectIdentifier> = []

  /// The most that are told.
  private static let most = 2

  mutating func observe(_ fact: EventFact, _ scene: Scene) {
    tracking.observe(fact)
    if let found = hands.observe(fact, scene) { add(found) }
    switch fact {
    case .queued(.remoteControl, _): isRemoteUnheard = true
    case .willSend(let message, let receiver, let method):
      note(message, receiver, isReplaced: method != nil)
    case .cancels(let touches, let reason):
      held.removeAll { item in touches.contains { $0 === item.touch } }
      if case .recognized(let recognizer) = reason { take(touches, recognizer, scene) }
    case .withheld(let touch, let reason):
      let holder = held.first { $0.touch === touch }?.by
      held.removeAll { $0.touch === touch }
      if case .recognized(let recognizer) = reason { keep(touch, recognizer, holder, scene) }
    case .held(let touch, let isEnd, let recognizer): held.append((touch, recognizer, isEnd))
    case .released(let touch): held.removeAll { $0.touch === touch }
    case .waits(let recognizer, let other): waiting.append((recognizer, other))
    case .stateChanged(let recognizer, _, _), .reset(let recognizer):
      waiting.removeAll { $0.recognizer === recognizer }
      undecided.remove(ObjectIdentifier(recognizer))
    case .gestureAction: handled = true
    case .controlEvents(let control, let events): observe(events, of: control, scene)
    case .action(let selector, let sender, nil):
      add(
        .nobodyActs(
          selector: selector.name, from: sender.map { scene.objectName(ofAny: $0) }))
    case .statusBar(.several(let scrollViews)):
      add(.severalScrollToTop(scrollViews.map { scene.objectName($0) }))
    case .targetGone(let selector, let sender):
      add(.targetGone(selector: selector.name, from: scene.objectName(ofAny: sender)))
    default: break
    }
  }

  private mutating func note(_ message: Message, _ receiver: ModelObject, isReplaced: Bool) {
    if receiver is UIGestureRecognizer {
      if message == .touchesBegan { undecided.insert(ObjectIdentifier(receiver)) }
      return
    }
    let keeps = receiver is UIControl || receiver is UIScrollView
    if isReplaced || keeps { handled = true }
    if message == .remoteControlReceived { isRemoteUnheard = false }
    guard message.isOfTouches else { return }
    if isReplaced || keeps { hearsTouches = true }
    if message == .touchesBegan, let view = receiver as? UIView, unhandled == nil {
      unhandled = view
    }
  }

  // MARK: Lost touches

  private mutating func take(
    _ touches: [UITouch], _ recognizer: UIGestureRecognizer, _ scene: Scene
  ) {
    hasLost = true
    guard let view = touches.first?.view else { return }
    let name = scene.objectName(view)
    guard let scrollView = recognizer.scrollView else {
      lost.append(.tookTouch(view: name, recognizer: scene.objectName(recognizer)))
      return
    }
    // A scroll view that scrolls has not lost anything.
    if view === scrollView { return }
    lost.append(.scrolledWith(view: name, scrollView: scene.objectName(scrollView)))
  }

  private mutating func keep(
    _ touch: UITouch, _ recognizer: UIGestureRecognizer, _ holder: UIGestureRecognizer?,
    _ scene: Scene
  ) {
    hasLost = true
    guard let view = touch.view else { return }
    let name = scene.objectName(view)
    if let scrollView = recognizer.scrollView {
      add(.scrolledAway(view: name, scrollView: scene.objectName(scrollView)))
    } else if let holder, let scrollView = holder.view as? UIScrollView,
      scrollView.panGestureRecognizer !== holder
    {
      add(
        .keptByDelay(
          view: name, recognizer: scene.objectName(recognizer),
          scrollView: scene.objectName(scrollView)))
    } else {
      let keeper = holder ?? recognizer
      add(
        .keptTouch(
          view: name, recognizer: scene.objectName(keeper), isDelayed: keeper.delaysTouchesBegan))
    }
  }

  // MARK: Controls

  private mutating func observe(_ events: UIControl.Event, of control: UIControl, _ scene: Scene) {
    if !control.allControlEvents.isDisjoint(with: events) { return }
    if events.contains(.touchUpOutside) {
      add(.liftedOutside(control: scene.objectName(control)))
    }
    guard control.allControlEvents.isEmpty else { return }
    // Of what a control sends, the event that apps wait for.
    for word in ["valueChanged", "touchUpInside"] {
      guard ControlEvents.words(for: events).contains(word) else { continue }
      if word == "touchUpInside", control.hasValue { continue }
      add(.unheard(control: scene.objectName(control), event: word))
    }
  }

  private mutating func add(_ conclusion: EventConclusion) {
    if !taken.contains(conclusion) { taken.append(conclusion) }
  }

  // MARK: The end

  /// What there is to be said, the most important first; `travel` is the event, where it was one
  /// without a place on the screen.
  func found(in scene: Scene, _ travel: TravelStory?) -> [EventConclusion] {
    var found = tracking.found(in: scene) + taken
    if hearsTouches { found += lost }
    if isRemoteUnheard { found.append(.remoteUnasked) }
    if let unhandled = travel?.unhandled { found.append(unhandled) }
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
    if found.isEmpty, !handled, !hasLost, undecided.isEmpty, let unhandled {
      found.append(.unhandled(view: scene.objectName(unhandled)))
    }
    var seen: Set<EventConclusion> = []
    return Array(found.filter { seen.insert($0).inserted }.prefix(Self.most))
  }
}

extension UIGestureRecognizer {
  /// The scroll view that scrolls by it; nil for any other recognizer.
  fileprivate var scrollView: UIScrollView? {
    guard let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer === self else {
      return nil
    }
    return scrollView
  }
}

extension UIControl {
  /// Whether apps wait for its value, not for the finger (CT-25).
  fileprivate var hasValue: Bool {
    switch self {
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl,
      is UITextField, is UIDatePicker:
      true
    default: false
    }
  }
}
