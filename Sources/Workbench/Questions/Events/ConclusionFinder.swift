import Records
import UIKitBindings
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
  /// Whether a finger went down.
  private var hasHit = false
  /// The recognizers that heard of a finger and have not decided.
  private var undecided: Set<ObjectIdentifier> = []

  /// The most that are told.
  private static let most = 2

  mutating func observe(_ fact: EventFact, _ scene: Scene) {
    tracking.observe(fact)
    if let found = hands.observe(fact, scene) { add(found) }
    switch fact {
    case .hit(_, let view):
      hasHit = true
      if let view, view.window == nil { add(.strayHit(view: scene.explainedName(of: view))) }
    case .queued(.remoteControl, _): isRemoteUnheard = true
    case .willSend(let message, let receiver, let method):
      note(message, receiver, isReplaced: method != nil)
    case .cancels(let touches, let reason):
      held.removeAll { item in touches.contains { $0 === item.touch } }
      if case .recognized(let recognizer) = reason { take(touches, recognizer, scene) }
    case .withheld(let touch, let reason):
      held.removeAll { $0.touch === touch }
      if case .recognized(let recognizer, let holder) = reason {
        keep(touch, recognizer, holder, scene)
      }
    case .held(let touch, let isEnd, let recognizer): held.append((touch, recognizer, isEnd))
    case .released(let touch): held.removeAll { $0.touch === touch }
    case .waits(let recognizer, let other): waiting.append((recognizer, other))
    case .stateChanged(let recognizer, _, _), .reset(let recognizer):
      waiting.removeAll { $0.recognizer === recognizer }
      undecided.remove(ObjectIdentifier(recognizer))
    case .gestureAction: handled = true
    case .stopsTracking(let control, let reason):
      if case .touchLost = reason { return }
      add(
        .stopsTracking(control: scene.explainedName(of: control), TrackingEndCause(reason, scene)))
    case .controlEvents(let control, let events): observe(events, of: control, scene)
    case .action(let selector, let sender, nil):
      add(
        .nobodyActs(
          selector: selector.name, from: sender.map { scene.objectName(ofAny: $0) },
          controller: scene.controller.map { scene.explainedName(of: $0) }))
    case .row(let cell, let owner, .notChosen(let refusal)):
      let row = TouchedRow(
        row: scene.explainedName(of: cell), owner: scene.explainedName(of: owner),
        isItem: owner is UICollectionView)
      if refusal != .liftedElsewhere { add(.rowNotChosen(row, RowLoss(refusal))) }
      handled = true
    case .statusBar(.several(let scrollViews)):
      add(.severalScrollToTop(scrollViews.map { scene.explainedName(of: $0) }))
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
    let name = scene.explainedName(of: view)
    guard let scrollView = recognizer.scrollView else {
      if let row = RowPlace(view)?.row(in: scene) {
        return add(.rowNotChosen(row, taken(by: recognizer, scene)))
      }
      lost.append(.tookTouch(view: name, recognizer: scene.explainedName(of: recognizer)))
      return
    }
    // A scroll view that scrolls has not lost anything.
    if view === scrollView { return }
    lost.append(.scrolledWith(view: name, scrollView: scene.explainedName(of: scrollView)))
  }

  private func taken(by recognizer: UIGestureRecognizer, _ scene: Scene) -> RowLoss {
    .taken(
      TakingRecognizer(
        recognizer: scene.explainedName(of: recognizer),
        view: recognizer.view.map { scene.explainedName(of: $0) }, cause: nil, heardAt: nil), .told)
  }

  private mutating func keep(
    _ touch: UITouch, _ recognizer: UIGestureRecognizer, _ holder: UIGestureRecognizer?,
    _ scene: Scene
  ) {
    hasLost = true
    guard let view = touch.view else { return }
    let name = scene.explainedName(of: view)
    if recognizer.scrollView == nil, !(view is UIControl), let row = RowPlace(view)?.row(in: scene)
    {
      return add(.rowNotChosen(row, taken(by: recognizer, scene)))
    }
    if let scrollView = recognizer.scrollView {
      add(.scrolledAway(view: name, scrollView: scene.explainedName(of: scrollView)))
    } else if let holder, let scrollView = holder.view as? UIScrollView,
      scrollView.panGestureRecognizer !== holder
    {
      add(
        .keptByDelay(
          view: name, recognizer: scene.explainedName(of: recognizer),
          scrollView: scene.explainedName(of: scrollView)))
    } else {
      add(
        .keptTouch(
          view: name, recognizer: scene.explainedName(of: recognizer),
          heldBy: holder.map { scene.explainedName(of: $0) }))
    }
  }

  // MARK: Controls

  private mutating func observe(_ events: UIControl.Event, of control: UIControl, _ scene: Scene) {
    if let view = control.plainViewOfTrackedTouch {
      add(
        .hitInsideControl(
          view: scene.explainedName(of: view), control: scene.explainedName(of: control)))
    }
    noteLift(events, of: control, scene)
    if !control.allControlEvents.isDisjoint(with: events) { return }
    guard control.allControlEvents.isEmpty else { return }
    // Of what a control sends, the event that apps wait for.
    for word in ["valueChanged", "touchUpInside"] {
      guard ControlEvents.words(for: events).contains(word) else { continue }
      if word == "touchUpInside", control.hasValue { continue }
      add(.unheard(control: scene.explainedName(of: control), event: word))
    }
  }

  /// The finger was lifted outside: too far, or near enough (CT-15).
  private mutating func noteLift(
    _ events: UIControl.Event, of control: UIControl, _ scene: Scene
  ) {
    guard !events.isDisjoint(with: [.touchUpInside, .touchUpOutside]),
      let distance = scene.recorder.stories.wayOutside(of: control, in: scene)
    else { return }
    let name = scene.explainedName(of: control)
    let lift = LiftOutside(distance: distance, allowed: GestureConstants.controlTolerance)
    add(
      events.contains(.touchUpOutside)
        ? .liftedOutside(control: name, lift) : .liftedNear(control: name, lift))
  }

  private mutating func add(_ conclusion: EventConclusion) {
    if case .rowNotChosen(let row, _) = conclusion, isToldOf(row) { return }
    if !taken.contains(conclusion) { taken.append(conclusion) }
  }

  /// Whether something is told of a row that would not have been chosen anyway.
  private func isToldOf(_ row: TouchedRow) -> Bool {
    taken.contains { if case .rowNotChosen(row, _) = $0 { true } else { false } }
  }

  // MARK: The end

  /// That the touch did not reach the view that the line named.
  private func missed(in scene: Scene) -> EventConclusion? {
    // A view that is in no window is told of by itself.
    let isStray = taken.contains { if case .strayHit = $0 { true } else { false } }
    guard hasHit, !isStray, let (view, _) = EventExplainer(scene).missed else { return nil }
    return .missed(
      view: scene.explainedName(of: view), hit: scene.recorder.stories.touches.first?.view)
  }

  /// What there is to be said, the most important first; `travel` is the event, where it was one
  /// without a place on the screen.
  func found(in scene: Scene, _ travel: TravelStory?) -> [EventConclusion] {
    let missed = missed(in: scene)
    var found = [missed].compactMap(\.self) + tracking.found(in: scene) + taken
    if hearsTouches { found += lost }
    if isRemoteUnheard { found.append(.remoteUnasked) }
    if let unhandled = travel?.unhandled { found.append(unhandled) }
    for (recognizer, other) in waiting {
      found.append(
        .stillWaits(
          recognizer: scene.explainedName(of: recognizer), for: scene.explainedName(of: other)))
    }
    for (touch, recognizer, isEnd) in held {
      guard let view = touch.view else { continue }
      let scrollView = recognizer.view as? UIScrollView
      if let scrollView, scrollView.panGestureRecognizer !== recognizer, !isEnd {
        found.append(
          .stillDelayed(
            view: scene.explainedName(of: view), scrollView: scene.explainedName(of: scrollView)))
        continue
      }
      found.append(
        .stillHeld(
          view: scene.explainedName(of: view), by: scene.explainedName(of: recognizer), isEnd: isEnd
        ))
    }
    if found.isEmpty, !handled, !hasLost, undecided.isEmpty, let unhandled {
      found.append(.unhandled(view: scene.explainedName(of: unhandled)))
    }
    // What is not settled is said in any case.
    found = found.filter(\.isUnsettled) + found.filter { !$0.isUnsettled }
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
  /// The view that the tracked touch hit, where it is an ordinary one in the control that hands its
  /// touches on: whether a control tracks these on a device is not settled (CT-29).
  var plainViewOfTrackedTouch: UIView? {
    guard let view = trackedTouch?.view, view !== self, view.isDescendant(of: self),
      !(view is UIControl), !(view is UIScrollView),
      view.methodTable.method(for: .touchesBegan) == nil
    else { return nil }
    return view
  }

  /// Whether apps wait for its value, not for the finger (CT-25).
  fileprivate var hasValue: Bool { ModelClass.lineage(of: self).contains(where: \.hasValue) }
}
