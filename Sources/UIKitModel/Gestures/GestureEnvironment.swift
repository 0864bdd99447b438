import EventVocabulary
import Foundation

/// All recognizers of one application: delivers touches to them, and decides for all of them
/// together which may recognize (GR-40).
package final class GestureEnvironment {
  unowned let application: UIApplication
  /// The recognizers that are in an attempt, in the order in which it began.
  package var running: [UIGestureRecognizer] = []
  /// The recognizers that requested a state, or that are ready and wait.
  var pending: [UIGestureRecognizer] = []
  /// The number of nested updates in progress.
  private var depth = 0

  init(_ application: UIApplication) {
    self.application = application
  }

  // MARK: Updates

  /// Makes a change that may change states, then settles the consequences.
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
      if pending.isEmpty || pending.allSatisfy(\.attempt.asked.isEmpty) { return }
    }
  }

  /// Records a recognizer's request for a state.
  func ask(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State,
    _ reason: GestureReason<AnyObject>
  ) {
    let present = recognizer.attempt.asked.last ?? recognizer.attempt.state
    guard recognizer.view != nil, present.mayBecome(state) else {
      Door.tell(.refusedState(recognizer: recognizer, GestureState(state)))
      return
    }
    start(recognizer)
    recognizer.attempt.asked.append(state)
    recognizer.attempt.reasons.append(reason)
    if !isPending(recognizer) { pending.append(recognizer) }
    if depth == 0 { update {} }
  }

  private func isPending(_ recognizer: UIGestureRecognizer) -> Bool {
    for other in pending where other === recognizer { return true }
    return false
  }

  func start(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.attempt.isRunning else { return }
    recognizer.attempt.isRunning = true
    running.append(recognizer)
  }

  // MARK: Ends

  /// Ends the attempt of a recognizer that is disabled or removed from its view, or whose view
  /// leaves (GR-4).
  func abandon(_ recognizer: UIGestureRecognizer, _ reason: GestureReason<AnyObject>) {
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

  /// Grants or refuses the requested states, until no more can be: the recognizer nearest to the
  /// leaf comes first, and of one view the one that was added last (GR-26).
  func arbitrate() {
    var hasProgress = true
    while hasProgress, !pending.isEmpty, !Door.isStopped {
      hasProgress = false
      for recognizer in inOrder(pending) where !Door.isStopped {
        if step(recognizer) { hasProgress = true }
      }
      pending.removeAll { $0.attempt.asked.isEmpty && $0.attempt.ready == nil }
    }
  }

  /// Recognizers that have begun do not compete, and are in the order in which they got their
  /// touch.
  private func inOrder(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    for recognizer in recognizers where !recognizer.attempt.isActive {
      return GesturePriority.sorted(recognizers)
    }
    return recognizers
  }

  /// Advances one recognizer by one state; returns false if that is not possible.
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
      // A recognizer that has begun can no longer fail (GR-13).
      setState(recognizer, wanted == .failed ? .cancelled : wanted, reason)
      act(recognizer)
    default: return false
    }
    return true
  }

  /// Lets a recognizer leave possible, or prevents that; returns false if it continues to wait.
  private func recognize(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State,
    _ reason: GestureReason<AnyObject>
  ) -> Bool {
    for other in requirements(of: recognizer) where other.attempt.isRunning {
      if other.attempt.isActive || other.attempt.state == .ended {
        return fail(recognizer, .requirementRecognized(other))
      }
      guard other.attempt.isUndecided else { continue }
      if recognizer.attempt.ready == nil {
        Door.tell(.waits(recognizer: recognizer, for: other))
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

  func fail(_ recognizer: UIGestureRecognizer, _ reason: GestureReason<AnyObject>) -> Bool {
    recognizer.attempt.ready = nil
    recognizer.attempt.asked = []
    recognizer.attempt.reasons = []
    if recognizer.attempt.state == .possible { setState(recognizer, .failed, reason) }
    return true
  }

  /// The refusal of a recognizer's beginning: by a view that its touches hit and that it would take
  /// them from (GR-32), or by its delegate (GR-35). A view that is both answers by one method, and
  /// is asked once.
  private func refusal(toBegin recognizer: UIGestureRecognizer) -> GestureReason<AnyObject>? {
    let touched =
      recognizer.cancelsTouchesInView ? ViewTouches.grouped(recognizer.attempt.touches) : []
    for group in touched where !group.view.sendGestureRecognizerShouldBegin(recognizer) {
      return refusal(of: recognizer, by: group.view)
    }
    guard let view = recognizer.delegateObject as? UIView else {
      return recognizer.asksShouldBegin() ? nil : .refusedByDelegate
    }
    if touched.contains(where: { $0.view === view })
      || view.sendGestureRecognizerShouldBegin(recognizer)
    {
      return nil
    }
    return view === recognizer.view ? refusal(of: recognizer, by: view) : .refusedByDelegate
  }

  private func refusal(
    of recognizer: UIGestureRecognizer, by view: UIView
  ) -> GestureReason<AnyObject> {
    guard view === recognizer.view else { return .refusedByView(view) }
    return .refusedByOwnView(view, isDelegate: recognizer.delegateObject === view)
  }

  // MARK: States

  private func setState(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State,
    _ reason: GestureReason<AnyObject>
  ) {
    let old = recognizer.attempt.state
    recognizer.attempt.state = state
    Door.tell(
      .state(recognizer: recognizer, from: GestureState(old), to: GestureState(state), reason))
  }

  /// Sends the action (GR-15).
  private func act(_ recognizer: UIGestureRecognizer) {
    recognizer.didAct()
    let registrations = recognizer.registrations
    Door.tell(.gestureAction(recognizer: recognizer, targets: registrations.count))
    for registration in registrations where !Door.isStopped {
      guard case .selector(let action, let target?) = registration.kind else { continue }
      guard let object = target.object else {
        Door.tell(.targetGone(selector: action.name, of: recognizer))
        continue
      }
      Door.tell(.action(selector: action.name, from: recognizer, to: object))
      if let segue = object as? UIStoryboardSegueTemplate {
        segue.perform(from: recognizer)
        continue
      }
      guard let performer = application.actionPerformer else { continue }
      if !performer.perform(action, on: object, sender: recognizer, event: nil) {
        performer.doesNotRecognize(action, object)
      }
    }
  }
}

extension UIGestureRecognizer.State {
  /// Whether a subclass may request a state in this one (GR-11, GR-12, GR-13).
  fileprivate func mayBecome(_ next: Self) -> Bool {
    switch self {
    case .possible: next != .possible && next != .changed
    case .began, .changed: next != .possible && next != .began
    case .ended, .cancelled, .failed: false
    }
  }
}

extension GestureState {
  /// The state of a recognizer, as records name it.
  package init(_ state: UIGestureRecognizer.State) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}
