import EventVocabulary
import Records
import UIKitBindings
import UIKitModel

/// Finds the unexpected effects of touches in one acting line.
struct ConclusionFinder: EventReducer {
  private var taken: [EventConclusion] = []
  /// Views that lost a touch, or never received it, because of a recognizer: reported if a view
  /// handles touches.
  private var lost: [EventConclusion] = []
  private var waiting: [(recognizer: AnyObject, other: AnyObject)] = []
  private var held: [(touch: HeldTouch, by: UIGestureRecognizer, isEnd: Bool)] = []
  private var handled = false
  private var unhandled: UIView?
  private var hasLost = false
  /// Whether code for touches ran, or a control or scroll view received some.
  private var hearsTouches = false
  /// The recognizers that received a finger and have not decided.
  private var undecided: Set<ObjectIdentifier> = []

  /// A delayed touch: its finger, and the view that has not received it yet.
  private struct HeldTouch: Equatable {
    let finger: Int
    let view: UIView?
  }

  mutating func take(_ fact: EventFact, in scene: Scene) {
    switch fact {
    case .happened(let kind): take(kind, scene)
    case .hit(_, let view):
      if let view, view.window == nil { add(.strayHit(view: scene.explainedName(of: view))) }
    case .willSend(let message, let receiver, let method):
      note(message, receiver, isReplaced: method != nil)
    case .sends(let control, let events): observe(events, of: control, scene)
    case .willHitTest, .didSend, .forwards: break
    }
  }

  private mutating func take(_ kind: EventKind<AnyObject>, _ scene: Scene) {
    switch kind {
    case .cancels(let fingers, let view, let reason):
      held.removeAll { fingers.contains($0.touch.finger) && $0.touch.view === view }
      guard case .recognized(let recognizer as UIGestureRecognizer) = reason else { return }
      take(view as? UIView, recognizer, scene)
    case .withheld(let finger, let view, let reason):
      letGo(finger, view)
      guard case .recognized(let recognizer as UIGestureRecognizer, let holder) = reason,
        let view = view as? UIView
      else { return }
      keep(view, recognizer, holder as? UIGestureRecognizer, scene)
    case .held(let finger, let view, let isEnd, let recognizer as UIGestureRecognizer):
      held.append((HeldTouch(finger: finger, view: view as? UIView), recognizer, isEnd))
    case .released(let finger, let view): letGo(finger, view)
    case .waits(let recognizer, let other): waiting.append((recognizer, other))
    case .state(let recognizer, _, _, _), .reset(let recognizer):
      waiting.removeAll { $0.recognizer === recognizer }
      undecided.remove(ObjectIdentifier(recognizer))
    case .gestureAction: handled = true
    case .stopsTracking(let control as UIControl, let reason):
      if case .touchLost = reason { return }
      add(
        .stopsTracking(
          control: scene.explainedName(of: control), reason.map { scene.objectName(meant: $0) }))
    case .action(let selector, let sender, nil):
      add(
        .nobodyActs(
          selector: selector, from: sender.map { scene.objectName(ofAny: $0) },
          controller: scene.answeringController(from: sender).map { scene.explainedName(of: $0) }))
    case .row(let cell as UIView, let owner as UIView, .notChosen(let refusal)):
      let row = TouchedRow(
        row: scene.explainedName(of: cell), owner: scene.explainedName(of: owner),
        isItem: owner is UICollectionView)
      if refusal != .liftedElsewhere { add(.rowNotChosen(row, .refused(refusal))) }
      handled = true
    case .statusBar(.several(let scrollViews)):
      add(
        .severalScrollToTop(
          scrollViews.compactMap { $0 as? UIView }.map { scene.explainedName(of: $0) }))
    case .targetGone(let selector, let sender):
      add(.targetGone(selector: selector, from: scene.objectName(ofAny: sender)))
    default: break
    }
  }

  /// Removes a delayed touch: the first one of this finger and view.
  private mutating func letGo(_ finger: Int, _ view: AnyObject?) {
    let index = held.firstIndex { $0.touch.finger == finger && $0.touch.view === view }
    if let index { held.remove(at: index) }
  }

  private mutating func note(_ message: Message, _ receiver: ModelObject, isReplaced: Bool) {
    if receiver is UIGestureRecognizer {
      if message == .touchesBegan { undecided.insert(ObjectIdentifier(receiver)) }
      return
    }
    let keeps = receiver is UIControl || receiver is UIScrollView
    if isReplaced || keeps { handled = true }
    guard message.isOfTouches else { return }
    if isReplaced || keeps { hearsTouches = true }
    if message == .touchesBegan, let view = receiver as? UIView, unhandled == nil {
      unhandled = view
    }
  }

  // MARK: Lost touches

  private mutating func take(
    _ view: UIView?, _ recognizer: UIGestureRecognizer, _ scene: Scene
  ) {
    hasLost = true
    guard let view else { return }
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
    _ view: UIView, _ recognizer: UIGestureRecognizer, _ holder: UIGestureRecognizer?,
    _ scene: Scene
  ) {
    hasLost = true
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
    // The event that apps wait for, of those that a control sends.
    for word in ["valueChanged", "touchUpInside"] {
      guard ControlEvents.words(for: events).contains(word) else { continue }
      if word == "touchUpInside", control.hasValue { continue }
      add(.unheard(control: scene.explainedName(of: control), event: word))
    }
  }

  /// Records that the finger was lifted outside: too far, or near enough (CT-15).
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

  /// Whether there is a conclusion about a row that would not have been selected anyway.
  private func isToldOf(_ row: TouchedRow) -> Bool {
    taken.contains { if case .rowNotChosen(row, _) = $0 { true } else { false } }
  }

  // MARK: The end

  func conclusions(in scene: Scene) -> [EventConclusion] {
    var found = taken
    if hearsTouches { found += lost }
    for case (let recognizer as UIGestureRecognizer, let other as UIGestureRecognizer) in waiting {
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
    if !handled, !hasLost, undecided.isEmpty, let unhandled {
      found.append(.unhandled(view: scene.explainedName(of: unhandled)))
    }
    return found
  }
}

extension UIGestureRecognizer {
  /// The scroll view that it scrolls; nil for any other recognizer.
  fileprivate var scrollView: UIScrollView? {
    guard let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer === self else {
      return nil
    }
    return scrollView
  }
}

extension UIControl {
  /// The hit-test view of the tracked touch, if it is a plain subview of the control that forwards
  /// its touches: whether a control tracks these on a device is not settled (CT-29).
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

extension Scene {
  /// The nearest controller up the responder chain of a sender that a line can name; nil without
  /// one.
  func answeringController(from sender: Any?) -> UIViewController? {
    let first = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view ?? window
    return sequence(first: first, next: { $0.next }).lazy.compactMap { $0 as? UIViewController }
      .first { self.givenName(of: $0) != nil }
  }
}
