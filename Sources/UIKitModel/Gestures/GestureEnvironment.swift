import Foundation

/// All recognizers of one application: brings them touches, and decides for all of them together who
/// may recognize (GR-40).
final class GestureEnvironment {
  private unowned let application: UIApplication
  /// The recognizers that are in an attempt, in the order in which they got into it.
  private(set) var running: [UIGestureRecognizer] = []
  /// Those that asked for a state, or are ready and wait.
  private var pending: [UIGestureRecognizer] = []
  /// How many updates are under way, one inside the other.
  private var depth = 0

  init(_ application: UIApplication) {
    self.application = application
  }

  // MARK: Updates

  /// Does something that may change states, then settles what follows from it.
  func update(_ change: () -> Void) {
    depth += 1
    change()
    if depth == 1 { settle() }
    depth -= 1
  }

  private func settle() {
    while !Door.isStopped {
      arbitrate()
      application.touchDelivery.releaseWaiting()
      resetFinished()
      if !pending.contains(where: { !$0.attempt.asked.isEmpty }) { return }
    }
  }

  /// A recognizer asks for a state.
  func ask(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, _ reason: GestureReason
  ) {
    let present = recognizer.attempt.asked.last ?? recognizer.attempt.state
    guard recognizer.view != nil, present.mayBecome(state) else {
      Door.eventObserver?.observe(.refusedState(recognizer, state))
      return
    }
    start(recognizer)
    recognizer.attempt.asked.append(state)
    recognizer.attempt.reasons.append(reason)
    if !pending.contains(where: { $0 === recognizer }) { pending.append(recognizer) }
    if depth == 0 { update {} }
  }

  private func start(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.attempt.isRunning else { return }
    recognizer.attempt.isRunning = true
    running.append(recognizer)
  }

  // MARK: Touches

  /// Takes the changed touches of an event to the recognizers (GR-3).
  func deliver(_ touches: [UITouch], _ event: UIEvent) {
    for touch in touches where touch.phase == .began { offer(touch, event) }
    if touches.count == 1 {
      let touch = touches[0]
      guard !touch.delivery.recognizers.isEmpty else { return }
      let set: Set = [touch]
      for recognizer in touch.delivery.recognizers {
        deliver(touch.phase, set, touches, to: recognizer, event)
      }
      return
    }
    for recognizer in Self.inOrder(touches) {
      let own = touches.filter { $0.delivery.recognizers.contains { $0 === recognizer } }
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let touches = own.filter { $0.phase == phase }
        if touches.isEmpty { continue }
        deliver(phase, Set(touches), touches, to: recognizer, event)
      }
    }
  }

  /// The recognizers of several touches, the nearest to the leaves first.
  private static func inOrder(_ touches: [UITouch]) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.delivery.recognizers
      where !found.contains(where: { $0 === recognizer }) {
        found.append(recognizer)
      }
    }
    return found
  }

  /// Asks who of its recognizers gets a new touch (GR-5, GR-6). One that is through with its
  /// attempt, or only waits, gets none (GR-7).
  private func offer(_ touch: UITouch, _ event: UIEvent) {
    if touch.delivery.isOffered { return }
    touch.delivery.isOffered = true
    for recognizer in touch.delivery.recognizers {
      if let refusal = refusal(of: touch, event, recognizer) {
        touch.delivery.recognizers.removeAll { $0 === recognizer }
        if let refusal {
          Door.eventObserver?.observe(.refusedTouch(recognizer, touch, refusal))
        }
      }
      if Door.isStopped { return }
    }
  }

  /// nil when the recognizer gets the touch; otherwise why not, which is nil where nobody was asked.
  private func refusal(
    of touch: UITouch, _ event: UIEvent, _ recognizer: UIGestureRecognizer
  ) -> TouchRefusal?? {
    let attempt = recognizer.attempt
    if attempt.isOver || attempt.ready == .ended || !recognizer.isEnabled { return .some(nil) }
    let type = NSNumber(value: touch.type.rawValue)
    if !recognizer.allowedTouchTypes.contains(type) { return .touchType }
    if recognizer.requiresExclusiveTouchType, let first = attempt.touches.first,
      first.type != touch.type
    {
      return .otherTouchType
    }
    if recognizer.delegateObject == nil { return nil }
    guard recognizer.asksShouldReceive(event), recognizer.asksShouldReceive(touch) else {
      return .delegate
    }
    return nil
  }

  private func deliver(
    _ phase: UITouch.Phase, _ set: Set<UITouch>, _ touches: [UITouch],
    to recognizer: UIGestureRecognizer, _ event: UIEvent
  ) {
    if recognizer.attempt.isOver || Door.isStopped { return }
    switch phase {
    case .began:
      start(recognizer)
      recognizer.attempt.touches.removeAll(where: \.isGone)
      recognizer.attempt.touches += touches
      recognizer.sendTouchesBegan(set, with: event)
    case .moved:
      recognizer.sendTouchesMoved(set, with: event)
      if recognizer.attempt.isActive, recognizer.attempt.asked.isEmpty {
        ask(recognizer, .changed, .goesOn)
      }
    case .ended: recognizer.sendTouchesEnded(set, with: event)
    case .cancelled: recognizer.sendTouchesCancelled(set, with: event)
    default: break
    }
  }

  /// Ends the attempt of a recognizer that is disabled, taken off its view, or whose view goes
  /// (GR-4).
  func abandon(_ recognizer: UIGestureRecognizer, _ reason: GestureReason) {
    guard recognizer.attempt.isRunning, !recognizer.attempt.isOver else { return }
    update {
      let isActive = recognizer.attempt.isActive
      recognizer.attempt.asked = []
      recognizer.attempt.reasons = []
      setState(recognizer, isActive ? .cancelled : .failed, reason)
      if isActive { act(recognizer) }
    }
  }

  /// The recognizers of a subtree that leaves its window lose their touches.
  func viewWillLeaveWindow(_ view: UIView) {
    for recognizer in running where recognizer.view?.isDescendant(of: view) ?? false {
      abandon(recognizer, .touchesCancelled)
    }
  }

  // MARK: Deciding

  /// Grants or refuses what was asked for, until nothing more can be: the recognizer nearest to the
  /// leaf first, and of one view the one that was added last (GR-26).
  func arbitrate() {
    var hasProgress = true
    while hasProgress, !pending.isEmpty, !Door.isStopped {
      hasProgress = false
      for recognizer in GesturePriority.sorted(pending) where !Door.isStopped {
        if step(recognizer) { hasProgress = true }
      }
      pending.removeAll { $0.attempt.asked.isEmpty && $0.attempt.ready == nil }
    }
  }

  /// Takes one recognizer one state further; false when nothing could be done.
  private func step(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let wanted = recognizer.attempt.asked.first else {
      guard let ready = recognizer.attempt.ready else { return false }
      return recognize(recognizer, ready, .requirementsFailed)
    }
    recognizer.attempt.asked.removeFirst()
    let reason = recognizer.attempt.reasons.removeFirst()
    switch (recognizer.attempt.state, wanted) {
    case (.possible, .failed), (.possible, .cancelled):
      recognizer.attempt.ready = nil
      setState(recognizer, .failed, reason)
    case (.possible, _): _ = recognize(recognizer, wanted, reason)
    case (.began, _), (.changed, _):
      // Who has begun cannot fail any more (GR-13).
      setState(recognizer, wanted == .failed ? .cancelled : wanted, reason)
      act(recognizer)
    default: return false
    }
    return true
  }

  /// Lets a recognizer leave possible, or keeps it from it; false when it goes on waiting.
  private func recognize(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, _ reason: GestureReason
  ) -> Bool {
    for other in requirements(of: recognizer) where other.attempt.isRunning {
      if other.attempt.isActive || other.attempt.state == .ended {
        return fail(recognizer, .requirementRecognized(other))
      }
      guard other.attempt.isUndecided else { continue }
      if recognizer.attempt.ready == nil {
        Door.eventObserver?.observe(.waits(recognizer, for: other))
      }
      recognizer.attempt.ready = state
      return false
    }
    recognizer.attempt.ready = nil
    if let refusal = refusal(toBegin: recognizer) { return fail(recognizer, refusal) }
    for rival in running where rival.attempt.isActive && rival.sharesTouches(with: recognizer) {
      if prevents(rival, recognizer) { return fail(recognizer, .prevented(by: rival)) }
    }
    // A delegate may have disabled it meanwhile.
    guard recognizer.attempt.state == .possible, !Door.isStopped else { return true }
    setState(recognizer, state, reason)
    exclude(by: recognizer)
    if recognizer.cancelsTouchesInView {
      application.touchDelivery.cancel(recognizer.attempt.touches, .recognized(recognizer))
    }
    act(recognizer)
    return true
  }

  private func fail(_ recognizer: UIGestureRecognizer, _ reason: GestureReason) -> Bool {
    recognizer.attempt.ready = nil
    recognizer.attempt.asked = []
    recognizer.attempt.reasons = []
    if recognizer.attempt.state == .possible { setState(recognizer, .failed, reason) }
    return true
  }

  /// Who refuses that a recognizer begins: a view that its touches hit and that it would take them
  /// from (GR-32), or its delegate (GR-35).
  private func refusal(toBegin recognizer: UIGestureRecognizer) -> GestureReason? {
    if recognizer.cancelsTouchesInView {
      for group in ViewTouches.grouped(recognizer.attempt.touches) {
        if !group.view.sendGestureRecognizerShouldBegin(recognizer) {
          return .refusedByView(group.view)
        }
      }
    }
    return recognizer.asksShouldBegin() ? nil : .refusedByDelegate
  }

  /// The others that share its touches, and those that wait for it to fail, fail (GR-25, GR-36).
  private func exclude(by recognizer: UIGestureRecognizer) {
    for other in running where other !== recognizer && other.attempt.isUndecided {
      if other.hasRequirement(recognizer) {
        _ = fail(other, .requirementRecognized(recognizer))
      } else if other.sharesTouches(with: recognizer), prevents(recognizer, other) {
        _ = fail(other, .prevented(by: recognizer))
      }
    }
  }

  /// Whether one that recognizes keeps another from it (GR-29).
  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.sendCanPrevent(other), other.sendCanBePrevented(by: one) else { return false }
    return !one.asksSimultaneously(with: other) && !other.asksSimultaneously(with: one)
  }

  /// Who has to fail first: named by `require(toFail:)`, or by delegates and classes, which are
  /// asked once in an attempt (GR-36, GR-37).
  private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    for other in running where other !== recognizer {
      if recognizer.attempt.dynamic.contains(where: { $0.other === other }) { continue }
      let isRequired =
        recognizer.asksRequireFailure(of: other) || other.asksToBeRequiredToFail(by: recognizer)
        || recognizer.sendShouldRequireFailure(of: other)
        || other.sendShouldBeRequiredToFail(by: recognizer)
      recognizer.attempt.dynamic.append((other, isRequired))
    }
    return recognizer.failureRequirements
      + recognizer.attempt.dynamic.filter(\.isRequired).map(\.other)
  }

  // MARK: States

  private func setState(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, _ reason: GestureReason
  ) {
    let old = recognizer.attempt.state
    recognizer.attempt.state = state
    Door.eventObserver?.observe(.stateChanged(recognizer, from: old, reason))
  }

  /// Sends the action (GR-15).
  private func act(_ recognizer: UIGestureRecognizer) {
    recognizer.didAct()
    let registrations = recognizer.registrations
    Door.eventObserver?.observe(.gestureAction(recognizer, targets: registrations.count))
    for registration in registrations where !Door.isStopped {
      guard case .selector(let action, let target?) = registration.kind, let object = target.object
      else { continue }
      Door.eventObserver?.observe(.action(action, from: recognizer, to: object))
      guard let performer = application.actionPerformer else { continue }
      if !performer.perform(action, on: object, sender: recognizer, event: nil) {
        performer.doesNotRecognize(action, object)
      }
    }
  }

  /// Makes the recognizers that are through ready for another attempt; those that are linked by a
  /// requirement together, when the last of them is through (GR-18, GR-19).
  private func resetFinished() {
    var index = 0
    while index < running.count, !Door.isStopped {
      let group = linked(to: running[index])
      guard group.allSatisfy({ $0.attempt.isOver && $0.attempt.asked.isEmpty }) else {
        index += 1
        continue
      }
      for recognizer in group { reset(recognizer) }
      index = 0
    }
  }

  /// The recognizers in an attempt that requirements connect with one, itself included.
  private func linked(to first: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var group = [first]
    var next = 0
    while next < group.count {
      let member = group[next]
      next += 1
      for other in running where !group.contains(where: { $0 === other }) {
        if member.hasRequirement(other) || other.hasRequirement(member) { group.append(other) }
      }
    }
    return group
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    running.removeAll { $0 === recognizer }
    pending.removeAll { $0 === recognizer }
    for touch in recognizer.attempt.touches {
      touch.delivery.recognizers.removeAll { $0 === recognizer }
    }
    recognizer.sendReset()
    recognizer.attempt = GestureAttempt(requirements: recognizer.attempt.requirements)
    Door.eventObserver?.observe(.reset(recognizer))
  }
}

extension UIGestureRecognizer.State {
  /// Whether a subclass may ask for a state in this one (GR-11, GR-12, GR-13).
  fileprivate func mayBecome(_ next: Self) -> Bool {
    switch self {
    case .possible: next != .possible && next != .changed
    case .began, .changed: next != .possible && next != .began
    case .ended, .cancelled, .failed: false
    }
  }
}

extension UIGestureRecognizer {
  /// Whether both got the same touch.
  fileprivate final func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    attempt.touches.contains { touch in other.attempt.touches.contains { $0 === touch } }
  }

  /// Whether it is known to wait for another.
  fileprivate final func hasRequirement(_ other: UIGestureRecognizer) -> Bool {
    attempt.requirements.contains { $0.object === other }
      || attempt.dynamic.contains { $0.other === other && $0.isRequired }
  }
}

extension UITouch {
  /// Whether nothing of it is to come, for anybody.
  fileprivate final var isGone: Bool {
    (phase == .ended || phase == .cancelled)
      && (delivery.standing == .over || delivery.standing == .withheld)
  }
}
